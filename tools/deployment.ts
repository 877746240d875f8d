// npm run test:deployment: a whole deployment on this machine, as the images lay it out, through set-up, roll-out, backup and restore.
import { run } from './processes.ts';

/** Answers whether every test passed. */
export const runDeploymentTests = (): Promise<boolean> =>
  run('vitest', ['run', '--config', 'tools/deployment/vitest.config.ts']);

if (import.meta.main) process.exit((await runDeploymentTests()) ? 0 : 1);
