import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runRecorded } from './processes.ts';

const DAY_S = 86_400;
const dir = mkdtempSync(path.join(tmpdir(), 'mirante-backup-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const backups = path.join(dir, 'backups');
const programs = path.join(dir, 'programs');
for (const folder of [backups, programs]) mkdirSync(folder);

const backUp = () =>
  runRecorded('sh', ['tools/deploy/backup.sh'], {
    PATH: `${programs}:${process.env.PATH}`,
    DATABASE_URL: 'postgresql://nowhere',
    BACKUP_DIR: backups,
    FILES_DIR: path.join(dir, 'files'),
  });

it('backup: the dump of a backup that was killed is removed after a day', async () => {
  const dump = '#!/bin/sh\nwhile [ "$1" != --file ]; do shift; done\necho dump >"$2"\n';
  writeFileSync(path.join(programs, 'pg_dump'), dump, { mode: 0o755 });
  writeFileSync(path.join(programs, 'pg_restore'), "#!/bin/sh\necho '1; 0 2 TABLE DATA public client owner'\n", {
    mode: 0o755,
  });
  const [killed, running] = [2, 0].map((days) => {
    const file = path.join(backups, `mirante-2026110${days}T100000Z.dump.part`);
    const at = Date.now() / 1000 - days * DAY_S;
    writeFileSync(file, '');
    utimesSync(file, at, at);
    return file;
  });
  const { output } = await backUp();
  expect([existsSync(killed!), existsSync(running!)]).toEqual([false, true]);
  expect(readdirSync(backups).filter((name) => name.endsWith('.dump'))).toHaveLength(1);
  expect(output).toContain('no files were copied');
});

it('backup: a dump of another database than the one of the clients is refused', async () => {
  writeFileSync(path.join(programs, 'pg_restore'), '#!/bin/sh\n', { mode: 0o755 });
  const before = readdirSync(backups);
  const { succeeded, output } = await backUp();
  expect([succeeded, output]).toEqual([false, 'DATABASE_URL names another database: it has no clients.\n']);
  expect(readdirSync(backups)).toEqual(before);
});

it('backup: files are not copied from a folder that is not there', async () => {
  const { succeeded, output } = await runRecorded('sh', ['tools/deploy/copy-files.sh', `${dir}/nowhere`, backups]);
  expect([succeeded, output]).toEqual([false, `${dir}/nowhere is no folder: nothing was copied.\n`]);
});
