import { sharedModules } from '../../tools/vitest.ts';

export default { test: sharedModules };
