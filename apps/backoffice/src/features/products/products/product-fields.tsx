import type { ProductForm } from '@mirante/contract/products/products.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FieldPair } from '@mirante/crud/form/part-form.tsx';
import { MAX_BENEFIT_LENGTH, MAX_BENEFITS } from '@mirante/domain/products/benefits.ts';
import { productWords } from '@mirante/domain/products/product-record.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import { useFormField } from '@mirante/ui-kit/fields/form-field.ts';

const Field = fieldsOf<ProductForm>(productWords.form);

/** The fields shared by creating and editing a product. */
export const ProductFields = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <Field.Text name="name" maxLength={100} />
    <Field.Text name="description" lines={4} maxLength={8192} />
    <Field.Text
      name="benefits"
      optional
      lines={5}
      maxLength={MAX_BENEFITS * (MAX_BENEFIT_LENGTH + 1)}
      help={`Um por linha, até ${MAX_BENEFITS}. A página de oferta mostra no lugar dos nomes dos produtos incluídos.`}
    />
    <FieldPair>
      <Field.Money name="price" help="De tabela. R$ 0,00: produto gratuito." />
      <Field.Text name="installments" inputMode="numeric" maxLength={2} help="No cartão, de 1 a 24." />
    </FieldPair>
    <FieldPair>
      <Field.Text name="vindi_id" inputMode="numeric" maxLength={8} />
      <Field.Text name="vindi_code" maxLength={100} />
    </FieldPair>
    <ImageField />
    <Field.Text name="position" optional={isNew} inputMode="numeric" maxLength={5} help="As menores vêm primeiro." />
  </>
);

const IMAGES = `https://${brand.image_host}`;

/** The pages' policy lets browsers show images of the house's host alone; the API takes any address. */
function ImageField() {
  const { value = '' } = useFormField<string>('image');
  const address = value.trim().toLowerCase();
  const isElsewhere = /^https?:\/\/./.test(address) && !`${address}/`.startsWith(`${IMAGES}/`);
  return (
    <Field.Text
      name="image"
      type="url"
      optional
      maxLength={2048}
      help={
        isElsewhere ? (
          <span role="status">
            As páginas só mostram imagens de {IMAGES}: com este endereço, o produto fica com o ícone.
          </span>
        ) : (
          `Endereço do logo em ${IMAGES}. Sem ele, o produto tem um ícone.`
        )
      }
    />
  );
}
