import type { Fields } from '../lazy-schema.ts';

/** Any part of what it says, title and text. */
export const words = ({ str }: Pick<Fields, 'str'>) => str().max(120);
/** By the client who asks. */
export const read = ({ oneOf }: Pick<Fields, 'oneOf'>) => oneOf(['true', 'false']);
/** A tag that it has, or a product that unlocks it. */
export const related = ({ id }: Pick<Fields, 'id'>) => id();
