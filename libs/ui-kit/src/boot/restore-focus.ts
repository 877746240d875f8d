const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])):not([disabled], [type="hidden"], [inert] *)';
const SCOPES = '[role="dialog"], [role="alertdialog"], main';

/**
 * Keeps the keyboard's place when a key press removes or disables the focused control (WCAG 2.4.3): the focus returns
 * to it once it is enabled again, or moves to the next control in the same dialog or page, or else to the one before; of
 * a page that was replaced as a whole, or has no other control, to the title.
 * What moves the focus itself comes first. Ends with the signal.
 */
export function restoreFocus(signal: AbortSignal): void {
  if (signal.aborted) return;
  let focused: HTMLElement | undefined;
  let isByKey = false;
  const noteKey = () => void (isByKey = true);
  const notePointer = () => void (isByKey = false);
  let isPageLost = false;
  const noteFocus = ({ target }: FocusEvent) => {
    focused = target as HTMLElement;
    isPageLost = false;
  };
  // Left on purpose, unless it is gone, disabled, or hidden by what waits for code.
  const noteBlur = () =>
    queueMicrotask(() => {
      if (document.activeElement === document.body && isUsable(focused)) focused = undefined;
    });
  const observer = new MutationObserver((changes) => {
    if (!focused || !isByKey) return;
    const lost = focused;
    const removal = lost.isConnected ? undefined : removalOf(lost, changes);
    if (removal) isPageLost = lost.matches('h1') || holdsTitle(removal, lost);
    const isBack = isUsable(lost) && document.activeElement === document.body;
    if (!removal && !isBack && !isPageLost) return;
    // After the frame: a page, a dialog or a list may move the focus itself.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        // What replaces a page may show its title later.
        const next = isPageLost ? titleIn(document) : removal ? nextTo(removal) : lost;
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
  element?.isConnected === true && !element.matches('[disabled]') && isVisible(element);

const isVisible = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

const removalOf = (lost: HTMLElement, changes: readonly MutationRecord[]) =>
  changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)));

/** Whether the page's title went with the element: the whole page was replaced. */
const holdsTitle = ({ removedNodes }: MutationRecord, lost: HTMLElement): boolean =>
  [...removedNodes].some((node) => node.contains(lost) && (node as HTMLElement).querySelector('h1') !== null);

const titleIn = (scope: ParentNode) => scope.querySelector<HTMLElement>('h1[tabindex]') ?? undefined;

function nextTo({ target: parent, previousSibling: before }: MutationRecord): HTMLElement | undefined {
  const from = parent instanceof Element && parent.isConnected ? parent : undefined;
  const scope = from?.closest(SCOPES) ?? document.querySelector('main') ?? document.body;
  // Beside the page are dialogs: one that no control opened has none to return to.
  const title = from === document.body ? titleIn(scope) : undefined;
  if (title) return title;
  const controls = [...scope.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (each) => isVisible(each) && !isPassedOver(each),
  );
  const mark = before?.isConnected ? before : undefined;
  const isAfter = (each: HTMLElement) =>
    mark ? follows(mark, each) && !mark.contains(each) : from ? from.contains(each) || follows(from, each) : true;
  return controls.find(isAfter) ?? controls.at(-1) ?? titleIn(scope);
}

/** Of a group of radios, Tab stops at the checked one. */
const isPassedOver = (each: HTMLElement): boolean =>
  each instanceof HTMLInputElement &&
  each.type === 'radio' &&
  !each.checked &&
  document.querySelector(`input[name="${each.name}"]:checked`) !== null;

const follows = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
