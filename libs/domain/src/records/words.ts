/** The labels of a row's columns, each written once: for headers of lists and files, form labels, and the audit log. */
export type Labels<Row> = Readonly<Record<keyof Row & string, string>>;
type Named = Readonly<Record<string, string>>;

/** How a column's values are shown: by their labels, or by a formatter. */
export type Values = Named | ((value: never) => string);

/** The labels of a resource, of its columns and of their values. */
export interface RecordWords<Row = object> {
  /** Singular and plural: "Reembolso", "Reembolsos". */
  name: string;
  plural: string;
  /** The column with a record's name, if there is one. */
  title?: string;
  /** In the order of a file's columns. */
  labels: Labels<Row>;
  /** The headers of a list, the labels of a form, the headers of a file. */
  list: Labels<Row>;
  form: Labels<Row>;
  file: Labels<Row>;
  /**
   * Additional labels for the audit log, which shows all columns of the record's tables, and the filters of exported
   * lists.
   */
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

/**
 * Defines the labels of a resource. Lists, forms, files and the log use `labels` unless overridden. Apps that use none
 * drop them by tree shaking.
 */
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

/** The labels of a boolean. */
export const yesNo = { true: 'Sim', false: 'Não' } as const;

/** Labels for use within a sentence. */
/* @__NO_SIDE_EFFECTS__ */
export const inLowerCase = <K extends string>(labels: Readonly<Record<K, string>>): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.entries<string>(labels).map(([value, label]) => [value, label.toLowerCase()])) as Record<
    K,
    string
  >;
/** The labels of styles, or of any options. */
/* @__NO_SIDE_EFFECTS__ */
export const labelsOf = <K extends string>(
  options: Readonly<Record<K, { label: string }>>,
): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.entries<{ label: string }>(options).map(([value, { label }]) => [value, label])) as Record<
    K,
    string
  >;
