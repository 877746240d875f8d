const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])):not([disabled], [type="hidden"], [inert] *)';
const SCOPES = '[role="dialog"], [role="alertdialog"], main';

/**
 * Keeps the keyboard's place when a key press removes or disables the focused control (WCAG 2.4.3): the focus returns
 * to it once it is enabled again, or moves to the next control in the same dialog or page, or else to the one before.
 * What moves the focus itself comes first. Ends with the signal.
 */
export function restoreFocus(signal: AbortSignal): void {
  if (signal.aborted) return;
  let focused: HTMLElement | undefined;
  let isByKey = false;
  const noteKey = () => void (isByKey = true);
  const notePointer = () => void (isByKey = false);
  const noteFocus = ({ target }: FocusEvent) => void (focused = target as HTMLElement);
  // Left on purpose, unless it is gone or disabled.
  const noteBlur = () =>
    queueMicrotask(() => {
      if (document.activeElement === document.body && isUsable(focused)) focused = undefined;
    });
  const observer = new MutationObserver((changes) => {
    if (!focused || !isByKey) return;
    const lost = focused;
    const place = lost.isConnected ? undefined : placeOf(lost, changes);
    const isBack = isUsable(lost) && document.activeElement === document.body;
    if (!place && !isBack) return;
    // After the frame: a page, a dialog or a list may move the focus itself.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const next = place ? nextTo(place, lost) : lost;
        next?.focus({ preventScroll: next.matches('h1') });
      }),
    );
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('keydown', noteKey, { capture: true, signal });
  document.addEventListener('pointerdown', notePointer, { capture: true, signal });
  document.addEventListener('focusin', noteFocus, { signal });
  document.addEventListener('focusout', noteBlur, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}

const isUsable = (element: HTMLElement | undefined): boolean =>
  element?.isConnected === true && !element.matches('[disabled]');

/** Where an element was: in a parent, after a sibling. */
interface Place {
  parent: Node;
  before: Node | null;
}

function placeOf(lost: HTMLElement, changes: readonly MutationRecord[]): Place | undefined {
  const removal = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)));
  return removal && { parent: removal.target, before: removal.previousSibling };
}

function nextTo({ parent, before }: Place, lost: HTMLElement): HTMLElement | undefined {
  const from = parent instanceof Element && parent.isConnected ? parent : undefined;
  const scope = from?.closest(SCOPES) ?? document.querySelector('main') ?? document.body;
  // A page's title has the focus when it is opened: what replaces a skeleton has another one. Beside the page are
  // dialogs: one that no control opened has none to return to.
  const title = (lost.matches('h1') || from === document.body) && scope.querySelector<HTMLElement>('h1[tabindex]');
  if (title) return title;
  const controls = [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (each) => (each.checkVisibility?.() ?? true) && !isPassedOver(each),
  );
  const mark = before?.isConnected ? before : undefined;
  const isAfter = (each: HTMLElement) =>
    mark ? follows(mark, each) && !mark.contains(each) : from ? from.contains(each) || follows(from, each) : true;
  return controls.find(isAfter) ?? controls.at(-1);
}

/** Of a group of radios, Tab stops at the checked one. */
const isPassedOver = (each: HTMLElement): boolean =>
  each instanceof HTMLInputElement &&
  each.type === 'radio' &&
  !each.checked &&
  document.querySelector(`input[name="${each.name}"]:checked`) !== null;

const follows = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
