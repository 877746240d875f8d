import { compactCnpj } from '@mirante/domain/cnpj.ts';
import { isCalendarDay } from '@mirante/domain/dates.ts';
import { linesOf } from './lines.ts';
import { emptyBatch, QuoteFault, type Knows, type Quote, type Read, type ReadBatch } from './port.ts';

interface Columns {
  cnpj: number;
  day: number;
  quota: number;
  /** -1 in files without the column. */
  subclass: number;
  count: number;
}

/**
 * Parses CVM's daily fund report (inf_diario_fi) with any of its three heads, by column names. Subclasses have quotas
 * of their own, and are skipped.
 * @throws {QuoteFault} for another file
 */
export async function* readInfDiario(chunks: AsyncIterable<Buffer>, knows: Knows): Read {
  let columns: Columns | undefined;
  let number = 0;
  for await (const lines of linesOf(chunks)) {
    const batch = emptyBatch();
    for (const line of lines) {
      number += 1;
      if (line.length === 0) continue;
      const fields = line.toString('latin1').split(';');
      if (columns) readLine(fields, number, { batch, columns, knows });
      else columns = columnsIn(fields);
    }
    yield batch;
  }
  if (!columns) throw new QuoteFault('O arquivo está vazio.');
}

function columnsIn(head: string[]): Columns {
  const names = head.map((name) => name.replace(/^ï»¿/, '').replaceAll('"', '').trim().toUpperCase());
  const at = (...called: string[]): number => {
    const place = names.findIndex((name) => called.includes(name));
    if (place < 0) throw new QuoteFault(`O arquivo não é o informe diário da CVM: falta a coluna ${called[0]}.`);
    return place;
  };
  return {
    cnpj: at('CNPJ_FUNDO_CLASSE', 'CNPJ_FUNDO'),
    day: at('DT_COMPTC'),
    quota: at('VL_QUOTA'),
    subclass: names.indexOf('ID_SUBCLASSE'),
    count: names.length,
  };
}

function readLine(
  fields: string[],
  line: number,
  { batch, columns, knows }: { batch: ReadBatch; columns: Columns; knows: Knows },
): void {
  batch.lines += 1;
  if (fields.length !== columns.count) {
    const why = `A linha tem ${fields.length} colunas, e o cabeçalho ${columns.count}.`;
    return void batch.refused.push({ line, why });
  }
  const cnpj = compactCnpj(fields[columns.cnpj]!);
  if (!knows(cnpj)) return void batch.unknown.push(cnpj);
  if (columns.subclass >= 0 && fields[columns.subclass]!.trim() !== '') return void (batch.filtered += 1);
  const found = quotaIn(cnpj, fields[columns.day]!.trim(), fields[columns.quota]!.trim());
  if (typeof found === 'string') batch.refused.push({ line, why: found });
  else batch.quotes.push(found);
}

function quotaIn(name: string, day: string, quota: string): Quote | string {
  if (!isCalendarDay(day)) return `${name}: a data não existe.`;
  const value = /^\d+(\.\d+)?$/.test(quota) ? Number(quota) : NaN;
  if (Number.isNaN(value)) return `${name}: a cota não é um número.`;
  if (value === 0) return `${name}: a cota é zero.`;
  return { name, day, value };
}
