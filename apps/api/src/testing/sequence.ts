/** Below a hundred thousand the numbers have five digits, so that rows named by them sort as they were created. */
let count = 10_000;

export const nextNumber = (): number => (count += 1);
