/** Named timers, each replaced by a new one of its name, and unnamed ones. */
export function timersOf<Name extends string>(due: (name: Name) => void) {
  const named = new Map<Name, ReturnType<typeof setTimeout>>();
  const others = new Set<ReturnType<typeof setTimeout>>();
  const stop = (name: Name) => {
    clearTimeout(named.get(name));
    named.delete(name);
  };
  return {
    /** In `ms` milliseconds, plus up to `spread`. */
    start(name: Name, ms: number, spread = 0): void {
      stop(name);
      named.set(
        name,
        setTimeout(() => due(name), ms + Math.random() * spread),
      );
    },
    stop,
    later(ms: number, act: () => void): void {
      const timer = setTimeout(() => {
        others.delete(timer);
        act();
      }, ms);
      others.add(timer);
    },
    stopAll(): void {
      for (const timer of [...named.values(), ...others]) clearTimeout(timer);
    },
  };
}
