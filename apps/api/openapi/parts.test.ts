import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { publishedIn } from '../src/http/published.ts';
import { documentParts } from './parts.ts';

const kept = () =>
  Object.fromEntries(
    globSync('*.json', { cwd: publishedIn }).map((file) => [
      file,
      JSON.parse(readFileSync(path.join(publishedIn, file), 'utf8')) as unknown,
    ]),
  );

it('the published document is what the contracts and their types say; `npm run openapi` renews it', async () => {
  expect(kept()).toEqual(JSON.parse(JSON.stringify(await documentParts())));
});
