import { isCalendarDay } from '@mirante/domain/dates.ts';
import { indexValueFault } from '@mirante/domain/investments/quote.ts';
import type { IndexCode } from '@mirante/domain/investments/quote-load.ts';
import { dayFromTyped, numberFromTyped } from '@mirante/domain/typed-number.ts';
import { emptyBatch, QuoteFault, type Quote, type ReadBatch } from './port.ts';

interface Value {
  line: number;
  data: unknown;
  valor: unknown;
}

/**
 * Parses an index's values in the central bank's SGS formats: JSON (`[{"data":"02/01/2026","valor":"0.0489"}]`), or CSV
 * (`data;valor`, with decimal commas).
 * @throws {QuoteFault} for neither
 */
export function readSgs(text: string, index: IndexCode): ReadBatch {
  const values = text.trimStart().startsWith('[') ? valuesInJson(text) : valuesInCsv(text);
  const batch = { ...emptyBatch(), lines: values.length };
  for (const { line, data, valor } of values) {
    const found = quoteOf(index, data, valor);
    if (typeof found === 'string') batch.refused.push({ line, why: found });
    else batch.quotes.push(found);
  }
  return batch;
}

function valuesInJson(text: string): Value[] {
  try {
    const list = JSON.parse(text) as ({ data?: unknown; valor?: unknown } | null)[];
    return list.map((item, i) => ({ line: i + 1, data: item?.data, valor: item?.valor }));
  } catch {
    throw new QuoteFault('O arquivo não é uma série do Banco Central: o JSON está incompleto.');
  }
}

function valuesInCsv(text: string): Value[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const plain = (line: string) => line.split(';').map((field) => field.replaceAll('"', '').trim());
  const [data, valor] = plain(head);
  if (data?.toLowerCase() !== 'data' || valor?.toLowerCase() !== 'valor')
    throw new QuoteFault('O arquivo não é uma série do Banco Central: a primeira linha deve ser data;valor.');
  return lines
    .map((line, i) => ({ line: i + 2, fields: plain(line) }))
    .filter(({ fields }) => fields.length > 1)
    .map(({ line, fields }) => ({ line, data: fields[0], valor: numberFromTyped(fields[1]!) }));
}

function quoteOf(name: IndexCode, data: unknown, valor: unknown): Quote | string {
  const day = typeof data === 'string' ? dayFromTyped(data) : '';
  if (!isCalendarDay(day)) return 'A data não existe.';
  const value = typeof valor === 'string' && /^-?\d+(\.\d+)?$/.test(valor) ? Number(valor) : valor;
  if (typeof value !== 'number' || Number.isNaN(value)) return 'O valor não é um número.';
  return indexValueFault(name, day, value) ?? { name, day, value };
}
