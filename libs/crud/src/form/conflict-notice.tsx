import { plainTextOf } from '@mirante/domain/content/rich-text.ts';
import { ABSENT, cep, cpf, day, phone } from '@mirante/domain/format.ts';
import { momentToTyped } from '@mirante/ui-kit/fields/moment-format.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';
import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import css from './conflict-notice.module.css';

export interface Conflict {
  /** The form's values when it was opened. */
  before: object;
  /** The stored record. */
  current: object;
}

/** By field: renders the name of an id, once loaded. */
export type Names = Readonly<Record<string, (id: number) => ReactNode>>;

interface Props {
  of: Conflict;
  fields: readonly string[];
  /** The form's values of a stored record. */
  valuesOf: (current: object) => FormikValues;
  names?: Names | undefined;
}

interface Difference {
  field: string;
  label: string;
  theirs: ReactNode;
  mine: ReactNode;
}

/**
 * An edit conflict, with somebody else or with another tab of one's own: shows the stored changes beside the typed
 * values; saving again overwrites them knowingly.
 */
export function ConflictNotice({ of: { before, current }, fields, valuesOf, names }: Props) {
  const { values, resetForm } = useFormikContext<FormikValues>();
  const notice = useRef<HTMLDivElement>(null);
  // Computed once: typing must not make the table jump.
  const [differences, setDifferences] = useState<readonly Difference[]>([]);
  useEffect(() => {
    const form = notice.current!.closest('form')!;
    // What only the form has, as a message to send, is no difference from the record.
    const stored = fields.filter((field) => field in current);
    setDifferences(
      differencesIn(form, { fields: stored, before: valuesOf(before), current: valuesOf(current), values, names }),
    );
    notice.current!.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each conflict
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className={css.notice}>
      <Notice tone="warning" role="alert" title="Este registro mudou enquanto você o editava">
        <p className={css.words}>
          Nada foi sobrescrito, e o que você digitou continua abaixo. Ao salvar de novo, vale o que está no formulário.
        </p>
        <table className={css.table} aria-label="Campos que mudaram">
          <thead>
            <tr>
              <th scope="col">Campo</th>
              <th scope="col">Salvo agora</th>
              <th scope="col">No seu formulário</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, label, theirs, mine }) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td>{theirs}</td>
                <td>{mine}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Button variant="outlined" size="small" onClick={() => resetForm({ values: valuesOf(current), errors: {} })}>
          Usar o que está salvo
        </Button>
      </Notice>
    </div>
  );
}

interface Sides {
  fields: readonly string[];
  before: FormikValues;
  current: FormikValues;
  values: FormikValues;
  names: Names | undefined;
}

/** The fields that changed meanwhile, and those that now differ here. */
const differencesIn = (form: HTMLFormElement, { fields, before, current, values, names }: Sides): Difference[] =>
  fields
    .filter((field) => !isSameValue(before[field], current[field]) || !isSameValue(values[field], current[field]))
    .map((field) => ({
      field,
      label: labelOf(form, field),
      theirs: named(names?.[field], current[field]) ?? inWords(form, field, current[field]),
      mine: named(names?.[field], values[field]) ?? inWords(form, field, typedAs(current[field], values[field])),
    }));

const named = (nameOf: Names[string] | undefined, id: unknown): ReactNode =>
  typeof id === 'number' ? nameOf?.(id) : undefined;

/** A text typed for a number, as that number. */
const typedAs = (stored: unknown, typed: unknown): unknown =>
  typeof stored === 'number' && typed !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed;

/** A number may be typed as text, and ids are chosen in any order. */
export const isSameValue = (a: unknown, b: unknown): boolean => plainOf(a) === plainOf(b);
function plainOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return '';
  return Array.isArray(value) ? value.map(String).toSorted().join(' ') : JSON.stringify(value);
}

const inputOf = (form: HTMLFormElement, field: string, value?: string) =>
  form.querySelector<HTMLInputElement>(
    `[name="${CSS.escape(field)}"]${value === undefined ? '' : `[value="${CSS.escape(value)}"]`}`,
  );

/** The form's own label of a field. Of a group of options it is the legend; other fieldsets are sections. */
function labelOf(form: HTMLFormElement, field: string): string {
  const input = inputOf(form, field);
  const label = input && isOption(input) ? input.closest('fieldset')?.querySelector('legend')?.textContent : undefined;
  return (
    label ?? (input && labelTextOf(input)) ?? input?.getAttribute('aria-label') ?? input?.dataset.richText ?? field
  );
}
const isOption = (input: HTMLInputElement): boolean =>
  input.type === 'radio' || (input.type === 'checkbox' && input.hasAttribute('value'));

/** Without its help or "(opcional)". */
const labelTextOf = ({ labels }: HTMLInputElement): string | undefined =>
  (labels?.[0]?.querySelector('strong') ?? labels?.[0])?.textContent.replace(/ \(opcional\)$/, '');

function inWords(form: HTMLFormElement, field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return ABSENT;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (Array.isArray(value))
    return value.length > 0
      ? value.map((one) => optionWords(form, field, String(one)) ?? String(one)).join(', ')
      : ABSENT;
  const text = plainOf(value);
  if (inputOf(form, field)?.dataset.richText !== undefined) return plainTextOf(text);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return day(text);
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return momentToTyped(text);
  return (
    optionWords(form, field, text) ??
    formats[field]?.(text) ??
    (typeof value === 'number' ? value.toLocaleString('pt-BR', { maximumFractionDigits: 8 }) : text)
  );
}

/** Stored as digits, displayed with a mask. */
const formats: Record<string, (stored: string) => string> = { cpf, zipcode: cep, phone, cell_phone: phone };

/** The label of an option, in a list or a group. */
function optionWords(form: HTMLFormElement, field: string, value: string): string | undefined {
  const box = inputOf(form, field, value);
  if (box && isOption(box)) return labelTextOf(box);
  const option = form.querySelector(`select[name="${CSS.escape(field)}"] option[value="${CSS.escape(value)}"]`);
  return option?.textContent;
}
