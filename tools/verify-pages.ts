// Compares what a frontend's address serves with this machine's build: `npm run verify-pages -- APP URL CONFIG
// [ORIGIN…]`. CONFIG is the deployment's config.js, the ORIGINs are those that its pages may call besides their own.
// Exits with 1 on a difference, as a script that somebody added to the page of the card. Run it from another machine.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { appNames, distOf } from './paths.ts';
import { embedPolicy, pageHeaders, pagePolicy } from './security.ts';

export interface Expected {
  /** The output folder of `vite build`. */
  dist: string;
  /** The text of `/config.js`. */
  config: string;
  connectsTo: readonly string[];
}

/** How a page, its headers, or a script served under the address differ from what is expected. */
export async function differencesOf(address: string, { dist, config, connectsTo }: Expected): Promise<string[]> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(js|html)$/.test(file)).toSorted();
  const found = await pageDifferences(address, await readFile(path.join(dist, 'index.html'), 'utf8'), connectsTo);
  if (!(await serves(address, 'config.js', Buffer.from(config)))) found.push('config.js is another');
  for (const file of files.filter((each) => each !== 'index.html')) {
    if (!(await serves(address, file, await readFile(path.join(dist, file))))) found.push(`${file} is another`);
    if (file.endsWith('.html')) found.push(...(await embedDifferences(address, file)));
  }
  return found;
}

async function pageDifferences(address: string, built: string, connectsTo: readonly string[]): Promise<string[]> {
  const page = await ask(address, '');
  const given = page.headers.get('content-security-policy') ?? '';
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(given) ?? [];
  const text = await page.text();
  return [
    ...(page.ok && text === built.replaceAll('__NONCE__', nonce) ? [] : ['the page is another']),
    ...headerDifferences(page, pagePolicy(nonce, connectsTo)),
  ];
}

/** A page that ours frame has their origin, and so would its script. */
async function embedDifferences(address: string, file: string): Promise<string[]> {
  const page = await ask(address, file);
  await page.body?.cancel();
  return headerDifferences(page, embedPolicy).map((difference) => `${file}: ${difference}`);
}

function headerDifferences({ headers }: Response, policy: string): string[] {
  // No policy keeps a page from being left: this header would lead its visitors elsewhere.
  const expected = { ...pageHeaders, 'content-security-policy': policy, refresh: null };
  return Object.entries(expected).flatMap(([name, value]) =>
    headers.get(name) === value ? [] : [`${name} is ${headers.get(name) ?? 'missing'}`],
  );
}

/** Servers keep a file of their own for each encoding. */
const ENCODINGS = ['br', 'gzip', 'identity'];

async function serves(address: string, file: string, content: Buffer): Promise<boolean> {
  for (const encoding of ENCODINGS) {
    const answer = await ask(address, file, { 'accept-encoding': encoding });
    if (!answer.ok || !content.equals(Buffer.from(await answer.arrayBuffer()))) return false;
  }
  return true;
}

const TIME_OUT_MS = 30_000;
const ask = (address: string, file: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(new URL(file, address), { headers, redirect: 'error', signal: AbortSignal.timeout(TIME_OUT_MS) }).catch(
    (error: Error) => {
      const reason = error.cause instanceof Error ? error.cause.message : error.message;
      throw new Error(`${address}${file} does not answer: ${reason}`, { cause: error });
    },
  );

async function main([name, address, config, ...connectsTo]: readonly string[]): Promise<number> {
  const app = appNames.find((known) => known === name);
  if (!app || !address || !config)
    throw new Error(`Usage: npm run verify-pages -- ${appNames.join('|')} URL CONFIG [ORIGIN…]`);
  const expected = { dist: distOf(app), config: await readFile(config, 'utf8'), connectsTo };
  const differences = await differencesOf(address, expected);
  process.stdout.write(
    differences.length === 0 ? 'OK: pages, headers and scripts are as built\n' : `${differences.join('\n')}\n`,
  );
  return differences.length === 0 ? 0 : 1;
}

if (import.meta.main)
  process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  });
