import { lazy, type LazyPart } from '@mirante/ui-kit/boot/lazy.ts';
import { NotLoaded } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import type { OpenedMenu } from '@mirante/ui-kit/states/use-menu-button.ts';
import type { ComponentType } from 'react';

/**
 * What is loaded to act on rows of a list: their menu, or the bar of the selected ones. Without its code, offline or
 * after a deployment, the list around it stays.
 */
export function lazyActs<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const Part = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NoActs) }));
  const { preload } = Part;
  // What could not be had ahead of time is requested again once it is opened.
  return Object.assign(Part, { preload: () => load().then(preload) });
}

/** A menu is rendered until its list is left; it is told each time that it is opened. */
const NoActs = ({ menu }: { menu?: OpenedMenu }) =>
  menu?.anchor === null ? null : <NotLoaded {...(menu && { onClose: menu.onClose })} />;
