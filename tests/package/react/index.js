// A minimal React for the package's component on a server.

export const createElement = (type, props) => ({ type, props });
export const useEffect = () => {};
export const useImperativeHandle = () => {};
export const useRef = (current) => ({ current });
