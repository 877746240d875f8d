import { Readable } from 'node:stream';
import type { CsvFile } from '@mirante/contract/records/csv.ts';
import type { AnyEndpoint } from '@mirante/contract/http.ts';
import { dayInSaoPaulo } from '@mirante/domain/dates.ts';
import type { AuditedResource } from '@mirante/domain/house/audited-resources.ts';
import type { Labels } from '@mirante/domain/records/words.ts';
import { sql } from 'kysely';
import type { Call } from '../http/serve.ts';
import { omitUndefined } from './omit-undefined.ts';
import { acquireStaffExport } from './export-slots.ts';

/** A column: its head, and what a row has there. Numbers get a decimal comma, true and false become Sim and Não. */
export type CsvColumns<Row> = readonly (readonly [head: string, cell: (row: Row) => Cell])[];

type Cell = string | number | boolean | null | undefined;
/** What writes a field's values, or the words that they have. */
type Write<V> = ((value: NonNullable<V>) => Cell) | Readonly<Record<NonNullable<V> & string, string>>;
/** What writes a field, and what stands where it is empty. */
type Written<V> = Write<V> | readonly [Write<V>, empty: string];
/** The fields that something writes: those that are no cell as they stand must be. */
type Writes<Row> = { [K in keyof Row as Row[K] extends Cell ? never : K]: Written<Row[K]> } & {
  [K in keyof Row]?: Written<Row[K]>;
};

/** Columns of a row's own fields, under the heads that its words have for them: of all that have one, in that order, or of some. */
export const columnsOf = <Row>(
  heads: Labels<Row>,
  writes: Writes<NoInfer<Row>>,
  fields = Object.keys(heads) as (keyof Row & string)[],
): CsvColumns<Row> =>
  fields.map((field) => {
    const written: Written<never> | undefined = writes[field];
    const [write, empty] = Array.isArray(written) ? written : [written];
    return [heads[field], (row) => cellOf(row[field], write, empty)];
  });

function cellOf(value: unknown, write: Write<string> | undefined, empty: string | undefined): Cell {
  if (value === null || value === undefined) return empty;
  if (typeof write === 'function') return write(value as string);
  return write ? write[value as string] : (value as Cell);
}

interface Export<Row> {
  /** Names the entry in the audit log. */
  resource: AuditedResource;
  /** Names the file, before the day that it is of. */
  name: string;
  columns: CsvColumns<Row>;
  rows: AsyncIterable<Row[]>;
}

/** Streams rows as a file that a Brazilian spreadsheet opens by itself. Who took which rows is in the audit log: such a file leaves the house. Refuses as `acquireStaffExport` does. */
export async function sendCsv<E extends AnyEndpoint, Row>(
  call: Call<E>,
  { resource, name, columns, rows }: Export<Row>,
): Promise<CsvFile> {
  const release = acquireStaffExport(call.viewer.id);
  await logExport(call, resource).catch((error: unknown) => {
    release();
    throw error;
  });
  call.reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${dayInSaoPaulo(call.now())}.csv"`)
    .header('cache-control', 'no-store');
  return Readable.from(linesOf(columns, rows)).once('close', release) as unknown as CsvFile;
}

const BYTE_ORDER_MARK = '\uFEFF';

export async function* linesOf<Row>(columns: CsvColumns<Row>, rows: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lineOf(columns.map(([head]) => head));
  for await (const chunk of rows)
    yield chunk.map((row) => lineOf(columns.map(([, cell]) => textOf(cell(row))))).join('');
}

const lineOf = (cells: string[]): string => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')}\r\n`;

/** What a spreadsheet would take for a formula gets an apostrophe before it; full-width signs count as their plain ones. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

function textOf(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  return formula.test(value) ? `'${value}` : value;
}

/* oxlint-disable-next-line typescript/no-explicit-any -- any list's call */
async function logExport({ db, viewer, request, input, now }: Call<any>, resource: AuditedResource): Promise<void> {
  const diff = Object.fromEntries(
    Object.entries(omitUndefined(input as object)).map(([filter, value]) => [filter, [null, value]]),
  );
  await sql`
    insert into audit_entry (created_at, user_id, action, request_id, change, resource, root_resource, diff)
    values (${now()}, ${viewer.id}, ${'Exportar para planilha'}, ${request.id}, 'export', ${resource}, ${resource}, ${JSON.stringify(diff)})`.execute(
    db,
  );
}
