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
      const next = new URL(url, baseURL);
      if (!isOnlyHashAway(page, next)) return open(url, options);
      // Unlike another page in between, a reload keeps the process, and with it the compiled code.
      await page.evaluate((href) => history.pushState(null, '', href), next.href);
      return page.reload(options);
    };
  });
}

function isOnlyHashAway(page: Page, { origin, pathname, search }: URL): boolean {
  const here = new URL(page.url());
  return here.origin === origin && here.pathname === pathname && here.search === search;
}
