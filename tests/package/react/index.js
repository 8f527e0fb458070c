// As much of React as a server needs for the package's component, without React itself.

export const createElement = (type, props) => ({ type, props });
export const useEffect = () => {};
export const useImperativeHandle = () => {};
export const useRef = (current) => ({ current });
