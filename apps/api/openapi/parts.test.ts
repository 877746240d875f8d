import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openApiFolder } from '../src/http/openapi-files.ts';
import { documentParts } from './parts.ts';

const kept = () =>
  Object.fromEntries(
    globSync('*.json', { cwd: openApiFolder }).map((file) => [
      file,
      JSON.parse(readFileSync(path.join(openApiFolder, file), 'utf8')) as unknown,
    ]),
  );

it('the published document is what the contracts and their types say; `npm run openapi` renews it', async () => {
  expect(kept()).toEqual(JSON.parse(JSON.stringify(await documentParts())));
});
