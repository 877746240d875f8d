/** Whether two objects of the same shape have the same values. */
export const isEqual = <T extends object>(a: T, b: T): boolean =>
  (Object.keys(b) as (keyof T)[]).every((key) => Object.is(a[key], b[key]));
