/** The parts of React that the package's component uses. The repository does not install React for its checks. */
declare module "react" {
  export function createElement(type: string, props: Record<string, unknown>): unknown;
  export function useEffect(effect: () => unknown, dependencies?: unknown[]): void;
  export function useImperativeHandle(
    ref: unknown,
    make: () => unknown,
    dependencies?: unknown[],
  ): void;
  export function useRef<Value>(value: Value): { current: Value };
}

/** Defines the element. */
declare module "warren-games/element";
