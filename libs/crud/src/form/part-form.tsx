import { FocusFirstInvalid } from '@mirante/ui-kit/fields/focus-first-invalid.tsx';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import {
  Formik,
  yupToFormErrors,
  type FormikErrors,
  type FormikHelpers,
  type FormikProps,
  type FormikValues,
} from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import { failureOf, type Save } from './save-outcome.ts';
import { formErrors, messagesIn, unplacedMessageOf } from './form-errors.ts';
import { problemOf } from '@mirante/contract/problem.ts';
import { useUnsavedWork } from './unsaved-work.tsx';
import css from './part-form.module.css';

/** A minimal schema type; yup's own types for any form are slow to check. */
interface Checks {
  validate: (values: unknown, options: { abortEarly: boolean }) => Promise<unknown>;
}
type LaterSchema = () => Promise<Checks>;

interface PartFormProps<Values extends FormikValues> {
  /** The accessible name, as its title may be its panel's. */
  label: string;
  initial: Values;
  /** Loaded when the form is first touched. */
  schema: LaterSchema;
  save: Save<Values>;
  submit?: string;
  /** Styles irreversible actions. */
  tone?: 'danger';
  /** The fields' values after saving, besides what was typed meanwhile: as typed by default. */
  after?: 'typed' | 'initial';
  /** After saving, unless something was typed meanwhile. */
  onSaved?: (() => void) | undefined;
  /** Whether the button is disabled while the form is invalid, or shows the errors when pressed. */
  saves?: 'always' | 'when-valid';
  /** Beside the button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form as part of a page. Input survives failures. */
export function PartForm<Values extends FormikValues>({
  label,
  initial,
  schema,
  save,
  submit = 'Salvar',
  tone,
  after = 'typed',
  onSaved,
  saves = 'always',
  aside,
  children,
}: PartFormProps<Values>) {
  const [failure, setFailure] = useState<string>();
  // Further presses join the save in progress.
  const saving = useRef<Promise<void>>(undefined);
  const element = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const formik = useRef<FormikProps<Values>>(null);
  const send = async (values: Values, form: FormikHelpers<Values>) => {
    const error = await failureOf(() => save(values));
    if (error === undefined) {
      // What was typed while the form was sent stays.
      const meanwhile = Object.entries(formik.current?.values ?? {}).filter(
        ([field, value]) => value !== values[field],
      );
      // Leaving a field that is empty again would show its error.
      if (after === 'initial' && meanwhile.length === 0 && element.current?.contains(document.activeElement))
        submitButton.current?.focus();
      form.resetForm({ values: after === 'typed' ? values : initial });
      for (const [field, value] of meanwhile) void form.setFieldValue(field, value);
      if (meanwhile.length === 0) onSaved?.();
      return;
    }
    const problem = problemOf(error);
    form.setErrors(formErrors(problem) as FormikErrors<Values>);
    setFailure(unplacedMessageOf(problem, initial));
  };
  return (
    <Formik
      innerRef={formik}
      initialValues={initial}
      validate={(values) => mistakesIn(values, schema)}
      validateOnMount={saves === 'when-valid'}
      onSubmit={(values, form) => (saving.current ??= send(values, form).finally(() => (saving.current = undefined)))}
    >
      {({ isSubmitting, isValid, dirty, handleSubmit }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the schema is fetched when its first field is reached
        <form
          ref={element}
          className={css.form}
          noValidate
          aria-label={label}
          onFocus={() => void mistakesIn(initial, schema)}
          onSubmit={(e) => {
            if (isSubmitting) return e.preventDefault();
            setFailure(undefined);
            handleSubmit(e);
          }}
        >
          <FocusFirstInvalid onUnseen={(errors) => setFailure(messagesIn(errors))} />
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
              ref={submitButton}
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

/**
 * Validates as the server does: empty fields are empty there too. Without the schema's code, offline or after a
 * deployment, the server alone does.
 */
async function mistakesIn<Values extends FormikValues>(
  values: Values,
  schema: LaterSchema,
): Promise<FormikErrors<Values>> {
  try {
    await (await schema()).validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    return (error as Error).name === 'ValidationError' ? yupToFormErrors(error) : {};
  }
}

/** Two short fields side by side, where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={css.fieldPair}>{children}</div>;
