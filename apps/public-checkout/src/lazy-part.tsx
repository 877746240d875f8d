import { lazy, type ComponentType } from 'react';
import { CouldNotLoad } from './shell/could-not-load.tsx';

/** Where code does not come, without a network or after a new version: what was typed is kept, so the page may load anew. */
const LoadFailed = () => <CouldNotLoad what="esta parte da página" again={() => location.reload()} />;

/** A part of the app that is fetched when it is shown. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => LoadFailed) }));

/** The same, with the store that it stands on. */
export const lazyPartWithStore = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(async () => {
    const [{ withStore }, Part] = await Promise.all([import('./with-store.tsx'), load()]);
    return withStore(Part);
  });
