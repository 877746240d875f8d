import { brand } from '@mirante/domain/house/brand.ts';
import { day, dayTime } from '@mirante/domain/format.ts';
import { PAST_RESULTS } from '@mirante/domain/investments/performance/performance.ts';
import type { RecordRoot } from '@mirante/domain/investments/record.ts';
import { button, mail, oneLine, type To } from './compose.ts';
import type { Mail } from './port.ts';

/** Mails about recommendations. */
export const summaryTexts = {
  /** `portfolios` has each portfolio with its changes, one per line. */
  weekly: ({
    portfolios,
    link,
    unsubscribe,
    ...to
  }: To & {
    portfolios: readonly { name: string; changes: readonly string[] }[];
    link: string;
    unsubscribe: string;
  }): Mail => ({
    ...mail(
      to,
      'Resumo semanal das suas carteiras',
      'O que mudou nos últimos sete dias nas carteiras que você assina:',
      ...portfolios.map(({ name, changes }) =>
        [oneLine(name), ...changes.map((change) => `• ${oneLine(change)}`)].join('\n'),
      ),
      button('Abrir as carteiras', link),
      PAST_RESULTS,
      `Não quer mais receber este resumo? Cancele sem precisar entrar: ${unsubscribe}`,
    ),
    unsubscribe,
  }),

  /** To the house: a copy that the database owner cannot alter. */
  recordRoot: ({ email, root }: { email: string; root: RecordRoot }): Mail =>
    mail(
      { name: brand.name, email },
      `Raiz dos registros de ${day(root.day)}`,
      `Registro nº ${root.sequence}, publicado em ${dayTime(root.created_at)}:`,
      root.hash,
      `Guarde esta mensagem. Para comparar: npm run verify-record -- ARQUIVO --root ${root.sequence}:${root.hash}`,
    ),
};
