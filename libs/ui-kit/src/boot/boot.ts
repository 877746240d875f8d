// For the boot script of an app.
/// <reference path="./press-again.ts" />
/// <reference path="./take-typed-values.ts" />
import { filesOf, isBuilt } from './opened-page.ts';

interface Start {
  /** Imports the app's `main.tsx`. */
  run: () => Promise<unknown>;
  /**
   * Whether the page is prerendered. It is painted before code is fetched, except what the page itself preloads: cached
   * code would delay the paint on a phone.
   */
  isDrawn: boolean;
  /** Names of prerendered fields whose text must survive. */
  fields?: readonly string[];
  /** Known next pages, by their names in the app's `vite.config.ts`. */
  ahead?: readonly string[];
  /** Further files of the opened page, from `openedPage()`. */
  files?: readonly string[];
}

/** Loads the app's code and runs it once the page and its deferred scripts are there. */
export async function startApp({ run, isDrawn, fields = [], ahead = [], files = [] }: Start): Promise<void> {
  if (!isBuilt()) return;
  if (isDrawn) holdPresses();
  keepTyped(fields);
  const isReady = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  if (isDrawn) await firstPaint();
  const links = [...new Set([...['main', ...ahead].flatMap(filesOf), ...files])].map(linkOf);
  const styles = links.filter(({ rel }) => rel === 'stylesheet').map(hasCome);
  document.head.append(...links);
  await Promise.all([isReady, ...styles]);
  await run();
}

/**
 * Holds the last press that only the app's code answers, for `pressAgain`: React does not know of what came before
 * it. A submitted form would navigate away with the input in the URL. Enter does nothing on a disabled button, as
 * prerendered: `data-entered` tells the form.
 */
function holdPresses(): void {
  let pressed: HTMLElement | null = null;
  const running = new AbortController();
  const { signal } = running;
  const hold = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
    if (control) pressed = isForCode(control) ? control : null;
  };
  addEventListener('click', hold, { signal });
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    pressed = event.submitter;
  });
  // Before React sees the key: it hydrates on it, and checks whether the form was submitted.
  const markEntered = ({ key, target }: KeyboardEvent) => {
    const form = key === 'Enter' && target instanceof HTMLInputElement ? target.form : null;
    if (form?.querySelector('[type=submit]:disabled')) form.dataset['entered'] = '';
  };
  addEventListener('keydown', markEntered, { capture: true });
  window.pressAgain = () => {
    running.abort();
    pressed?.click();
  };
}

/** A button, or a link that leads nowhere yet: its address is filled in when it is known. */
const isForCode = (control: HTMLElement): boolean =>
  !(control instanceof HTMLAnchorElement) || !control.href || control.hash === (location.hash || '#/');

/** Until a form takes it (`takeTypedValues`): React re-renders what it cannot hydrate, losing the input. */
function keepTyped(fields: readonly string[]): void {
  window.typedEarly = Object.fromEntries(fields.map((name) => [name, '']));
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && window.typedEarly && target.name in window.typedEarly)
      window.typedEarly[target.name] = target.value;
  });
}

/** Styles are applied at once: an import that finds its own in the page does not wait for them. */
function linkOf(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  link.href = `/${file}`;
  return link;
}

/** A failed one is ignored: the import that needs it retries and reports. */
const hasCome = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      resolve();
    });
  });

const LONGEST_WAIT_MS = 3000;

/** Resolves at once on a hidden page, which is not painted, and after `LONGEST_WAIT_MS` in any case. */
const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint'))
      return resolve();
    setTimeout(resolve, LONGEST_WAIT_MS);
    new PerformanceObserver((_paints, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
