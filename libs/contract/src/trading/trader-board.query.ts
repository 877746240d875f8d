import type { Fields } from '../lazy-schema.ts';

export const traderMessageSorts = [
  'trader_message.id',
  'trader_message.created_at',
  'trader_message.updated_at',
] as const;
export const traderMessageFilters = ({ day, id, str }: Fields) => ({
  'trader_message.id': id(),
  /** Any part of the text. */
  'trader_message.filter': str().max(120),
  /** On this day or later. */
  'trader_message.created_at': day(),
});
