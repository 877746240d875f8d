const NAME = '__Secure-phone';
const DAYS = 30;

/** The cookie with the logged-in phone for the house's other sites; without a domain, for this host alone. */
export function phoneCookie(phone: string | null, domain: string): string {
  const value = phone ? `${btoa(phone)}; Max-Age=${DAYS * 86_400}` : '; Max-Age=0';
  return `${NAME}=${value}; ${domain && `Domain=${domain}; `}Path=/; Secure; SameSite=Lax`;
}

export function setPhoneCookie(phone: string | null, domain: string): void {
  document.cookie = phoneCookie(phone, domain);
}
