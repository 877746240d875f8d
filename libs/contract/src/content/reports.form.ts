import { bool, form, moment, orNull, text, transform } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
import { unlockingProducts } from './content.form.ts';

/** An address typed without its scheme, `casa.com.br/relatorio`, would not be a link. */
const withScheme = (value: unknown) =>
  typeof value === 'string' && /^([\w-]+\.)+[a-z]{2,}([/?#]\S*)?$/i.test(value.trim())
    ? `https://${value.trim()}`
    : value;

const extras = {
  link_report: orNull(transform(text(0, 255), withScheme)),
  app_alert: bool(),
  draft: bool(),
  /** Null: the house's own. */
  analyst_name: orNull(text(0, 100)),
  analyst_cnpi: orNull(text(0, 20)),
  statement: orNull(text(0, 2048)),
};
export const erratumForm = form({ text: text(1, 2048).required(say.textRequired) });
export const reportForm = form({
  name: text(1, 256).required(say.textRequired),
  /** Omitted: now. */
  report_date: moment().min(1, say.required),
  description: text(1, 512).required(say.textRequired),
  products: unlockingProducts().required(say.chooseProduct),
  ...extras,
});
/** Omitted fields are unchanged. */
export const reportChange = form({
  name: text(0, 256).min(1, say.textRequired),
  report_date: moment().min(1, say.required),
  description: text(0, 512).min(1, say.textRequired),
  products: unlockingProducts(),
  ...extras,
});
export type ReportForm = InferType<typeof reportForm>;
