import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { lazy, type LazyPart } from '@mirante/ui-kit/boot/lazy.ts';
import type { ComponentType, ReactNode } from 'react';
import { Crumb } from './crumb.tsx';

/** A page says what it needs: the call that it begins with. Only those who may make it see the page. */
type NeedingPage = ComponentType & { needs: AnyEndpoint };

export interface Page {
  path: string;
  /** Where one is, in the top bar: its name, or the way to it. The ids are those of the address. */
  crumb: (id: number, productId: number) => ReactNode;
  Screen: LazyPart;
  /** The page without its guard; the home has none. */
  load?: () => Promise<NeedingPage>;
}

/** A page that is fetched when it is first opened. Who may not see it is told whose it is. */
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

/** A list, and the pages under it: the way to those that have but a name leads over the list. */
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
