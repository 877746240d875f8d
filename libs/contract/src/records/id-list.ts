import { say } from '@mirante/validation/messages.ts';
import type { Fields } from '../lazy-schema.ts';

/** Ids in a query string: `1,4,6`. */
export const idList = ({ str }: Pick<Fields, 'str'>, most: number) =>
  str().matches(new RegExp(String.raw`^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,${most - 1}}$`), {
    message: say.invalid,
    excludeEmptyString: true,
  });

export const idsIn = (list: string | null | undefined): number[] => (list || '').split(',').filter(Boolean).map(Number);
