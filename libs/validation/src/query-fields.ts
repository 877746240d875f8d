/** The field builders for queries and small bodies, loaded without what only forms need. */
export { day, form, id, ids, num, oneOf, str, text, whole } from './fields.ts';
