import type { TraderMessageForm } from '@mirante/contract/trading/trader-board.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { MAX_MESSAGE } from '@mirante/domain/trading/board-message.ts';
import { traderMessageWords } from '@mirante/domain/trading/trader-message.ts';
import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx';

const { form: labels } = traderMessageWords;
const Field = fieldsOf<TraderMessageForm>(labels);

/** The fields shared by creating and editing a message. */
export const TraderMessageFields = () => (
  <>
    <RichTextField name="message" label={labels.message} max={MAX_MESSAGE} />
    <Field.Check name="app_alert" help="Avisa quem assina o Full Trader, uma vez." />
  </>
);
