// npm run openapi: writes the API's document anew, of the contracts, their types and the refusals.
import { globSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { openApiFolder } from '../src/http/openapi-files.ts';
import { documentParts } from './parts.ts';

const parts = await documentParts();
for (const file of globSync('*.json', { cwd: openApiFolder })) rmSync(path.join(openApiFolder, file));
for (const [file, part] of Object.entries(parts)) writeFileSync(path.join(openApiFolder, file), JSON.stringify(part));
const root = path.join(openApiFolder, '../../..');
for (let pass = 0; pass < 2; pass += 1) spawnSync('oxfmt', [openApiFolder], { cwd: root, stdio: 'inherit' });
process.exit();
