import {
  Children,
  isValidElement,
  lazy as reactLazy,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';

type Module<Props> = { default: ComponentType<Props> };
interface Preloadable {
  /** Loads the module, so that the first render does not suspend. */
  preload: () => Promise<void>;
}

export type LazyPart<Props extends object = object> = LazyExoticComponent<ComponentType<Props>> & Preloadable;

/**
 * `React.lazy` that renders at once when its module is loaded. React delays content after a fallback by 300 ms, and a
 * finished import still resolves in a later task: nested parts would each wait.
 */
export function lazy<Props extends object>(load: () => Promise<Module<Props>>): LazyPart<Props> {
  let loaded: Module<Props> | undefined;
  const Part = reactLazy(() => (loaded ? fulfilled(loaded) : load()));
  const preload = async () => {
    loaded = await load();
  };
  return Object.assign(Part, { preload } satisfies Preloadable);
}

/** A thenable that resolves synchronously for React. */
const fulfilled = <Value>(value: Value): Promise<Value> =>
  // oxlint-disable-next-line unicorn/no-thenable -- React calls `then`; a promise would resolve a task later
  ({ then: (take: (value: Value) => void) => take(value) }) as Promise<Value>;

/** Loads the lazy parts of elements. Failures are left to the page's error boundary. */
export async function preloadParts(elements: readonly ReactNode[]): Promise<void> {
  await Promise.allSettled(elements.flatMap(partsIn).map(({ preload }) => preload()));
}

function partsIn(node: ReactNode): Preloadable[] {
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  const { type, props } = node;
  const own = isPreloadable(type) ? [type] : [];
  return [...own, ...Children.toArray(props.children).flatMap(partsIn)];
}

const isPreloadable = (type: unknown): type is Preloadable =>
  typeof type === 'object' && type !== null && 'preload' in type;
