/** Enough to recognise one's own data, and too little to learn another's. */
const DOTS = '•••';

/** `Ana N.` of `Ana Beatriz Nogueira`: the first name, and the last one's initial. */
export function maskedName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return [first, ...others.slice(-1).map((word) => `${word.charAt(0)}.`)].join(' ');
}

/** `a•••@exemplo.com.br`. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*(?=@)/, `$1${DOTS}`);

/** `•••.982.241-••` of eleven digits. */
export const maskedCpf = (digits: string): string => digits.replace(/^\d{3}(\d{3})(\d{3})\d{2}$/, `${DOTS}.$1.$2-••`);

/** `••• 4321` of an E.164 number. */
export const maskedPhone = (e164: string): string => `${DOTS} ${e164.slice(-4)}`;

/** `Avenida Paulista, São Paulo / SP`: without number and CEP. */
export const maskedAddress = ({
  address,
  city,
  state,
}: {
  address?: string | null;
  city?: string | null;
  state?: string | null;
}): string | null => (address ? `${address}, ${city} / ${state}` : null);
