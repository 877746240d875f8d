import { unitTests } from './vitest.ts';

export default { test: unitTests };
