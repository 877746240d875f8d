export type Command =
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'zoom-in'
  | 'zoom-out'
  | 'zoom-reset'
  | 'search'
  | 'print'
  | 'close';

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const withControl: Record<string, Command> = {
  f: 'search',
  p: 'print',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'zoom-reset',
};
/** No characters, which speech input types by mistake and nothing here turns off (WCAG 2.1.4). */
const alone: Record<string, Command> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  Escape: 'close',
};

/** The command of a key. In a text field only Ctrl combinations and Escape are commands. */
export function commandOf({ key, ctrlKey, metaKey, altKey }: Press, isTyping: boolean): Command | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return withControl[key.toLowerCase()];
  return isTyping && key !== 'Escape' ? undefined : alone[key];
}

/** Whether keys pressed there type or select something. */
export const isTypingIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
