import { fieldErrors, type Problem } from '@mirante/contract/problem.ts';

/** Whether the order was refused for this field; purchases name it by different paths. */
export const refusesField = (problem: Problem, field: 'coupon_code' | 'expected_total'): boolean =>
  Object.keys(fieldErrors(problem)).some((path) => path.endsWith(field));
