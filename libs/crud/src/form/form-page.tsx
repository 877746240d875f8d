import { FocusFirstInvalid } from '@mirante/ui-kit/fields/focus-first-invalid.tsx';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { useIsCurrentPage } from '@mirante/ui-kit/states/use-is-current-page.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import Button from '@mui/material/Button';
import { Formik, type FormikHelpers } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { AnyObject } from 'yup';
import type { AnySchema } from '@mirante/contract/lazy-schema.ts';
import { ConflictNotice, isSameValue, type Conflict, type Names } from './conflict-notice.tsx';
import { failureTitle } from './failure-title.ts';
import { outcomeOf, type Save } from './save-outcome.ts';
import { errorsIn, formErrors, messagesIn, unplacedMessageOf } from './form-errors.ts';
import { problemOf } from '@mirante/contract/problem.ts';
import { useBackTo } from '../list/list-states.tsx';
import { useConfirm, type Confirmation } from './use-confirm.tsx';
import { FormDraft, useStoredDraft } from './form-draft.tsx';
import css from './form-page.module.css';

/* oxlint-disable typescript/no-explicit-any -- generic over every form there can be */
export interface FormSchema extends AnySchema {
  cast(values: unknown, options?: object): any;
}
/* oxlint-enable typescript/no-explicit-any */

interface FormPageProps<S extends FormSchema> {
  title: string;
  /** The page's name in the browser's tab, if not the title. */
  tab?: string | undefined;
  schema: S;
  /** The stored record; fields outside of the form are kept. With a `version`, conflicting edits are detected. */
  initial?: object | undefined;
  save: Save<S['__outputType']>;
  /** Where cancelling leads, and saving, if the record has no page of its own. */
  then: string;
  purpose?: string;
  /** Whether the button is disabled while the form is invalid, or shows the errors when pressed. */
  saves?: 'always' | 'when-valid';
  /** The button labels, where the form does not save. */
  words?: { submit: string; leave: string; tone?: 'danger' };
  /** Names the ids of fields that have no options to name them. */
  names?: Names | undefined;
  /** A confirmation before submitting, if needed. */
  confirm?: (values: S['__outputType']) => Confirmation | undefined;
  children: ReactNode;
}

/** A form page. Input survives failures and the end of the session, and leaving with changes asks first. */
export function FormPage<S extends FormSchema>({
  title,
  tab,
  schema,
  initial,
  save,
  then,
  purpose,
  saves = 'always',
  words = defaultWords,
  names,
  confirm,
  children,
}: FormPageProps<S>) {
  const go = useNavigate();
  const back = useBackTo()(then);
  const draft = useStoredDraft();
  const isCurrentPage = useIsCurrentPage();
  const { ask, dialog } = useConfirm();
  const [failure, setFailure] = useState<{ title: string; text: string }>();
  const [conflict, setConflict] = useState<Conflict>();
  // The fields keep what the form was opened with, though the record is read again.
  const [opened] = useState(initial);
  const initialValues = initialValuesOf(schema, opened);
  // Synchronously: a validation at mount could end after that of a first change, and overwrite it.
  const [initialErrors] = useState(() => (saves === 'when-valid' ? errorsIn(initialValues, schema) : {}));
  const seen = conflict?.current ?? seenOf(draft.kept) ?? opened;
  // Further presses join the save in progress.
  const saving = useRef<Promise<void>>(undefined);
  const saved = useRef<{ values: AnyObject; to: string }>(undefined);
  const send = async (values: AnyObject, form: FormikHelpers<AnyObject>) => {
    const body: S['__outputType'] = schema.cast(values, { stripUnknown: true });
    const question = confirm?.(body);
    if (question && !(await ask(question))) return;
    const { error, to = back } = await outcomeOf(() => save(body, versionOf(saved.current ? initial : seen)));
    const problem = error === undefined ? undefined : problemOf(error);
    // The answer to an earlier press was lost.
    const isOwnSave = problem?.current !== undefined && isSaved(body, initialValuesOf(schema, problem.current));
    if (!problem || isOwnSave) {
      // It also closes the toast that said that it failed.
      if (isOwnSave) toast('Alterações salvas!', 'success');
      saved.current = { values, to };
      form.resetForm({ values, errors: {} });
      draft.drop();
      return isCurrentPage() ? go(to) : undefined;
    }
    if (problem.current) return setConflict({ before: seen ?? {}, current: problem.current });
    form.setErrors(formErrors(problem));
    const text = unplacedMessageOf(problem, schema.fields);
    setFailure(text === undefined ? text : { title: failureTitle(problem), text });
  };
  const submit = async (values: AnyObject, form: FormikHelpers<AnyObject>): Promise<void> => {
    // The next page may load slowly or fail: saved values are not sent again, later changes are.
    if (saved.current?.values === values) return go(saved.current.to, { replace: true });
    return (saving.current ??= send(values, form).finally(() => (saving.current = undefined)));
  };
  return (
    <Formik initialValues={initialValues} validationSchema={schema} initialErrors={initialErrors} onSubmit={submit}>
      {({ isSubmitting, isValid, handleSubmit }) => (
        <form
          className={css.form}
          noValidate
          onSubmit={(e) => {
            if (saving.current) return e.preventDefault();
            setFailure(undefined);
            handleSubmit(e);
          }}
        >
          <PageHead title={title} tab={tab} {...(purpose && { purpose })} />
          <FocusFirstInvalid
            onUnseen={(errors) => setFailure({ title: failureTitle(undefined), text: messagesIn(errors) })}
          />
          <FormDraft {...draft} version={versionOf(seen)} />
          {conflict && (
            <ConflictNotice
              key={versionOf(conflict.current)}
              of={conflict}
              fields={Object.keys(schema.fields)}
              valuesOf={(current) => initialValuesOf(schema, current)}
              names={names}
            />
          )}
          {failure !== undefined && (
            <Notice tone="danger" role="alert" title={failure.title}>
              {failure.text}
            </Notice>
          )}
          <div className={css.fields}>{children}</div>
          {dialog}
          <div className={css.foot}>
            <Button variant="text" component={Link} to={back}>
              {words.leave}
            </Button>
            <BusyButton
              type="submit"
              variant="contained"
              color={words.tone === 'danger' ? 'error' : 'primary'}
              busy={isSubmitting}
              disabled={saves === 'when-valid' && !isValid}
            >
              {words.submit}
            </BusyButton>
          </div>
        </form>
      )}
    </Formik>
  );
}

const defaultWords: NonNullable<FormPageProps<FormSchema>['words']> = { submit: 'Salvar', leave: 'Cancelar' };

const versionOf = (record: object | undefined): string | undefined =>
  record && 'version' in record ? String(record.version) : undefined;

/** The version that the draft is based on, if known, for conflict detection. */
const seenOf = (kept: ReturnType<typeof useStoredDraft>['kept']): object | undefined =>
  kept?.version === undefined ? undefined : { ...kept.values, version: kept.version };

/** Whether a stored record has all that was sent: a typed text is trimmed. */
const isSaved = (sent: AnyObject, stored: AnyObject): boolean =>
  Object.keys(stored).every((field) => isSameValue(sent[field], stored[field]));

/** A list of records is edited as a list of ids. */
const idsOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one: unknown) => (one && typeof one === 'object' && 'id' in one ? one.id : one))
    : value;

/** Every field has an initial value, so that an untouched one can show its error. */
function initialValuesOf(schema: FormSchema, initial: object = {}): AnyObject {
  const stored = Object.fromEntries(
    Object.entries(initial)
      .filter(([key, value]) => key in schema.fields && value !== null)
      .map(([key, value]) => [key, idsOf(value)]),
  );
  const empty = Object.fromEntries(
    // A box that is not ticked says no.
    Object.entries(schema.fields).map(([key, { type }]: [string, { type?: string }]) => [
      key,
      type === 'boolean' ? false : '',
    ]),
  );
  return { ...empty, ...stored };
}
