import { ABSENT } from '@mirante/domain/format.ts';
import type { ClientProduct } from '@mirante/domain/products/client-product.ts';

/** When an acquisition ends, as `write` has it. An active one without an end lasts for ever. */
export const endWords = (
  { expires_at: end, status }: Pick<ClientProduct, 'expires_at' | 'status'>,
  write: (end: string) => string,
): string => (end ? write(end) : status === 'active' ? 'Sem vencimento' : ABSENT);
