import { Refusal } from '../../http/refusal.ts';

/**
 * Refuses changes of the coupon by which staff grant products: a mistake would make it a free pass, or stop their work.
 */
export function refuseHouse({ staff_only }: { staff_only: boolean }): void {
  if (staff_only)
    throw new Refusal(
      'house_coupon',
      'Este cupom é de uso interno da equipe e não pode ser alterado nem usado pelo público.',
    );
}
