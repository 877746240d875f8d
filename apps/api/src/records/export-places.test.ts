import { describe, expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { takeExportPlace } from './export-places.ts';

const refusal = (of: string): Refusal | undefined => {
  try {
    takeExportPlace(of)();
    return undefined;
  } catch (error) {
    return error as Refusal;
  }
};

describe('an export', () => {
  it('of somebody who has two already waits for the end of one', () => {
    const [first, second] = [takeExportPlace('ana'), takeExportPlace('ana')];
    expect(refusal('ana')).toMatchObject({
      code: 'too_many_requests',
      message: 'Você já tem exportações em andamento. Aguarde o fim de uma delas.',
      headers: { 'retry-after': '5' },
    });
    expect(refusal('bia')).toBeUndefined();
    first();
    first();
    expect(refusal('ana')).toBeUndefined();
    second();
  });

  it('of the fifth of five people at once is refused until one of them is done', () => {
    const leave = ['ana', 'bia', 'caio', 'davi'].map(takeExportPlace);
    expect(refusal('eva')).toMatchObject({
      code: 'overloaded',
      message: 'Há exportações demais em andamento. Tente novamente em instantes.',
      headers: { 'retry-after': '5' },
    });
    leave[2]!();
    expect(refusal('eva')).toBeUndefined();
    for (const each of leave) each();
  });
});
