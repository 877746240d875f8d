import { FocusFirstInvalid } from '@mirante/ui-kit/fields/focus-first-invalid.tsx';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { Formik, yupToFormErrors, type FormikErrors, type FormikHelpers, type FormikValues } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import { failureOf, type Save } from './save-outcome.ts';
import { formErrors, unplacedMessageOf } from './form-errors.ts';
import { problemOf } from '@mirante/contract/problem.ts';
import { useUnsavedWork } from './unsaved-work.tsx';
import css from './part-form.module.css';

/** All that is asked of a schema; yup's own types for "any form" are slow to compare and easily confused. */
interface Checks {
  validate: (values: unknown, options: { abortEarly: boolean }) => Promise<unknown>;
}
export type LaterSchema = () => Promise<Checks>;

interface PartFormProps<Values extends FormikValues> {
  /** What it is called by readers, since its title may be its panel's. */
  label: string;
  initial: Values;
  /** Fetched when the form is first touched, with whatever its rules need. */
  schema: LaterSchema;
  save: Save<Values>;
  submit?: string;
  /** What cannot be undone looks so. */
  tone?: 'danger';
  /** What the fields hold once it is saved; what was typed, unless told otherwise. */
  after?: 'typed' | 'initial';
  /** Whether the button waits for a form without mistakes, or shows them when it is pressed. */
  saves?: 'always' | 'when-valid';
  /** Beside the button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form that is one part of a page. What was typed outlives any failure. */
export function PartForm<Values extends FormikValues>({
  label,
  initial,
  schema,
  save,
  submit = 'Salvar',
  tone,
  after = 'typed',
  saves = 'always',
  aside,
  children,
}: PartFormProps<Values>) {
  const [failure, setFailure] = useState<string>();
  // Presses while one is being saved join it.
  const saving = useRef<Promise<void>>(undefined);
  const send = async (values: Values, form: FormikHelpers<Values>) => {
    setFailure(undefined);
    const error = await failureOf(() => save(values));
    if (error === undefined) return form.resetForm({ values: after === 'typed' ? values : initial });
    const problem = problemOf(error);
    form.setErrors(formErrors(problem) as FormikErrors<Values>);
    setFailure(unplacedMessageOf(problem, initial));
  };
  return (
    <Formik
      initialValues={initial}
      validate={(values) => mistakesIn(values, schema)}
      validateOnMount={saves === 'when-valid'}
      onSubmit={(values, form) => (saving.current ??= send(values, form).finally(() => (saving.current = undefined)))}
    >
      {({ isSubmitting, isValid, dirty, handleSubmit }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the schema is fetched when its first field is reached
        <form
          className={css.form}
          noValidate
          aria-label={label}
          onFocus={() => void schema()}
          onSubmit={(e) => (isSubmitting ? e.preventDefault() : handleSubmit(e))}
        >
          <FocusFirstInvalid />
          <Guard isUnsaved={dirty && !isSubmitting} />
          {children}
          {failure !== undefined && (
            <Notice tone="danger" role="alert">
              {failure}
            </Notice>
          )}
          <div className={css.foot}>
            {aside}
            <BusyButton
              type="submit"
              variant="contained"
              color={tone === 'danger' ? 'error' : 'primary'}
              busy={isSubmitting}
              disabled={saves === 'when-valid' && !isValid}
            >
              {submit}
            </BusyButton>
          </div>
        </form>
      )}
    </Formik>
  );
}

function Guard({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedWork(isUnsaved);
  return null;
}

/** Reads the form just as the server will: what is empty is empty there too. */
async function mistakesIn<Values extends FormikValues>(
  values: Values,
  schema: LaterSchema,
): Promise<FormikErrors<Values>> {
  try {
    await (await schema()).validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if ((error as Error).name !== 'ValidationError') throw error;
    return yupToFormErrors(error);
  }
}

/** Two short fields that belong together, where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={css.fieldPair}>{children}</div>;
