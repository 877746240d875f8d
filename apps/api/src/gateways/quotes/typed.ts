import { compactCnpj, isCnpj } from '@mirante/domain/cnpj.ts';
import { isCalendarDay } from '@mirante/domain/dates.ts';
import { pastedCell } from '@mirante/domain/investments/pasted-cell.ts';
import { indexValueFault } from '@mirante/domain/investments/quote.ts';
import { indexCodes, indexLabels, type IndexCode, type QuoteKind } from '@mirante/domain/investments/quote-load.ts';
import { isBankingDay, isTradingDay } from '@mirante/domain/trading-days.ts';
import { dayFromTyped, numberFromTyped } from '@mirante/domain/typed-number.ts';
import { emptyBatch, type Knows, type Quote, type ReadBatch } from './port.ts';

interface Typed {
  kind: QuoteKind;
  text: string;
  /** For lines without a day. */
  day?: string | null | undefined;
}

/** Parses typed or pasted lines: name, day and value, or name and value with a common day. */
export function readTyped({ kind, text, day }: Typed, { knows, today }: { knows: Knows; today: string }): ReadBatch {
  const batch = emptyBatch();
  text.split(/\r?\n/).forEach((line, i) => {
    const fields = line.split(/[\t;]/).map(pastedCell);
    if (fields.every((field) => field === '')) return;
    batch.lines += 1;
    const name = nameOf(kind, fields[0]!);
    if (fields.length < 2 || fields.length > 3) {
      const why = 'A linha deve ter nome, dia e valor, separados por tabulação ou ponto e vírgula.';
      return void batch.refused.push({ line: i + 1, why });
    }
    if (!knows(name)) return void batch.unknown.push(fields[0]!);
    const [asDay, value] = fields.length === 3 ? [dayFromTyped(fields[1]!), fields[2]!] : [day ?? '', fields[1]!];
    const quote = { name, day: asDay, value: numberFromTyped(value) ?? NaN };
    const fault = faultOf(kind, quote, today);
    if (fault) batch.refused.push({ line: i + 1, why: `${fields[0]}: ${fault}` });
    else batch.quotes.push(quote);
  });
  return batch;
}

function nameOf(kind: QuoteKind, typed: string): string {
  if (kind === 'closes') return typed.toUpperCase();
  if (kind === 'indexes')
    return indexCodes.find((index) => indexLabels[index].toUpperCase() === typed.toUpperCase()) ?? typed;
  const cnpj = compactCnpj(typed);
  return isCnpj(cnpj) ? cnpj : typed.toUpperCase();
}

function faultOf(kind: QuoteKind, { name, day, value }: Quote, today: string): string | undefined {
  if (!isCalendarDay(day)) return 'a data não existe.';
  if (day > today) return 'a data está no futuro.';
  if (kind === 'closes' || name === 'ibovespa') {
    if (!isTradingDay(day)) return 'não houve pregão nesse dia.';
  } else if (name !== 'ipca' && !isBankingDay(day)) return 'não foi um dia útil.';
  if (Number.isNaN(value)) return 'o valor não é um número.';
  if (kind === 'indexes') return indexValueFault(name as IndexCode, day, value);
  return value > 0 ? undefined : 'o valor deve ser maior que zero.';
}
