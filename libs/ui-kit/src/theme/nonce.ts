/** The page's own key for styles made at run time; without it a strict policy drops them. */
export const nonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
