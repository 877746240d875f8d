// npm run openapi: writes the API's document anew, of the contracts, their types and the refusals.
import { globSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { publishedIn } from '../src/http/published.ts';
import { documentParts } from './parts.ts';

const parts = await documentParts();
for (const file of globSync('*.json', { cwd: publishedIn })) rmSync(path.join(publishedIn, file));
for (const [file, part] of Object.entries(parts)) writeFileSync(path.join(publishedIn, file), JSON.stringify(part));
const root = path.join(publishedIn, '../../..');
for (let pass = 0; pass < 2; pass += 1) spawnSync('oxfmt', [publishedIn], { cwd: root, stdio: 'inherit' });
process.exit();
