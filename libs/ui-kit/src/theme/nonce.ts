/** The page's CSP nonce for styles added at run time; without it a strict policy blocks them. */
export const nonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
