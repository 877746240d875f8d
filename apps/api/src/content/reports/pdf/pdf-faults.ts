import { MAX_PDF_PAGES } from '@mirante/domain/content/report.ts';
import { integer } from '@mirante/domain/format.ts';

/** Why a file is refused as a report's PDF. */
export type PdfFault =
  | { is: 'other' }
  | { is: 'broken' }
  | { is: 'encrypted' }
  | { is: 'active' }
  | { is: 'attached' }
  | { is: 'too long'; pages: number }
  | { is: 'too heavy' };

/** The message for the uploader. */
export function wordsOfFault(fault: PdfFault): string {
  switch (fault.is) {
    case 'other':
      return 'O arquivo não é um PDF.';
    case 'broken':
      return 'O PDF está corrompido e não pôde ser aberto. Gere o arquivo de novo e envie-o.';
    case 'encrypted':
      return 'O PDF está protegido por senha. Salve uma cópia sem senha e envie-a.';
    case 'active':
      return 'O PDF executa scripts, envia dados ou abre programas ou arquivos. Salve uma cópia pela opção “Imprimir em PDF” e envie-a.';
    case 'attached':
      return 'O PDF traz outros arquivos anexados. Salve uma cópia pela opção “Imprimir em PDF” e envie-a.';
    case 'too long':
      return `O PDF tem ${integer(fault.pages)} páginas, e o máximo é ${integer(MAX_PDF_PAGES)}.`;
    case 'too heavy':
      return 'O PDF exige tempo ou memória demais para ser aberto. Reduza as imagens e envie-o de novo.';
  }
}
