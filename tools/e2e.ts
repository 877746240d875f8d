// npm run e2e [-- project | deployment | Playwright's options]: the browser tests, against the deployment named by
// CHECKOUT_URL, CLIENT_URL, BACKOFFICE_URL and API_URL; without them, against one started for the run, with a database
// of its own. The tests that advance the clock then run on another one, concurrently. `deployment` starts one laid out
// like the images.
import { findBrowser } from './browser.ts';
import { browserEnv, startDeployment as deploy } from './deployment/deployment.ts';
import { run } from './processes.ts';
import { findRecorder } from './recorder.ts';
import { endOnSignal } from './system.ts';
import { startTestInstances } from './test-instance.ts';

/** The argument for a deployment laid out like the images. */
const AS_DEPLOYED = 'deployment';
const PROJECTS = new Set(['public-checkout', 'client-area', 'backoffice', 'journeys', 'time', 'speed']);
const NAMES = ['CHECKOUT_URL', 'CLIENT_URL', 'BACKOFFICE_URL', 'API_URL'];

/** A project's name becomes the option for that project alone; everything else is passed to Playwright. */
const options = (args: string[]): string[] =>
  args.flatMap((arg) => (PROJECTS.has(arg) ? [`--project=${arg}`, '--no-deps'] : [arg]));

/** Returns whether every test passed. */
export async function runBrowserTests(args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const browser = { ...findBrowser(), VIDEO: findRecorder() ? 'on' : 'off' };
  const isNamed = NAMES.some((name) => process.env[name] ?? env[name]);
  const deployment = isNamed ? undefined : await startDeployment(args);
  if (deployment) endOnSignal([deployment]);
  try {
    return await run('playwright', ['test', '-c', 'e2e', ...options(args.filter((arg) => arg !== AS_DEPLOYED))], {
      ...browser,
      ...deployment?.env,
      ...env,
    });
  } finally {
    await deployment?.stop();
  }
}

async function startDeployment(args: string[]): Promise<{ env: Record<string, string>; stop(): Promise<void> }> {
  if (args.includes(AS_DEPLOYED)) {
    const deployed = await deploy({ RATE_LIMIT_FACTOR: '1000', RESUME_LINK_AFTER_MINUTES: '0.01' });
    return { env: browserEnv(deployed), stop: deployed.stop };
  }
  const isWhole = !args.some((arg) => PROJECTS.has(arg));
  const { trials, stop } = await startTestInstances(isWhole ? 2 : 1);
  const [main, time] = trials;
  const beside = Object.entries(time?.env ?? {}).map(([name, url]): [string, string] => [`TIME_${name}`, url]);
  return { env: { ...main?.env, ...Object.fromEntries(beside) }, stop };
}

if (import.meta.main) process.exit((await runBrowserTests(process.argv.slice(2))) ? 0 : 1);
