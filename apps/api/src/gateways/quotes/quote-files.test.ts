import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cotahistFile, cotahistLine } from '../../testing/cotahist.ts';
import { zipOf } from '../../testing/zip.ts';
import { readCotahist } from './cotahist.ts';
import { readInfDiario } from './inf-diario.ts';
import type { Quote, Read, ReadBatch } from './port.ts';
import { readSgs } from './sgs.ts';
import { readTyped } from './typed.ts';
import { contentsOf } from './zip.ts';

/** Chunks as from a disk or a network, with arbitrary boundaries. */
async function* inPieces(bytes: Buffer, size = 100): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function all(read: Read): Promise<ReadBatch> {
  const whole: ReadBatch = { quotes: [], lines: 0, filtered: 0, unknown: [], refused: [] };
  for await (const { quotes, lines, filtered, unknown, refused } of read) {
    whole.quotes.push(...quotes);
    whole.lines += lines;
    whole.filtered += filtered;
    whole.unknown.push(...unknown);
    whole.refused.push(...refused);
  }
  return whole;
}
const known = new Set(['PETR4', 'KNRI11', 'BOVA11', 'AAPL34', 'OIBR3', 'CELP7']);
const cotahist = (bytes: Buffer, size?: number) => all(readCotahist(inPieces(bytes, size), (name) => known.has(name)));
const refusedIn = async (line: string) => (await cotahist(cotahistFile([line]))).refused;

describe('COTAHIST', () => {
  it('test fixtures have lines of 245 characters', () => {
    expect(cotahistLine()).toHaveLength(245);
  });

  it.each([1, 7, 245, 246, 247, 100_000])('parses the same in chunks of %i bytes', async (size) => {
    const file = cotahistFile([cotahistLine(), cotahistLine({ code: 'KNRI11', bdi: '12', close: 16_105 })]);
    expect((await cotahist(file, size)).quotes).toEqual<Quote[]>([
      { name: 'PETR4', day: '2026-11-27', value: 38.42 },
      { name: 'KNRI11', day: '2026-11-27', value: 161.05 },
    ]);
  });

  it('keeps spot-market shares, funds and BDRs, and skips odd lots, options, auctions and rights', async () => {
    const lines = [
      cotahistLine(),
      cotahistLine({ code: 'BOVA11', bdi: '14' }),
      cotahistLine({ code: 'AAPL34', bdi: '35' }),
      cotahistLine({ code: 'OIBR3', bdi: '08' }),
      cotahistLine({ code: 'PETR4F', market: '020', bdi: '96' }),
      cotahistLine({ code: 'PETRA400', market: '070', bdi: '78' }),
      cotahistLine({ code: 'PETRM400', market: '080', bdi: '82' }),
      cotahistLine({ bdi: '50', close: 1 }),
      cotahistLine({ bdi: '10', close: 1 }),
    ];
    const { quotes, filtered, lines: read } = await cotahist(cotahistFile(lines));
    expect(quotes.map(({ name }) => name)).toEqual(['PETR4', 'BOVA11', 'AAPL34', 'OIBR3']);
    expect([filtered, read]).toEqual([5, 9]);
  });

  it('gives the price of one share where a paper is quoted by the thousand', async () => {
    const file = cotahistFile([cotahistLine({ code: 'CELP7', close: 1234, factor: 1000 })]);
    expect((await cotahist(file)).quotes).toEqual([{ name: 'CELP7', day: '2026-11-27', value: 0.01234 }]);
  });

  it('counts an unknown code, and skips the rest of its line', async () => {
    const { unknown, refused, quotes } = await cotahist(cotahistFile([cotahistLine({ code: 'NOVA3', close: 0 })]));
    expect([unknown, refused, quotes]).toEqual([['NOVA3'], [], []]);
  });

  it.each([
    ['a line of 244 characters', cotahistLine().slice(0, -1), 'A linha tem 244 caracteres, e não 245.'],
    ['a line of 246 characters', `${cotahistLine()} `, 'A linha tem 246 caracteres, e não 245.'],
    ['a close of zero', cotahistLine({ close: 0 }), 'PETR4: o fechamento é zero.'],
    ['a close of letters', cotahistLine({ close: '00000000038A2' }), 'PETR4: o fechamento não é um número.'],
    ['a factor of zero', cotahistLine({ factor: 0 }), 'PETR4: o fator de cotação não é maior que zero.'],
    ['a day that does not exist', cotahistLine({ day: '20260230' }), 'PETR4: a data não existe.'],
    ['another currency', cotahistLine({ currency: 'CR$' }), 'PETR4: a moeda não é o real.'],
    ['an unknown type', cotahistLine().replace(/^01/, '02'), 'Tipo de registro desconhecido.'],
  ])('refuses %s, by its line', async (_what, line, why) => {
    expect(await refusedIn(line)).toEqual([{ line: 2, why }]);
  });

  it.each([
    ['of an untrue total', cotahistFile([cotahistLine()], 7), 'fala de 7 registros, e o arquivo tem 3'],
    ['without its end', cotahistFile([cotahistLine()]).subarray(0, 400), 'falta o registro final'],
    ['that goes on after its end', Buffer.concat([cotahistFile([]), cotahistFile([])]), 'linhas depois'],
    ['of something else', Buffer.from('código;preço\nPETR4;38,42\n'), 'não é um COTAHIST'],
    ['that is empty', Buffer.alloc(0), 'não é um COTAHIST'],
    ['without lines', Buffer.alloc(10_000, 'x'), 'não tem linhas'],
  ])('takes nothing of a file %s', async (_what, file, why) => {
    await expect(cotahist(file)).rejects.toThrow(why);
  });

  it('may end with an end-of-file character', async () => {
    expect((await cotahist(Buffer.concat([cotahistFile([cotahistLine()]), Buffer.from([26])]))).quotes).toHaveLength(1);
  });
});

const CNPJ = '11.222.333/0001-81';
const cvm = (text: string) =>
  all(readInfDiario(inPieces(Buffer.from(text, 'latin1'), 33), (name) => name === '11222333000181'));

describe('inf_diario', () => {
  it.each([
    [
      'of today',
      `TP_FUNDO_CLASSE;CNPJ_FUNDO_CLASSE;ID_SUBCLASSE;DT_COMPTC;VL_TOTAL;VL_QUOTA;VL_PATRIM_LIQ;CAPTC_DIA;RESG_DIA;NR_COTST\nFI;${CNPJ};;2026-11-19;1.00;1.234567890123;1.00;0.00;0.00;9\n`,
    ],
    [
      'without subclasses',
      `TP_FUNDO;CNPJ_FUNDO;DT_COMPTC;VL_TOTAL;VL_QUOTA;VL_PATRIM_LIQ;CAPTC_DIA;RESG_DIA;NR_COTST\r\nFI;${CNPJ};2026-11-19;1.00;1.234567890123;1.00;0.00;0.00;9\r\n`,
    ],
    [
      'of before 2020, in whatever order',
      `CNPJ_FUNDO;VL_QUOTA;DT_COMPTC;NR_COTST\n${CNPJ};1.234567890123;2026-11-19;9\n`,
    ],
  ])('is read by its column names with the head %s', async (_what, text) => {
    expect((await cvm(text)).quotes).toEqual([{ name: '11222333000181', day: '2026-11-19', value: 1.234567890123 }]);
  });

  it('skips subclasses, counts unknown funds, and refuses invalid quotas by line', async () => {
    const lines = [
      'CNPJ_FUNDO_CLASSE;ID_SUBCLASSE;DT_COMPTC;VL_QUOTA',
      `${CNPJ};ABC12;2026-11-19;9.9`,
      '99.999.999/0001-99;;2026-11-19;0',
      `${CNPJ};;2026-11-19;0.0000`,
      `${CNPJ};;2026-11-19;1,5`,
      `${CNPJ};;2026-02-30;1.5`,
      `${CNPJ};;2026-11-19`,
    ];
    expect(await cvm(lines.join('\n'))).toEqual({
      quotes: [],
      lines: 6,
      filtered: 1,
      unknown: ['99999999000199'],
      refused: [
        { line: 4, why: '11222333000181: a cota é zero.' },
        { line: 5, why: '11222333000181: a cota não é um número.' },
        { line: 6, why: '11222333000181: a data não existe.' },
        { line: 7, why: 'A linha tem 3 colunas, e o cabeçalho 4.' },
      ],
    });
  });

  it('without a required column is refused, naming it', async () => {
    await expect(cvm('CNPJ_FUNDO;DT_COMPTC;VL_TOTAL\n')).rejects.toThrow('falta a coluna VL_QUOTA');
  });
});

describe('SGS', () => {
  it('is read as JSON, and as CSV with decimal commas', () => {
    const expected = [{ name: 'cdi', day: '2026-01-02', value: 0.0489 }];
    expect(readSgs('[{"data":"02/01/2026","valor":"0.0489"}]', 'cdi').quotes).toEqual(expected);
    expect(readSgs('"data";"valor"\r\n"02/01/2026";"0,0489"\r\n', 'cdi').quotes).toEqual(expected);
  });

  it.each(['""', '" "', '"0x1"', '"1e-3"', '[0.05]', 'null', 'true'])('refuses %s as a value in JSON', (valor) => {
    const { quotes, refused } = readSgs(`[{"data":"02/01/2026","valor":${valor}}]`, 'cdi');
    expect([quotes, refused]).toEqual([[], [{ line: 1, why: 'O valor não é um número.' }]]);
  });

  it("refuses values outside of the index's range", () => {
    const whys = (text: string, index: 'cdi' | 'ipca' | 'ibovespa') =>
      readSgs(text, index).refused.map(({ why }) => why);
    expect(whys('[{"data":"02/01/2026","valor":"14.90"}]', 'cdi')).toEqual([
      'O CDI é o percentual de um dia útil: não passa de 1%.',
    ]);
    expect(whys('[{"data":"02/01/2026","valor":"0.56"}]', 'ipca')).toEqual(['O IPCA é do mês: use o dia 1º.']);
    expect(whys('data;valor\n01/10/2026;0\n', 'ibovespa')).toEqual(['O Ibovespa é um número de pontos.']);
    expect(whys('[null,{"data":"31/02/2026","valor":"1"},{"data":"01/01/2026","valor":"x"}]', 'ipca')).toEqual([
      'A data não existe.',
      'A data não existe.',
      'O valor não é um número.',
    ]);
  });

  it.each(['[{"data":"02/01/2026"', '<html>', ''])('%j is refused', (text) => {
    expect(() => readSgs(text, 'cdi')).toThrow('não é uma série');
  });
});

describe('typed quotes', () => {
  const typed = (text: string, day?: string) =>
    readTyped({ kind: 'closes', text, day }, { knows: (name) => known.has(name), today: '2026-11-20' });

  it('are read in Brazilian notation, with a day per line or one for all', () => {
    expect(typed('petr4\t19/11/2026\tR$ 1.038,42\n\nOIBR3; 0,55', '2026-11-18').quotes).toEqual([
      { name: 'PETR4', day: '2026-11-19', value: 1038.42 },
      { name: 'OIBR3', day: '2026-11-18', value: 0.55 },
    ]);
  });

  it('may have their cells in quotes, as in a CSV file', () =>
    expect(typed('"petr4";"19/11/2026";"1.038,42"').quotes).toEqual([
      { name: 'PETR4', day: '2026-11-19', value: 1038.42 },
    ]));

  it('are refused by line on holidays, weekends, future days, and at zero', () => {
    const lines = ['15/11/2024', '22/11/2025', '23/11/2026', '31/02/2026'].map((day) => `PETR4;${day};1`);
    const { refused, unknown } = typed(
      [...lines, 'PETR4;19/11/2026;0', 'PETR4;19/11/2026;1.5', 'PETR4', 'XXXX3;19/11/2026;1'].join('\n'),
    );
    expect(refused.map(({ why }) => why)).toEqual([
      'PETR4: não houve pregão nesse dia.',
      'PETR4: não houve pregão nesse dia.',
      'PETR4: a data está no futuro.',
      'PETR4: a data não existe.',
      'PETR4: o valor deve ser maior que zero.',
      'PETR4: o valor não é um número.',
      'A linha deve ter nome, dia e valor, separados por tabulação ou ponto e vírgula.',
    ]);
    expect(unknown).toEqual(['XXXX3']);
  });
});

it('typed quotas are of a CNPJ in any writing, or of a name', () => {
  const text = ['12.abc.345/01de-35', '11222333000181', 'Verde Ações'].map((name) => `${name};19/11/2026;1`).join('\n');
  const { quotes } = readTyped({ kind: 'quotas', text }, { knows: () => true, today: '2026-11-20' });
  expect(quotes.map(({ name }) => name)).toEqual(['12ABC34501DE35', '11222333000181', 'VERDE AÇÕES']);
});

it('typed values of CDI and funds accept banking days on which B3 is closed', () => {
  const text = ['24/12/2025', '31/12/2025', '25/12/2025', '27/12/2025'].map((day) => `CDI;${day};0,05`).join('\n');
  const typed = (kind: 'indexes' | 'closes' | 'quotas') =>
    readTyped({ kind, text }, { knows: () => true, today: '2026-11-20' }).quotes.map(({ day }) => day);
  expect(typed('indexes')).toEqual(['2025-12-24', '2025-12-31']);
  expect(typed('quotas')).toEqual(['2025-12-24', '2025-12-31']);
  expect(typed('closes')).toEqual([]);
});

describe('a ZIP file', () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'zip-'))));
  afterAll(() => rm(folder, { recursive: true }));
  let texts: string[];
  const contents = async (bytes: Buffer): Promise<string[]> => {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    texts = [];
    for await (const chunks of contentsOf(path)) texts.push(Buffer.concat(await Array.fromAsync(chunks)).toString());
    return texts;
  };
  const one = { name: 'COTAHIST_D20112026.TXT', content: Buffer.from('quotes') };
  const large = { ...one, content: randomBytes(6_000_000), size: 1_200_000_000 };

  it('yields its files, and a plain file itself', async () => {
    expect(await contents(zipOf(one, { name: 'b.csv', content: Buffer.from('more') }))).toEqual(['quotes', 'more']);
    expect(await contents(Buffer.from('plain'))).toEqual(['plain']);
  });

  it.each([
    ['cut short', zipOf(one).subarray(0, -30)],
    ['of another size than it says', zipOf({ ...one, size: 5 })],
    ['of another sum than it says', zipOf({ ...one, sum: 1 })],
    [
      'with garbage for content',
      Buffer.concat([zipOf(one).subarray(0, 52), Buffer.alloc(6, 0xff), zipOf(one).subarray(58)]),
    ],
  ])('%s is refused as corrupt', async (_what, bytes) => {
    await expect(contents(bytes)).rejects.toThrow('O ZIP está corrompido');
  });

  it.each([
    ['bursts', zipOf(one, { ...one, content: Buffer.alloc(10_000_000) }), 'se expande demais'],
    ['says that it is larger than a year of quotes', zipOf(large, large), 'se expande demais'],
    ['is locked', zipOf(one, { ...one, locked: true }), 'protegido por senha'],
    ['has too many files', zipOf(...Array.from({ length: 21 }, () => one)), 'mais de 20 arquivos'],
    ['has only folders', zipOf({ name: 'a/', content: Buffer.alloc(0) }), 'está vazio'],
  ])('that %s is refused before any of it is unpacked', async (_what, bytes, why) => {
    await expect(contents(bytes)).rejects.toThrow(why);
    expect(texts).toEqual([]);
  });
});
