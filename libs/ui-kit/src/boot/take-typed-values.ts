declare global {
  interface Window {
    /** Texts of the drawn page's fields by name, kept by the boot script. */
    typedEarly?: Record<string, string>;
  }
}

/** What was typed into the page's fields, by name, before the code that reads them came; given once. `form`: its fields on the page now, which may have been drawn anew. */
export function takeTypedValues(form: HTMLFormElement): Record<string, string> {
  const { typedEarly = {} } = window;
  delete window.typedEarly;
  const shown = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { ...typedEarly, ...Object.fromEntries(shown.filter(([, text]) => text !== '')) };
}
