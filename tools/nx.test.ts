import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { root } from './paths.ts';

interface Project {
  targets: Record<string, { inputs: unknown[] }>;
}
interface Plugin {
  createNodesV2: [files: string, create: (files: string[]) => [string, { projects: Record<string, Project> }][]];
}

async function targetsOf(project: string): Promise<Project['targets']> {
  const { createNodesV2 } = (await import(path.join(root, 'tools/nx.mjs'))) as Plugin;
  // Like Nx, whose paths are relative to the root.
  process.chdir(root);
  const [made] = createNodesV2[1]([`${project}/package.json`]);
  return made![1].projects[project]!.targets;
}

/** A module of this folder and those that it imports from it, directly or not. */
function modulesOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const { from } of importsOf(file, readFileSync(path.join(import.meta.dirname, file), 'utf8')))
    if (from?.startsWith('./')) modulesOf(path.normalize(from), known);
  return known;
}

test('a frontend is built again when any module of its build configuration or budget has changed', async () => {
  const { build } = await targetsOf('apps/client-area');
  const modules = new Set([...modulesOf('vite.ts'), ...modulesOf('budget.ts')]);
  expect(build!.inputs).toEqual(expect.arrayContaining([...modules].map((file) => `{workspaceRoot}/tools/${file}`)));
});
