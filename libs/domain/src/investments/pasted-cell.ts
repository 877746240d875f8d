/** The text of a cell pasted from a spreadsheet or a CSV file: without its quotes and the spaces around it. */
export const pastedCell = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"')
    .trim();
