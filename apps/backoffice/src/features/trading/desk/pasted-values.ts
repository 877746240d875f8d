import { groupBy } from '@mirante/domain/group-by.ts';
import { MAX_VALUES } from '@mirante/contract/trading/trades.form.ts';
import type { OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { isFar, readValue } from './value-drafts.ts';

/** A spreadsheet line: a value for an asset, or its error. */
export interface PastedLine {
  /** The line number, from 1. */
  line: number;
  asset: string;
  value?: number;
  before: number | null;
  /** The number of open trades that it changes. */
  trades: number;
  isFar: boolean;
  problem?: string;
}

/**
 * Parses lines of an asset and its value, separated by a tab, a semicolon or spaces; further columns and a header are
 * ignored, and so are the quotes of a CSV file.
 */
export function pastedLines(text: string, open: readonly OwnTradeRow[]): PastedLine[] {
  const byAsset = groupBy(open, ({ quoted_as }) => quoted_as);
  const lines = text
    .replaceAll('"', '')
    .split(/\r?\n/)
    .flatMap((said, n) => (said.trim() === '' ? [] : [{ said, line: n + 1 }]));
  const first = new Map<string, number>();
  return lines.flatMap(({ said, line }, n) => {
    const [, code = '', rest = ''] = /^\s*([^\s;]+)[\s;]*(.*)$/.exec(said) ?? [];
    const cell = rest.split(/[\t;]/)[0]!;
    if (n === 0 && lines.length > 1 && !/\d/.test(cell)) return [];
    const asset = code.toUpperCase();
    const trades = byAsset.get(asset) ?? [];
    const before = trades[0]?.current_value ?? null;
    const found = readValue(cell);
    const value = 'value' in found ? found.value : undefined;
    const read = { line, asset, before, trades: trades.length, isFar: value !== undefined && isFar(before, value) };
    const problem = problemOf(read, {
      failure: 'failure' in found ? found.failure : undefined,
      first: first.get(asset),
    });
    if (!first.has(asset)) first.set(asset, line);
    return [{ ...read, ...(value !== undefined && { value }), ...(problem && { problem }) }];
  });
}

function problemOf(
  { trades }: Pick<PastedLine, 'trades'>,
  { failure, first }: { failure: string | undefined; first: number | undefined },
): string | undefined {
  if (first !== undefined) return `Ativo repetido: vale a linha ${first}.`;
  if (trades === 0) return 'Nenhuma operação em aberto deste ativo.';
  return failure;
}

/** The values to send: every valid line, except unusual values that are not confirmed. */
export const sentOf = (lines: readonly PastedLine[], confirmed: ReadonlySet<number>) =>
  lines
    .filter((each) => !each.problem && (!each.isFar || confirmed.has(each.line)))
    .slice(0, MAX_VALUES)
    .map(({ asset, value }) => ({ asset, current_value: value! }));
