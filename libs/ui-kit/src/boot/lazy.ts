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
  /** Fetches the module, so that the part's first drawing does not suspend. */
  preload: () => Promise<void>;
}

export type LazyPart<Props extends object = object> = LazyExoticComponent<ComponentType<Props>> & Preloadable;

/**
 * `React.lazy` that is drawn at once where its module is here. React holds back by 300 ms what comes after a fallback, and an import that is
 * long done still ends in a later task: each part within a part would wait so.
 */
export function lazy<Props extends object>(load: () => Promise<Module<Props>>): LazyPart<Props> {
  let loaded: Module<Props> | undefined;
  const Part = reactLazy(() => (loaded ? fulfilled(loaded) : load()));
  const preload = async () => {
    loaded = await load();
  };
  return Object.assign(Part, { preload } satisfies Preloadable);
}

/** React asks it for the value and goes on if it is told at once. */
const fulfilled = <Value>(value: Value): Promise<Value> =>
  // oxlint-disable-next-line unicorn/no-thenable -- React asks it for its value, and a promise tells that a task too late.
  ({ then: (take: (value: Value) => void) => take(value) }) as Promise<Value>;

/** Fetches the lazy parts that elements name. What does not come is left to the page's own boundary. */
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
