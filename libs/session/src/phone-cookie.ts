const NAME = '__Secure-phone';
const DAYS = 30;

/** The cookie with the logged-in phone for the house's other sites; undefined without a domain. */
export function phoneCookie(phone: string | null | undefined, domain: string): string | undefined {
  if (!domain) return undefined;
  const value = phone ? `${btoa(phone)}; Max-Age=${DAYS * 86_400}` : '; Max-Age=0';
  return `${NAME}=${value}; Domain=${domain}; Path=/; Secure; SameSite=Lax`;
}

export function setPhoneCookie(phone: string | null | undefined, domain: string): void {
  const cookie = phoneCookie(phone, domain);
  if (cookie) document.cookie = cookie;
}
