// Lists an image's files by building its stages from their COPY lines alone, on an empty base, so that no base image is
// needed.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runQuietly } from '../processes.ts';
import { requireProgram } from './apt.ts';

/** The files that each stage of a Dockerfile copies from `context`, by their paths in the image. */
export async function filesOfStages(context: string, dockerfile: string): Promise<string[][]> {
  requireProgram('buildah');
  const home = mkdtempSync(path.join(tmpdir(), 'mirante-images-'));
  try {
    const stages = readFileSync(path.join(context, dockerfile), 'utf8')
      .split(/^FROM /m)
      .slice(1);
    const found: string[][] = [];
    for (const [n, stage] of stages.entries()) found.push(await filesOf(stage, context, path.join(home, String(n))));
    return found;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function filesOf(stage: string, context: string, home: string): Promise<string[]> {
  mkdirSync(home);
  const [file, image] = [path.join(home, 'Dockerfile'), path.join(home, 'image')];
  const lines = stage.match(/^(WORKDIR|COPY (?!--from)).*$/gm) ?? [];
  writeFileSync(file, ['FROM scratch', ...lines, ''].join('\n'));
  const store = ['--storage-driver', 'vfs', '--root', path.join(home, 'store'), '--runroot', path.join(home, 'run')];
  const options = ['--isolation', 'chroot', '--output', `type=local,dest=${image}`, '--file', file];
  await runQuietly('The image', 'buildah', [...store, 'build', ...options, context]);
  return filesIn(image);
}

/** The files of a folder, recursively, by relative path. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
