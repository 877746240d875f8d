import { describe, expect, it } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { acquirePublicExport, acquireStaffExport } from './export-slots.ts';

const refusal = (of: string): Refusal | undefined => {
  try {
    acquireStaffExport(of)();
    return undefined;
  } catch (error) {
    return error as Refusal;
  }
};

describe('a CSV export slot', () => {
  it('is limited to two per user: a third export waits for one to end', () => {
    const [first, second] = [acquireStaffExport('ana'), acquireStaffExport('ana')];
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

  it('is limited to four for all staff: a fifth export is refused until one ends', () => {
    const leave = ['ana', 'bia', 'caio', 'davi'].map(acquireStaffExport);
    expect(refusal('eva')).toMatchObject({
      code: 'overloaded',
      message: 'Há exportações demais em andamento. Tente novamente em instantes.',
      headers: { 'retry-after': '5' },
    });
    leave[2]!();
    expect(refusal('eva')).toBeUndefined();
    for (const each of leave) each();
  });

  it("of the public export is separate from the staff's", () => {
    const release = ['10.0.0.1', '10.0.0.2'].flatMap((network) => [
      acquirePublicExport(network),
      acquirePublicExport(network),
    ]);
    expect(() => acquirePublicExport('10.0.0.3')).toThrow('Há exportações demais em andamento.');
    expect(refusal('ana')).toBeUndefined();
    for (const each of release) each();
  });
});
