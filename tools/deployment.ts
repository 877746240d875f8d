// npm run test:deployment: a whole deployment on this machine, laid out like the images, through setup, rollout, backup
// and restore.
import { run } from './processes.ts';

/** Returns whether every test passed. */
const runDeploymentTests = (): Promise<boolean> =>
  run('vitest', ['run', '--config', 'tools/deployment/vitest.config.ts']);

if (import.meta.main) process.exit((await runDeploymentTests()) ? 0 : 1);
