import { lazy, type ComponentType } from 'react';

/** A part of the app that is fetched when it is shown, with the store that it stands on. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [{ withStore }, Part] = await Promise.all([import('./with-store.tsx'), load()]);
    return { default: withStore(Part) };
  });
