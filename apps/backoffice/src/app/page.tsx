import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { lazy, type LazyPart } from '@mirante/ui-kit/boot/lazy.ts';
import type { BreadcrumbStep } from '@mirante/ui-kit/shell/breadcrumbs.tsx';
import type { ComponentType, ReactNode } from 'react';

/** A page declares its first endpoint in `needs`. Only those who may call it see the page. */
type NeedingPage = ComponentType & { needs: AnyEndpoint };
/** What a page is called in breadcrumbs; the ids are those in the address. */
type Label = (id: number, productId: number) => ReactNode;

export interface Page {
  path: string;
  /** The breadcrumbs, the page itself last. The ids are those in the address. */
  steps: (id: number, productId: number) => readonly BreadcrumbStep[];
  Screen: LazyPart;
  /** Loads the page without its guard; the home has none. */
  load?: () => Promise<NeedingPage>;
}

/** A lazily loaded page. Those without access see which roles have it. */
export const page = (path: string, label: string | Label, load: () => Promise<NeedingPage>): Page => ({
  path,
  steps: (...ids) => [{ label: typeof label === 'string' ? label : label(...ids) }],
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

/** A page with others below it, such as a list with its records, or a record with its form. */
export function pageTree(
  path: string,
  label: string | Label,
  load: () => Promise<NeedingPage>,
  under: readonly Page[] = [],
): Page[] {
  const top = page(path, label, load);
  return [top, ...below(top, under)];
}

/** The pages, with those of `top` before their own breadcrumbs. */
export const below = (top: Pick<Page, 'path' | 'steps'>, pages: readonly Page[]): Page[] =>
  pages.map((each) => ({
    ...each,
    steps: (id, productId) => {
      const to = top.path.replace(':id', String(id)).replace(':productId', String(productId));
      return [...top.steps(id, productId).map((step) => ({ to, ...step })), ...each.steps(id, productId)];
    },
  }));
