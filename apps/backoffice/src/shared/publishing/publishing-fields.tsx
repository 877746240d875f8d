import { CheckboxInput } from '@mirante/ui-kit/fields/checkbox-input.tsx';
import { ProductsField } from '../products-field.tsx';

/** The audience and its notification, shared by all contents that products unlock. */
export const PublishingFields = ({ labels }: { labels: Record<'products' | 'app_alert' | 'draft', string> }) => (
  <>
    <ProductsField name="products" label={labels.products} help="Lê quem tem algum dos marcados." />
    <CheckboxInput name="app_alert" label={labels.app_alert} help="Avisa os destinatários quando for publicado." />
    <CheckboxInput name="draft" label={labels.draft} help="Ninguém lê enquanto for rascunho, seja qual for a data." />
  </>
);
