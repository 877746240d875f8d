import type { ProductForm } from '@mirante/contract/products/products.form.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FieldPair } from '@mirante/crud/form/part-form.tsx';
import { brand } from '@mirante/domain/house/brand.ts';

const Field = fieldsOf<ProductForm>();

/** What a new and an edited product have in common. */
export const ProductFields = () => (
  <>
    <Field.Text name="name" label="Nome" maxLength={100} />
    <Field.Text name="description" label="Descrição" lines={4} maxLength={8192} />
    <FieldPair>
      <Field.Money name="price" label="Preço" help="De tabela. R$ 0,00: produto gratuito." />
      <Field.Text name="installments" label="Parcelas" inputMode="numeric" maxLength={2} help="No cartão, de 1 a 24." />
    </FieldPair>
    <FieldPair>
      <Field.Text name="vindi_id" label="ID Vindi" inputMode="numeric" maxLength={8} />
      <Field.Text name="vindi_code" label="Código Vindi" maxLength={100} />
    </FieldPair>
    <Field.Text
      name="image"
      label="Imagem"
      type="url"
      optional
      maxLength={2048}
      help={`Endereço do logo em https://${brand.image_host}. Sem ele, o produto tem um ícone.`}
    />
    <Field.Text
      name="position"
      label="Posição na oferta"
      optional
      inputMode="numeric"
      maxLength={4}
      help="As menores vêm primeiro."
    />
  </>
);
