import { useFormikContext } from 'formik';

/** What the form around holds now, for fields that depend on others. */
export const useFormValues = <Values>(): Values => useFormikContext<Values>().values;
