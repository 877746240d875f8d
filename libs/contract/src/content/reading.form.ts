import { id, oneOf, str } from '@mirante/validation/fields.ts';

/** Any part of what it says, title and text. */
export const words = () => str().max(120);
/** By the client who asks. */
export const read = () => oneOf(['true', 'false']);
/** A tag that it has, or a product that unlocks it. */
export const related = () => id();
