import { screenTests } from '../../tools/vitest.ts';

export default { test: screenTests };
