import type { Fields } from '../lazy-schema.ts';

/** Any part of the title or text. */
export const words = ({ str }: Pick<Fields, 'str'>) => str().max(120);
/** Whether the requesting client has read it. */
export const read = ({ oneOf }: Pick<Fields, 'oneOf'>) => oneOf(['true', 'false']);
/** The id of one of its tags, or of a product that unlocks it. */
export const related = ({ id }: Pick<Fields, 'id'>) => id();
