import { useFormikContext } from 'formik';

/** The form's current values, for fields that depend on others. */
export const useFormValues = <Values>(): Values => useFormikContext<Values>().values;
