import type { BrowserContext, Page } from 'playwright/test';

/**
 * Every address that one of the context's pages is sent to begins a new document. The apps' addresses differ only behind the `#`: otherwise the page before
 * would stay on screen for a while, with its lists, toasts, dialogs and calls under way, and answer for the one that is asked for.
 */
export function reloadOnNavigation(context: BrowserContext, baseURL: string | undefined): void {
  context.on('page', (page) => {
    const open = page.goto.bind(page);
    page.goto = async (url, options) => {
      if (isOnlyHashAway(page, new URL(url, baseURL))) await open('about:blank');
      return open(url, options);
    };
  });
}

function isOnlyHashAway(page: Page, { origin, pathname, search }: URL): boolean {
  const here = new URL(page.url());
  return here.origin === origin && here.pathname === pathname && here.search === search;
}
