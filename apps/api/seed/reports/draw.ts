import { createRequire } from 'node:module';
import path from 'node:path';
import { GlobalFonts, PDFDocument, type CanvasRenderingContext2D } from '@napi-rs/canvas';
import { brand } from '@mirante/domain/house/brand.ts';
import { day } from '@mirante/domain/format.ts';
import type { Random } from '../random.ts';
import type { DemoReport } from './list.ts';
import { headings, kindLabels, paragraphs } from './texts.ts';

const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
);
GlobalFonts.registerFromPath(path.join(folder, 'LiberationSans-Regular.ttf'), 'Demo Sans');
GlobalFonts.registerFromPath(path.join(folder, 'LiberationSans-Bold.ttf'), 'Demo Sans');

const [WIDTH, HEIGHT, LEFT, TOP] = [595, 842, 56, 92];
const ROOM = WIDTH - 2 * LEFT;
const BOTTOM = HEIGHT - 76;
const [INK, QUIET, BRAND, PALE] = ['#16262b', '#5b6b70', '#0b5563', '#dcebed'];
const font = (size: number, weight: 'normal' | 'bold' = 'normal') => `${weight} ${size}px "Demo Sans"`;

interface Pen {
  page: CanvasRenderingContext2D;
  y: number;
}

/** A report's PDF: a title page, sections of text, a table and a chart. The same on every run. */
export function drawReport(report: DemoReport, date: Date, random: Random): Buffer {
  const pdf = new PDFDocument({ title: report.name, author: brand.name, subject: kindLabels[report.kind] });
  const texts = paragraphs[report.kind].map((text) => text.replace('{x}', report.about));
  for (let number = 1; number <= report.pages; number += 1) {
    const pen = { page: pdf.beginPage(WIDTH, HEIGHT), y: TOP };
    frame(pen.page, report, { number, date });
    if (number === 1) title(pen, report);
    const turn = (n: number) => texts[(number * 3 + n) % texts.length]!;
    heading(pen, headings[report.kind][(number - 1) % headings[report.kind].length]!);
    for (let n = 0; n < 3; n += 1) paragraph(pen, turn(n));
    if (number % 3 === 2) table(pen, report, random);
    if (number % 3 === 0) chart(pen, report, random);
    for (let n = 3; n < texts.length && pen.y < BOTTOM - 70; n += 1) paragraph(pen, turn(n));
    pdf.endPage();
  }
  return pdf.close();
}

function frame(
  page: CanvasRenderingContext2D,
  report: DemoReport,
  { number, date }: { number: number; date: Date },
): void {
  write(page, brand.name, { x: LEFT, y: 52, as: font(11, 'bold'), ink: BRAND });
  write(page, kindLabels[report.kind], { x: WIDTH / 2, y: 52, as: font(9), ink: QUIET, align: 'center' });
  write(page, day(date.toISOString()), { x: WIDTH - LEFT, y: 52, as: font(9), ink: QUIET, align: 'right' });
  page.fillStyle = BRAND;
  page.fillRect(LEFT, 60, ROOM, 1.5);
  const note = 'Material de demonstração. Rentabilidade passada não garante resultados futuros.';
  write(page, note, { x: LEFT, y: HEIGHT - 48, as: font(8), ink: QUIET });
  write(page, `${number} de ${report.pages}`, {
    x: WIDTH - LEFT,
    y: HEIGHT - 48,
    as: font(8),
    ink: QUIET,
    align: 'right',
  });
}

function title(pen: Pen, { name, description }: DemoReport): void {
  pen.y += 22;
  wrapped(pen, name, { as: font(26, 'bold'), line: 32, ink: INK });
  pen.y += 6;
  wrapped(pen, description, { as: font(13), line: 19, ink: QUIET });
  pen.y += 14;
}

function heading(pen: Pen, text: string): void {
  pen.y += 8;
  wrapped(pen, text, { as: font(14, 'bold'), line: 20, ink: BRAND });
  pen.y += 4;
}

function paragraph(pen: Pen, text: string): void {
  wrapped(pen, text, { as: font(10.5), line: 15.5, ink: INK });
  pen.y += 8;
}

const years = ['2024', '2025', '2026', '2027e', '2028e'];
const measures = ['Receita', 'Resultado', 'Caixa gerado', 'Dívida líquida', 'Distribuído'];

function table(pen: Pen, { about }: DemoReport, random: Random): void {
  pen.y += 10;
  write(pen.page, `Tabela. ${about}: principais números, índice 2024 = 100`, {
    x: LEFT,
    y: pen.y,
    as: font(9.5, 'bold'),
    ink: INK,
  });
  const step = (ROOM - 130) / years.length;
  const row = (cells: readonly string[], n: number, as: string) => {
    const y = pen.y + 22 + n * 19;
    if (n % 2 === 0) {
      pen.page.fillStyle = PALE;
      pen.page.fillRect(LEFT, y - 13, ROOM, 19);
    }
    for (const [i, cell] of cells.entries())
      write(
        pen.page,
        cell,
        i === 0 ? { x: LEFT + 8, y, as, ink: INK } : { x: LEFT + 122 + i * step, y, as, ink: INK, align: 'right' },
      );
  };
  row(['', ...years], 0, font(9.5, 'bold'));
  for (const [n, measure] of measures.entries()) {
    const growth = random.between(-4, 12);
    row(
      [measure, ...years.map((_, i) => String(100 + growth * i + (i ? random.between(-3, 3) : 0)))],
      n + 1,
      font(9.5),
    );
  }
  pen.y += 22 + (measures.length + 1) * 19 + 8;
}

function chart(pen: Pen, { about }: DemoReport, random: Random): void {
  pen.y += 10;
  write(pen.page, `Figura. ${about}: evolução em seis períodos, índice 100`, {
    x: LEFT,
    y: pen.y,
    as: font(9.5, 'bold'),
    ink: INK,
  });
  const [height, base] = [120, pen.y + 144];
  const values = Array.from({ length: 6 }, () => random.between(45, 100));
  const step = ROOM / values.length;
  for (const [i, value] of values.entries()) {
    pen.page.fillStyle = i === values.length - 1 ? BRAND : '#9cc3c9';
    pen.page.fillRect(LEFT + i * step + 14, base - (height * value) / 100, step - 28, (height * value) / 100);
    write(pen.page, String(value), {
      x: LEFT + (i + 0.5) * step,
      y: base - (height * value) / 100 - 5,
      as: font(8.5),
      ink: QUIET,
      align: 'center',
    });
    write(pen.page, `T${i + 1}`, {
      x: LEFT + (i + 0.5) * step,
      y: base + 13,
      as: font(8.5),
      ink: QUIET,
      align: 'center',
    });
  }
  pen.page.fillStyle = INK;
  pen.page.fillRect(LEFT, base, ROOM, 0.8);
  pen.y = base + 34;
}

interface Writing {
  x: number;
  y: number;
  as: string;
  ink: string;
  align?: 'left' | 'center' | 'right';
}
function write(page: CanvasRenderingContext2D, text: string, { x, y, as, ink, align = 'left' }: Writing): void {
  page.font = as;
  page.fillStyle = ink;
  const shift = { left: 0, center: 0.5, right: 1 }[align];
  page.fillText(text, shift ? x - widthOf(page, text, as) * shift : x, y);
}

function wrapped(pen: Pen, text: string, { as, line, ink }: { as: string; line: number; ink: string }): void {
  const space = widthOf(pen.page, ' ', as);
  let [row, width] = ['', 0];
  const end = () => {
    write(pen.page, row, { x: LEFT, y: pen.y, as, ink });
    pen.y += line;
  };
  for (const word of text.split(' ')) {
    const more = widthOf(pen.page, word, as);
    if (row && width + space + more > ROOM) {
      end();
      [row, width] = [word, more];
    } else [row, width] = row ? [`${row} ${word}`, width + space + more] : [word, more];
  }
  end();
}

const widths = new Map<string, number>();

/** Measured once for all reports, which share most of their words: measuring dominates the drawing time. */
function widthOf(page: CanvasRenderingContext2D, text: string, as: string): number {
  const key = `${as} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  page.font = as;
  const { width } = page.measureText(text);
  widths.set(key, width);
  return width;
}
