/** A PDF with a line of text (ASCII, without parentheses) on each of its A4 pages, tagged as a heading. */
export function pdfOf(lines: readonly string[]): Buffer {
  const pageAt = (i: number) => 5 + 3 * i;
  const headingAt = (i: number) => pageAt(i) + 2;
  const pages = lines.flatMap((line, i) => {
    const drawing = `/H2 << /MCID 0 >> BDC BT /F1 18 Tf 72 720 Td (${line}) Tj ET EMC`;
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageAt(i) + 1} 0 R /StructParents ${i} >>`,
      `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
      `<< /Type /StructElem /S /H2 /P 4 0 R /Pg ${pageAt(i)} 0 R /K 0 >>`,
    ];
  });
  const headings = lines.map((_, i) => `${headingAt(i)} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true >> /StructTreeRoot 4 0 R >>',
    `<< /Type /Pages /Count ${lines.length} /Kids [${lines.map((_, i) => `${pageAt(i)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /StructTreeRoot /K [${headings.join(' ')}] /ParentTree << /Nums [${headings.map((heading, i) => `${i} [${heading}]`).join(' ')}] >> >>`,
    ...pages,
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, i) => {
    const place = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  const count = objects.length + 1;
  text += `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
