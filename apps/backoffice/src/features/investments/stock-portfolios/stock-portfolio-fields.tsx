import type { StockPortfolioForm } from '@mirante/contract/investments/stock-portfolio.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FieldPair } from '@mirante/crud/form/part-form.tsx';
import type { Related } from '@mirante/domain/content/content.ts';
import { framedOrigins } from '@mirante/domain/house/framed-hosts.ts';
import { stockPortfolioWords } from '@mirante/domain/investments/stock-portfolio.ts';
import { ProductSelect } from '../../../shared/product-select.tsx';
import { RichTextField } from '../../../shared/rich-text/rich-text-field.tsx';

const { form: labels } = stockPortfolioWords;
const Field = fieldsOf<StockPortfolioForm>(labels);

const hosts = framedOrigins.map((origin) => origin.replace('https://', ''));
const link = { type: 'url', maxLength: 100, autoComplete: 'off', placeholder: 'https://', optional: true } as const;

/** The fields shared by creating and editing a portfolio. */
export const StockPortfolioFields = ({ product }: { product?: Related }) => (
  <>
    <Field.Text name="name" maxLength={100} autoComplete="off" />
    <FieldPair>
      <ProductSelect name="product_id" label={labels.product_id} current={product} />
      <Field.Text name="category" maxLength={100} autoComplete="off" optional />
    </FieldPair>
    <RichTextField name="description" label={labels.description} max={8192} />
    <Field.Text name="link_wallet_chart" {...link} help={`Mostrado na página. Sites aceitos: ${hosts.join(', ')}.`} />
    <Field.Text name="link_wallet_video" {...link} help="No YouTube ou no Vimeo, em qualquer forma." />
    <Field.Text name="link_complete_performance" {...link} help="Abre sobre a página, dos mesmos sites." />
    <Field.Text name="link_dividends_map" {...link} help="Abre sobre a página, dos mesmos sites." />
    <Field.Text name="link_performance_report" {...link} help="Abre em outra aba." />
    <Field.Check name="active" help="Só as ativas aparecem para os clientes." />
  </>
);
