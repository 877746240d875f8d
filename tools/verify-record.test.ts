import { spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, verifyRecord, type Root } from './verify-record.ts';

const sha256 = (...lines: string[]) => createHash('sha256').update(lines.join('\n')).digest('hex');

/** A chain in the documented form: entries 2, 5, 8… are commitments alone. */
function chainOf(length: number) {
  let previous = '0'.repeat(64);
  return Array.from({ length }, (_, i) => {
    const sequence = i + 1;
    const moment = `2026-11-${String(1 + i).padStart(2, '0')}T12:00:00.000000Z`;
    const said = {
      salt: sha256(`salt ${i}`),
      kind: 'item_opened',
      subject: `stock_portfolio_item:${sequence}`,
      scope: 'stock_portfolio:1',
      payload: `{"code": "ITUB4", "price_in": 38.9${i}, "portfolio": "Ações\u2028em alta"}`,
    };
    const commitment = sha256(said.salt, said.kind, said.subject, said.scope, said.payload);
    const hash = sha256('mirante-record-1', String(sequence), moment, commitment, previous);
    const entry = { sequence, moment, previous, commitment, hash, ...(sequence % 3 !== 2 && said) };
    previous = hash;
    return entry;
  });
}
const chain = chainOf(9);
const file = chain.map((entry) => `${JSON.stringify(entry)}\n`).join('');
const lines = file.split('\n').slice(0, -1);
const check = (text: string, roots: Root[] = []) => verifyRecord(linesOf([text]), roots);
const joined = (some: readonly string[]) => some.map((line) => `${line}\n`).join('');
const root = (sequence: number): Root => ({ sequence, hash: chain[sequence - 1]!.hash });

describe('verifying an exported record', () => {
  it('accepts a valid one with any chunking, and gives its position', async () => {
    const half = file.length / 2;
    const verdict = await verifyRecord(linesOf([file.slice(0, half), file.slice(half)]), [root(3), root(9)]);
    expect(verdict).toEqual({ ok: true, entries: 9, clear: 6, hash: chain[8]!.hash });
  });

  it('fails at the line of any changed byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 1), fc.constantFrom(...'0aZ"{} ,\n\r\\u'.split('')), async (at, byte) => {
        fc.pre(file[at] !== byte);
        const verdict = await check(file.slice(0, at) + byte + file.slice(at + 1));
        expect(verdict).toMatchObject({ ok: false, line: file.slice(0, at).split('\n').length });
      }),
      { numRuns: 500 },
    );
  });

  it('fails on a missing, duplicate or swapped line', async () => {
    expect(await check(joined(lines.toSpliced(3, 1)))).toMatchObject({ ok: false, line: 4 });
    expect(await check(joined(lines.toSpliced(3, 0, lines[3]!)))).toMatchObject({ ok: false, line: 5 });
    expect(await check(joined(lines.toSpliced(3, 2, lines[4]!, lines[3]!)))).toMatchObject({ ok: false, line: 4 });
  });

  it('fails on a truncated tail below a published root, and only then', async () => {
    const short = joined(lines.slice(0, 6));
    expect(await check(short, [root(6)])).toMatchObject({ ok: true });
    expect(await check(short, [root(8)])).toEqual({
      ok: false,
      line: 7,
      problem: 'the file ends before entry 8, which was published',
    });
  });

  it('fails on a chain rewritten after a root was published', async () => {
    const anew = chainOf(9).map((entry) => ({ ...entry }));
    anew[0]!.moment = '2026-10-31T12:00:00.000000Z';
    let previous = anew[0]!.previous;
    for (const entry of anew) {
      entry.previous = previous;
      entry.hash = sha256('mirante-record-1', String(entry.sequence), entry.moment, entry.commitment, previous);
      previous = entry.hash;
    }
    const text = joined(anew.map((entry) => JSON.stringify(entry)));
    expect(await check(text)).toMatchObject({ ok: true });
    expect(await check(text, [root(4)])).toMatchObject({ ok: false, line: 4 });
  });

  it("fails on two different published roots of one entry, whichever is the chain's", async () => {
    const other = { sequence: 2, hash: '0'.repeat(64) };
    expect(await check(file, [root(2), other])).toMatchObject({ ok: false, line: 2 });
    expect(await check(file, [other, root(2)])).toMatchObject({ ok: false, line: 2 });
    expect(await check(file, [root(2), root(2)])).toMatchObject({ ok: true });
  });

  it('refuses an entry that reveals only part of its commitment', async () => {
    const { salt: _salt, ...partly } = chain[0]!;
    expect(await check(joined([JSON.stringify(partly)]))).toMatchObject({ ok: false, line: 1 });
  });

  it.each([
    ['a misspelled option', '--rot', '1:0'],
    ['a second file', import.meta.filename],
    ['a root without its option', '1:0'],
  ])('is not verified with %s, which would be ignored', (_what, ...words) => {
    const script = path.join(import.meta.dirname, 'verify-record.ts');
    expect(spawnSync(process.execPath, [script, os.devNull, ...words]).status).toBe(2);
    expect(spawnSync(process.execPath, [script, os.devNull]).status).toBe(0);
  });

  it('accepts an empty chain', async () => {
    expect(await check('')).toMatchObject({ ok: true, entries: 0 });
  });
});
