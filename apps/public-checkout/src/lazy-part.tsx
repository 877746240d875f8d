import { UNREACHABLE } from '@mirante/contract/problem.ts';
import { lazy, type ComponentType } from 'react';
import { CouldNotLoad } from './shell/could-not-load.tsx';

/** Shown if code fails to load, offline or after a deployment: the input is stored, so the page may reload. */
const LoadFailed = () => <CouldNotLoad what="esta parte da página" why={UNREACHABLE} again={() => location.reload()} />;

/** A lazily loaded part of the app. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => LoadFailed) }));

/** The same, with the store that it needs. */
export const lazyPartWithStore = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(async () => {
    const [{ withStore }, Part] = await Promise.all([import('./with-store.tsx'), load()]);
    return withStore(Part);
  });
