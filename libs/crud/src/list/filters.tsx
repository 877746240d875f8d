import { day as writtenDay } from '@mirante/domain/format.ts';

export type Options = readonly (readonly [value: string, label: string])[];
type Choices = Options | Readonly<Record<string, string>>;

/** One filter of a list. `key` is the query key that it writes. */
export interface Filter<K extends string = string> {
  key: K;
  kind: 'text' | 'number' | 'day' | 'choice' | 'record';
  /** Shown while it is empty. */
  hint: string;
  options: Options;
  /** Goes before the value on the chip: "desde 01/01/2025". */
  lead: string;
  /** Of a record: those that what is typed may mean, by id. A hook. */
  find?: (typed: string) => Options;
}

const define = <K extends string>(key: K, kind: Filter['kind'], more: Partial<Filter> = {}): Filter<K> => ({
  hint: '',
  options: [],
  lead: '',
  ...more,
  key,
  kind,
});
const pairs = (choices: Choices): Options => (Array.isArray(choices) ? (choices as Options) : Object.entries(choices));

export const filter = {
  text: <const K extends string>(key: K, hint = '') => define(key, 'text', { hint }),
  /** An id, or another whole number. */
  number: <const K extends string>(key: K, hint = '') => define(key, 'number', { hint }),
  day: <const K extends string>(key: K, lead = '') => define(key, 'day', { hint: 'DD/MM/AAAA', lead }),
  /** Another record, found by its name. `chosen` names the one that is filtered by. */
  record: <const K extends string>(key: K, hint: string, find: NonNullable<Filter['find']>, chosen: Options) =>
    define(key, 'record', { hint, find, options: chosen }),
  /** Value to label; as pairs where the values are numbers, which an object would put in their own order. */
  choice: <const K extends string>(key: K, choices: Choices, all = 'Todos') =>
    define(key, 'choice', { hint: all, options: pairs(choices) }),
  yesNo: <const K extends string>(key: K) =>
    define(key, 'choice', {
      hint: 'Todos',
      options: [
        ['true', 'Sim'],
        ['false', 'Não'],
      ],
    }),
};

/** A filter with the words that name it, where it stands outside of a column. */
export interface NamedFilter<K extends string = string> {
  label: string;
  filter: Filter<K>;
  /** Drawn by the page itself, and by a phone's sheet. */
  apart?: true;
}

/** What a chip says of a filter's value. */
export function shownValue({ kind, options, lead }: Filter, value: unknown): string {
  const text = String(value);
  const shown = kind === 'day' ? writtenDay(text) : (options.find(([option]) => option === text)?.[1] ?? text);
  return lead ? `${lead} ${shown}` : shown;
}
