import { day as writtenDay } from '@mirante/domain/format.ts';

export type Options = readonly (readonly [value: string, label: string])[];
type Choices = Options | Readonly<Record<string, string>>;
/** Options that are read from the server. */
export interface LateOptions {
  options: Options;
  /** Set if the last read failed; of no use while there are options from an earlier one. */
  retry: (() => unknown) | undefined;
}

/** A list's filter. `key` is its query key. */
export interface Filter<K extends string = string> {
  key: K;
  kind: 'text' | 'number' | 'day' | 'choice' | 'record';
  /** The placeholder. */
  hint: string;
  options: Options;
  /** Reads a choice's options again, which could not be read. */
  retry?: LateOptions['retry'];
  /** Precedes the value on the chip: "desde 01/01/2025". */
  lead: string;
  /** For a record: options by id for the typed text, whether more are on their way, or did not come. A hook. */
  find?: (typed: string) => { found: Options; isBusy: boolean; isFailed: boolean };
}

const define = <K extends string>(key: K, kind: Filter['kind'], more: Partial<Filter> = {}): Filter<K> => ({
  hint: '',
  options: [],
  lead: '',
  ...more,
  key,
  kind,
});
const isLate = (choices: Choices | LateOptions): choices is LateOptions => 'retry' in choices;
const optionsOf = (choices: Choices | LateOptions): Pick<Filter, 'options' | 'retry'> =>
  isLate(choices)
    ? { options: choices.options, retry: choices.options.length > 0 ? undefined : choices.retry }
    : { options: Array.isArray(choices) ? (choices as Options) : Object.entries(choices) };

export const filter = {
  text: <const K extends string>(key: K, hint = '') => define(key, 'text', { hint }),
  /** An id, or another integer. */
  number: <const K extends string>(key: K, hint = '') => define(key, 'number', { hint }),
  day: <const K extends string>(key: K, lead = '') => define(key, 'day', { hint: 'DD/MM/AAAA', lead }),
  /** Another record, found by name. `chosen` names the current one. */
  record: <const K extends string>(key: K, hint: string, find: NonNullable<Filter['find']>, chosen: Options) =>
    define(key, 'record', { hint, find, options: chosen }),
  /** Labels by value; as pairs for numeric values, which an object would reorder. */
  choice: <const K extends string>(key: K, choices: Choices | LateOptions, all = 'Todos') =>
    define(key, 'choice', { hint: all, ...optionsOf(choices) }),
  yesNo: <const K extends string>(key: K, all = 'Todos') =>
    define(key, 'choice', {
      hint: all,
      options: [
        ['true', 'Sim'],
        ['false', 'Não'],
      ],
    }),
};

/** A filter with its label, outside of a column. */
export interface NamedFilter<K extends string = string> {
  label: string;
  filter: Filter<K>;
  /** Rendered by the page itself, and by a phone's sheet. */
  apart?: true;
}

/** A chip's text for a filter's value. */
export function shownValue({ kind, options, lead }: Filter, value: unknown): string {
  const text = String(value);
  const shown = kind === 'day' ? writtenDay(text) : (options.find(([option]) => option === text)?.[1] ?? text);
  return lead ? `${lead} ${shown}` : shown;
}
