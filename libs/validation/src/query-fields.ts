/** What queries and small bodies are made of: fetched on their own by who validates one, without what only forms need. */
export { day, form, id, ids, num, oneOf, str, text, whole } from './fields.ts';
