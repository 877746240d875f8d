import { integer } from '@mirante/domain/format.ts';

export type Noun = readonly [one: string, many: string];

/** "3 clientes" */
export const counted = (n: number, [one, many]: Noun): string => `${integer(n)} ${n === 1 ? one : many}`;
