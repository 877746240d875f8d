import { ABSENT, day, dayTime } from '@mirante/domain/format.ts';
import { isMoment, valuesOf, type AuditedResource } from '@mirante/domain/house/audit.ts';

export const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A column's value, or a list filter's, as displayed text. */
export function inWords(resource: AuditedResource, column: string, value: unknown): string {
  if (isNothing(value)) return ABSENT;
  const values = valuesOf(resource, column);
  if (typeof values === 'function') return values(value as never);
  return values?.[String(value)] ?? plainly(column, value);
}

function plainly(column: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number')
    return value.toLocaleString('pt-BR', { maximumFractionDigits: 8, useGrouping: !/(^|[._])id$/.test(column) });
  if (typeof value !== 'string') return JSON.stringify(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return day(value);
  if (isMoment(value)) return dayTime(value);
  return value;
}
