import type { BrowserContext, Page } from 'playwright/test';

/**
 * Makes every `goto` of the context's pages load a new document. The apps' addresses differ only in the hash: otherwise
 * the previous page would stay on screen for a while, with its lists, toasts, dialogs and pending calls, and satisfy
 * checks of the next one.
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
