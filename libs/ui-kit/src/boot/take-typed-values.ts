declare global {
  interface Window {
    /** The prerendered page's field values by name, kept by the boot script. */
    typedEarly?: Record<string, string>;
  }
}

/**
 * Input typed into the page's fields before hydration, by name; returned once. `form`: the fields now, which may have
 * been re-rendered.
 */
export function takeTypedValues(form: HTMLFormElement): Record<string, string> {
  const { typedEarly = {} } = window;
  delete window.typedEarly;
  const shown = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { ...typedEarly, ...Object.fromEntries(shown.filter(([, text]) => text !== '')) };
}
