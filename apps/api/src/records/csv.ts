import type { CsvFile } from '@mirante/contract/records/csv.ts';
import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import type { AuditedResource } from '@mirante/domain/house/audit.ts';
import { brl } from '@mirante/domain/format.ts';
import type { RecordWords, Values } from '@mirante/domain/records/words.ts';
import { noCardNumberRule } from '@mirante/validation/no-card-number-rule.ts';
import type { Call } from '../http/serve.ts';
import { omitUndefined } from './omit-undefined.ts';
import { acquireStaffExport } from './export-slots.ts';
import { fileStream } from './file-stream.ts';
import { insertAuditEntry } from './audit-entry.ts';

/** A column: its head and cell. Numbers get a decimal comma, booleans become Sim and Não. */
export type CsvColumns<Row> = readonly (readonly [head: string, cell: (row: Row) => Cell])[];

type Cell = string | number | boolean | null | undefined;
/** The formatter of a field, or the labels of its values. */
type Write<V> = ((value: NonNullable<V>) => Cell) | Readonly<Record<NonNullable<V> & string, string>>;
/** A formatter, optionally with the text of an empty field. */
type Written<V> = Write<V> | readonly [Write<V>, empty: string];
/** The formatters; required for fields that are no plain cells. */
type Writes<Row> = { [K in keyof Row as Row[K] extends Cell ? never : K]: Written<Row[K]> } & {
  [K in keyof Row]?: Written<Row[K]>;
};

/**
 * Columns of a row's own fields, headed by its labels: all labelled ones in order, or some. Amounts have cents, and
 * values with words are written in them.
 */
export const columnsOf = <Row>(
  { file: heads, values }: Pick<RecordWords<Row>, 'file' | 'values'>,
  writes: Writes<NoInfer<Row>>,
  fields = Object.keys(heads) as (keyof Row & string)[],
): CsvColumns<Row> =>
  fields.map((field) => {
    const written: Written<never> | undefined = writes[field] ?? usual(values[field]);
    const [write, empty] = Array.isArray(written) ? written : [written];
    return [heads[field], (row) => cellOf(row[field], write, empty)];
  });

/** How a field's values are written where the file does not say so. */
function usual(values: Values | undefined): Write<never> | undefined {
  if (values === brl) return withCents;
  return typeof values === 'object' ? (value: Cell) => values[String(value)] ?? value : undefined;
}

const withCents = (amount: number): string => amount.toFixed(2).replace('.', ',');

function cellOf(value: unknown, write: Write<string> | undefined, empty: string | undefined): Cell {
  if (value === null || value === undefined) return empty;
  if (typeof write === 'function') return write(value as string);
  return write ? write[value as string] : (value as Cell);
}

interface Export<Row> {
  /** The audited resource. */
  resource: AuditedResource;
  /** The file name, before its day. */
  name: string;
  columns: CsvColumns<Row>;
  rows: AsyncIterable<Row[]>;
}

/**
 * Streams rows as a CSV file that Brazilian spreadsheets open. Who exported what is audited, as the file leaves the
 * house. Refuses as `acquireStaffExport` does.
 */
export async function sendCsv<E extends AnyEndpoint, Row>(
  call: Call<E>,
  { resource, name, columns, rows }: Export<Row>,
): Promise<CsvFile> {
  const release = acquireStaffExport(call.viewer.id);
  await logExport(call, resource).catch((error: unknown) => {
    release();
    throw error;
  });
  const file = await fileStream(linesOf(columns, rows), release);
  call.reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${dayInSaoPaulo(call.now())}.csv"`)
    .header('cache-control', 'no-store');
  return file as unknown as CsvFile;
}

const BYTE_ORDER_MARK = '\uFEFF';

export async function* linesOf<Row>(columns: CsvColumns<Row>, rows: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let head = BYTE_ORDER_MARK + lineOf(columns.map(([text]) => text));
  for await (const chunk of rows) {
    yield head + chunk.map((row) => lineOf(columns.map(([, cell]) => textOf(cell(row))))).join('');
    head = '';
  }
  if (head) yield head;
}

const lineOf = (cells: string[]): string => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')}\r\n`;

/** Cells that a spreadsheet would run as a formula get an apostrophe; full-width signs count as plain ones. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

function textOf(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  return formula.test(value) ? `'${value}` : value;
}

/** What is searched for may be a card number, which is stored nowhere. */
const withoutCard = (value: unknown): unknown =>
  typeof value === 'string' && noCardNumberRule(value) !== undefined ? '•••' : value;

/* oxlint-disable-next-line typescript/no-explicit-any -- any list's call */
async function logExport({ db, viewer, request, input, now }: Call<any>, resource: AuditedResource): Promise<void> {
  const diff: Record<string, [null, unknown]> = Object.fromEntries(
    Object.entries(omitUndefined(input as object)).map(([filter, value]) => [filter, [null, withoutCard(value)]]),
  );
  const by = { at: now(), user_id: viewer.id, action: 'Exportar para planilha', request_id: request.id };
  await insertAuditEntry(db, { change: 'export', resource, diff }, by);
}
