import { isWebAddress } from '@mirante/domain/content/report.ts';
import { mayBeEmbedded } from '@mirante/domain/house/framed-hosts.ts';
import { MAX_SHARE, PRICE_DECIMALS, SHARE_DECIMALS } from '@mirante/domain/investments/stock-portfolio.ts';
import {
  bool,
  day,
  decimal,
  form,
  ids,
  orNull,
  richText,
  ruled,
  str,
  text,
  whole,
} from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
import { videoLink } from '../content/content.form.ts';

const link = (rule: (address: string) => string | undefined) => orNull(ruled(str(), rule).max(100, say.textLong));
const framed = () =>
  link((address) =>
    mayBeEmbedded(address) ? undefined : 'Este site não está entre os que a casa mostra em suas páginas.',
  );
const web = () =>
  link((address) =>
    isWebAddress(address) || mayBeEmbedded(address) ? undefined : 'O endereço deve começar com https://.',
  );

const product = () => whole(1, 9_999_999);
const extras = {
  category: orNull(text(0, 100)),
  active: bool(),
  link_wallet_chart: framed(),
  link_wallet_video: orNull(videoLink().max(100, say.textLong)),
  link_dividends_map: framed(),
  link_complete_performance: framed(),
  link_performance_report: web(),
};
export const stockPortfolioForm = form({
  name: text(1, 100).required(say.textRequired),
  description: richText(8192).required(say.textRequired),
  product_id: product().required(say.required),
  ...extras,
});
/** Omitted fields are unchanged. */
export const stockPortfolioChange = form({
  name: text(0, 100).min(1, say.textRequired),
  description: richText(8192),
  product_id: product(),
  ...extras,
});
export type StockPortfolioForm = InferType<typeof stockPortfolioForm>;

const price = () => decimal(PRICE_DECIMALS).moreThan(0, 'Deve ser maior que zero.');
const share = () => decimal(SHARE_DECIMALS).min(0, say.between(0, MAX_SHARE)).max(MAX_SHARE, say.between(0, MAX_SHARE));
const code = () => whole(1, 99_999_999);
const itemExtras = {
  obs: orNull(text(0, 100)),
  /** The label shown by the picker; only the id is used. */
  stock_code_name: text(0, 100),
};
export const stockPortfolioItemForm = form({
  stock_code_id: code().required('Escolha um papel.'),
  status: text(1, 100).required(say.textRequired),
  date_in: day().required(say.required),
  price_in: price().required(say.required),
  share: share().required(say.required),
  ...itemExtras,
});
export const stockPortfolioItemChange = form({
  stock_code_id: code(),
  status: text(0, 100).min(1, say.textRequired),
  date_in: day().min(1, say.required),
  price_in: price(),
  share: share(),
  ...itemExtras,
});
export type StockPortfolioItemForm = InferType<typeof stockPortfolioItemForm>;

export const closeItemForm = form({
  date_out: day().required(say.required),
  price_out: price().required(say.required),
});
export type CloseItemForm = InferType<typeof closeItemForm>;

/** The ids of the open items in their new order. */
export const sortItemsForm = form({ ids: ids(1, 1000).required(say.required) });
