import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { lazy, type LazyPart } from '@mirante/ui-kit/boot/lazy.ts';
import type { ComponentType, ReactNode } from 'react';
import { Crumb } from './crumb.tsx';

/** A page declares its first endpoint in `needs`. Only those who may call it see the page. */
type NeedingPage = ComponentType & { needs: AnyEndpoint };

export interface Page {
  path: string;
  /** The breadcrumb in the top bar. The ids are those in the address. */
  crumb: (id: number, productId: number) => ReactNode;
  Screen: LazyPart;
  /** Loads the page without its guard; the home has none. */
  load?: () => Promise<NeedingPage>;
}

/** A lazily loaded page. Those without access see which roles have it. */
export const page = (path: string, crumb: string | Page['crumb'], load: () => Promise<NeedingPage>): Page => ({
  path,
  crumb: typeof crumb === 'string' ? () => crumb : crumb,
  load,
  Screen: lazy(async () => {
    const [Needing, { Allowed }] = await Promise.all([load(), import('./allowed.tsx')]);
    return {
      default: () => (
        <Allowed call={Needing.needs}>
          <Needing />
        </Allowed>
      ),
    };
  }),
});

/** A list, and its detail pages: breadcrumbs that are only a name get the list in front. */
export function list(name: string, path: string, load: () => Promise<NeedingPage>, under: Page[] = []): Page[] {
  const overList = ({ crumb, ...one }: Page): Page => ({
    ...one,
    crumb: (...ids) => {
      const here = crumb(...ids);
      return typeof here === 'string' ? <Crumb of={name} to={path} here={here} /> : here;
    },
  });
  return [page(path, name, load), ...under.map(overList)];
}
