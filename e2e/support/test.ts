import { type BrowserContext, type Page, test as base } from 'playwright/test';
import { address, timeAddress } from './address.ts';
import { reloadOnNavigation } from './reload-on-navigation.ts';

export { expect } from 'playwright/test';

/** An answer of the API that is not 2xx is the app's to show; a broken page or a breach of the policy is nobody's. */
const EXPECTED = /^Failed to load resource: the server responded with a status of 4\d\d/;

const unwatched = new WeakSet<BrowserContext>();

/** For tools that work inside the page, against its policy: axe copies style sheets into inline ones. */
export async function withoutWatch<T>(page: Page, act: () => Promise<T>): Promise<T> {
  unwatched.add(page.context());
  return act().finally(() => unwatched.delete(page.context()));
}

interface Watch {
  /** What this test provokes on purpose: `test.use({ provoked: /status of 503/ })`. */
  provoked: RegExp | null;
  watched: void;
}

/** Playwright's `test`, failing also where a page logs an error, throws, or breaks its content security policy. */
export const test = base.extend<Watch, { deployment: void }>({
  deployment: [
    async ({ playwright: _ }, use, { project }) => {
      if (project.name === 'time') Object.assign(address, timeAddress);
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  provoked: [null, { option: true }],
  watched: [
    async ({ browser, context, baseURL, provoked }, use) => {
      const faults: string[] = [];
      const attend = (one: BrowserContext) => {
        const note = (text: string) =>
          unwatched.has(one) || EXPECTED.test(text) || provoked?.test(text) || faults.push(text);
        one.on('console', (message) => message.type() === 'error' && note(message.text()));
        one.on('weberror', (error) => note(error.error().message));
        reloadOnNavigation(one, baseURL);
      };
      attend(context);
      // Who else takes part has a browser of their own, until the test ends.
      const others: BrowserContext[] = [];
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const other = await newContext(options);
        attend(other);
        others.push(other);
        return other;
      };
      await use();
      browser.newContext = newContext;
      for (const other of others) await other.close();
      if (faults.length > 0) throw new Error(`The page broke:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});
