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

describe('an export', () => {
  it('of somebody who has two already waits for the end of one', () => {
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

  it('of the fifth of five people at once is refused until one of them is done', () => {
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

  it('of the public takes no slot of the staff’s', () => {
    const release = ['10.0.0.1', '10.0.0.2'].flatMap((network) => [
      acquirePublicExport(network),
      acquirePublicExport(network),
    ]);
    expect(() => acquirePublicExport('10.0.0.3')).toThrow('Há exportações demais em andamento.');
    expect(refusal('ana')).toBeUndefined();
    for (const each of release) each();
  });
});
