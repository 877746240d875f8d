import { uncapitalise } from '../capitalise.ts';
import type { Related } from '../content/content.ts';
import { numberFromTyped } from '../typed-number.ts';
import { nameKey } from './item-names.ts';
import { pastedCell } from './pasted-cell.ts';
import { isShareExact, MIN_SHARE, MAX_SHARE, SHARE_INEXACT } from './share-sum.ts';

/** A valid line of a spreadsheet. */
export interface PastedItem {
  name: string;
  /** Percent. */
  share: number;
  funds: readonly Related[];
}
export interface PastedLine {
  /** From 1. */
  line: number;
  text: string;
  /** Set if the line is valid. */
  item?: PastedItem;
  /** The error, shown after `Linha 7: `. */
  error?: string;
}
/** Funds by `nameKey`, undefined for a name that matches none; names not looked up yet are missing. */
export type FundsByName = ReadonlyMap<string, Related | undefined>;

const MAX_NAME_LENGTH = 200;
const heads = new Set(['item', 'itens', 'nome', 'ativo', 'classe']);

/**
 * Parses lines pasted from a spreadsheet: item, percent and, separated by semicolons, fund names. Cells are separated
 * by tabs, or else by semicolons; the percent may also end the line. A header is skipped. Names are compared without
 * accents and case.
 */
export function readItems(text: string, funds: FundsByName = new Map()): PastedLine[] {
  const firstByName = new Map<string, number>();
  return text.split(/\r\n|\r|\n/).flatMap((raw, i): PastedLine[] => {
    const line = { line: i + 1, text: raw };
    const cells = cellsOf(raw);
    if (cells.every((cell) => cell === '')) return [];
    const [name = '', percent = '', ...named] = cells;
    if (heads.has(nameKey(name)) && !/\d/.test(percent)) return [];
    const key = nameKey(name);
    const first = firstByName.get(key);
    const share = numberFromTyped(percent) ?? NaN;
    const names = fundNames(named);
    const error =
      mistakeOf(name, percent, share) ?? (first && `nome repetido da linha ${first}.`) ?? unknown(names, funds);
    if (first === undefined) firstByName.set(key, i + 1);
    if (error) return [{ ...line, error }];
    return [{ ...line, item: { name, share, funds: names.flatMap((fund) => funds.get(nameKey(fund)) ?? []) } }];
  });
}

/** The distinct fund names in a text, as typed, by `nameKey`. */
export function fundNamesIn(text: string): ReadonlyMap<string, string> {
  const names = text.split(/\r\n|\r|\n/).flatMap((line) => fundNames(cellsOf(line).slice(2)));
  return new Map(names.map((name) => [nameKey(name), name]));
}

const cellsOf = (line: string): string[] => {
  if (line.includes('\t')) return line.split('\t').map(pastedCell);
  if (line.includes(';')) return line.split(';').map(pastedCell);
  const [, name, percent] = /^(.*\S)\s+(-?[\d.,]+\s*%?)\s*$/.exec(line) ?? [];
  return name === undefined ? [pastedCell(line)] : [pastedCell(name), pastedCell(percent!)];
};
const fundNames = (cells: readonly string[]): string[] =>
  cells
    .flatMap((cell) => cell.split(';'))
    .map(pastedCell)
    .filter((name) => name !== '');

function mistakeOf(name: string, percent: string, share: number): string | undefined {
  if (name === '') return 'falta o nome do item.';
  if (name.length > MAX_NAME_LENGTH) return 'nome longo demais.';
  if (percent === '') return 'falta o percentual.';
  if (Number.isNaN(share)) return `“${percent}” não é um percentual.`;
  if (share === 0) return `percentual de ${MIN_SHARE} a ${MAX_SHARE}. Para tirar ${name}, remova o item.`;
  if (share < MIN_SHARE || share > MAX_SHARE) return `percentual de ${MIN_SHARE} a ${MAX_SHARE}.`;
  return isShareExact(share) ? undefined : uncapitalise(SHARE_INEXACT);
}

function unknown(names: readonly string[], funds: FundsByName): string | undefined {
  const missing = names.find((name) => funds.has(nameKey(name)) && funds.get(nameKey(name)) === undefined);
  return missing && `fundo “${missing}” não encontrado.`;
}
