import { setIn, validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik';
import type { AnyObject } from 'yup';
import type { Problem } from '@mirante/contract/problem.ts';

/** A refusal's field errors in formik's shape: `address.city` inside `address`. */
export const formErrors = ({ errors = [] }: Partial<Problem>): FormikErrors<AnyObject> =>
  errors.reduce<AnyObject>((all, { path, message }) => setIn(all, path, message), {});

/** Errors of a refusal without a field in the form. */
export function unplacedMessageOf({ detail, errors = [] }: Partial<Problem>, fields: object): string | undefined {
  const strays = errors.filter(({ path }) => !((path.split('.')[0] ?? '') in fields)).map(({ message }) => message);
  if (strays.length > 0) return strays.join(' ');
  return errors.length > 0 ? undefined : (detail ?? 'Nada do que você digitou se perdeu. Tente novamente.');
}

/** The messages of a form's errors, each once. */
export const messagesIn = (errors: object): string =>
  [
    ...new Set(Object.values(errors).map((error: unknown) => (isNested(error) ? messagesIn(error) : String(error)))),
  ].join(' ');
const isNested = (error: unknown): error is object => typeof error === 'object' && error !== null;

/** The errors in values by a schema without asynchronous tests. */
export function errorsIn(values: AnyObject, schema: object): FormikErrors<AnyObject> {
  try {
    void validateYupSchema(values, schema, true);
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}
