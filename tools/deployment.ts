// npm run test:deployment: a whole deployment on this machine, laid out like the images, through setup, rollout, backup
// and restore.
import { run } from './processes.ts';

const passed = await run('vitest', ['run', '--config', 'tools/deployment/vitest.config.ts']);
process.exitCode = passed ? 0 : 1;
