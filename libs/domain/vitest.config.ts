import { unitTests } from '../../tools/vitest.ts';

export default { test: unitTests };
