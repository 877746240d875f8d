/** A row's columns in the words of the screens, each written once: heads of lists and of files, labels of forms, lines of the log. */
export type Labels<Row> = Readonly<Record<keyof Row & string, string>>;
type Named = Readonly<Record<string, string>>;

/** How a column's values read: by their words, or as something writes them. */
export type Values = Named | ((value: never) => string);

/** What a kind of record, its columns and their values are called. */
export interface RecordWords<Row = object> {
  /** One of them, and many: "Reembolso", "Reembolsos". */
  name: string;
  plural: string;
  /** The column that tells one from another by name, where there is one. */
  title?: string;
  /** In the order of a file's columns. */
  labels: Labels<Row>;
  /** The heads of a list, the labels of a form, the heads of a file. */
  list: Labels<Row>;
  form: Labels<Row>;
  file: Labels<Row>;
  /** Beside the labels, for the log: it tells of all columns of the record's tables, and of the filters of a list that was taken as a file. */
  log: Named;
  values: Readonly<Record<string, Values>>;
}

interface OwnWords<Row> extends Pick<RecordWords<Row>, 'name' | 'plural' | 'title' | 'labels'> {
  list?: Partial<Labels<Row>>;
  form?: Partial<Labels<Row>>;
  file?: Partial<Labels<Row>>;
  log?: Named;
  values?: RecordWords<Row>['values'];
}

/** The words of a kind of record. Lists, forms, files and the log say the labels, unless they are told otherwise. Apps that show none leave them out. */
/* @__NO_SIDE_EFFECTS__ */
export function wordsOf<Row>({
  labels,
  list,
  form,
  file,
  log = {},
  values = {},
  ...names
}: OwnWords<Row>): RecordWords<Row> {
  return {
    ...names,
    labels,
    list: { ...labels, ...list },
    form: { ...labels, ...form },
    file: { ...labels, ...file },
    log,
    values,
  };
}

/** Of a choice between yes and no in an address. */
export const yesNo = { true: 'Sim', false: 'Não' } as const;

/** Labels as they read within a line. */
/* @__NO_SIDE_EFFECTS__ */
export const inLowerCase = <K extends string>(labels: Readonly<Record<K, string>>): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.entries<string>(labels).map(([value, label]) => [value, label.toLowerCase()])) as Record<
    K,
    string
  >;
/** The labels of looks, or of any options. */
/* @__NO_SIDE_EFFECTS__ */
export const labelsOf = <K extends string>(
  options: Readonly<Record<K, { label: string }>>,
): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.entries<{ label: string }>(options).map(([value, { label }]) => [value, label])) as Record<
    K,
    string
  >;
