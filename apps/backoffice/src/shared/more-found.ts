import { integer } from '@mirante/domain/format.ts';
import type { Page } from '@mirante/domain/records/page.ts';

/** Says that a selector shows only the first records found. */
export const moreFound = ({ items, total, total_is_estimate }: Page<unknown>): string | undefined =>
  items.length < total
    ? `Mostrando ${items.length} de ${total_is_estimate ? 'mais de ' : ''}${integer(total)}. Busque para encontrar mais.`
    : undefined;
