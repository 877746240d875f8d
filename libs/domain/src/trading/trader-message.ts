import { plainTextOf } from '../content/rich-text.ts';
import { wordsOf, yesNo } from '../records/words.ts';

/** A message on the traders' board in lists and on the panel. */
export interface TraderMessageRow {
  id: number;
  /** HTML. */
  message: string;
  app_alert: boolean;
  /** Increases with each change: of two rows of a message the one with the higher revision is newer. */
  revision: number;
  created_at: string;
  updated_at: string;
}
export interface TraderMessage extends TraderMessageRow {
  version: string;
}
/** A message as its subscribers see it. */
export type OwnTraderMessage = Omit<TraderMessageRow, 'app_alert'>;

export const traderMessageWords = wordsOf<TraderMessageRow>({
  name: 'Mensagem do mural',
  plural: 'Mensagens do mural',
  labels: {
    id: 'ID',
    message: 'Mensagem',
    app_alert: 'Alerta no app',
    revision: 'Revisão',
    created_at: 'Criada em',
    updated_at: 'Alterada em',
  },
  log: { filter: 'Busca' },
  values: { message: plainTextOf, app_alert: yesNo },
});
