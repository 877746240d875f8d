/** A row's columns in the words of the screens, each written once: heads of lists and of files, labels of forms, lines of the log. */
export type Labels<Row> = Readonly<Record<keyof Row & string, string>>;
type Named = Readonly<Record<string, string>>;

/** How a column's values read: by their words, or as something writes them. */
export type Values = Named | ((value: never) => string);

/** What a kind of record, its columns and their values are called. */
export interface RecordWords {
  /** One of them: "Reembolso". */
  name: string;
  /** The column that tells one from another by name, where there is one. */
  title?: string;
  labels: Named;
  /** Where the head of a list, a label of a form, the head of a file or a line of the log says it otherwise. */
  list?: Named;
  form?: Named;
  file?: Named;
  /** The log tells of the columns of the record's tables, and of the filters of a list that was taken as a file: `refund.client_id`. */
  log?: Named;
  values?: Readonly<Record<string, Values>>;
}

/** Of a choice between yes and no in an address. */
export const yesNo = { true: 'Sim', false: 'Não' } as const;

/** Labels as they read within a line. */
export const inLowerCase = <K extends string>(labels: Readonly<Record<K, string>>): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.entries<string>(labels).map(([value, label]) => [value, label.toLowerCase()])) as Record<
    K,
    string
  >;
/** The labels of looks, or of any options. */
export const labelsOf = <K extends string>(
  options: Readonly<Record<K, { label: string }>>,
): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.entries<{ label: string }>(options).map(([value, { label }]) => [value, label])) as Record<
    K,
    string
  >;
