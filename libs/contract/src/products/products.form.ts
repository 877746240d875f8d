import { benefitsIn, MAX_BENEFIT_LENGTH, MAX_BENEFITS } from '@mirante/domain/products/benefits.ts';
import { form, id, money, orNull, ruled, str, text, transform, whole } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';

const imageRule = (value: string) =>
  /^https?:\/\/[^\s/?#.]+\.?[^\s/?#]*([/?#]\S*)?$/i.test(value)
    ? undefined
    : 'Favor digitar um endereço válido, que comece por https://.';
/** Why it is no product code; undefined if it is one. */
export const codeRule = (value: string): string | undefined =>
  /^[a-z][a-z0-9_]{2,59}$/.test(value)
    ? undefined
    : 'Use de 3 a 60 letras minúsculas, números e _, começando por letra.';

const benefitsRule = (value: string) => {
  const lines = benefitsIn(value);
  if (lines.length > MAX_BENEFITS) return `Escreva no máximo ${MAX_BENEFITS} linhas.`;
  return lines.every((line) => line.length <= MAX_BENEFIT_LENGTH)
    ? undefined
    : `Escreva no máximo ${MAX_BENEFIT_LENGTH} caracteres por linha.`;
};

const image = () => orNull(ruled(str().max(2048, say.textLong), imageRule)).meta({ format: 'uri' });
/** One per line, without blank lines. */
const benefits = () =>
  orNull(
    transform(ruled(text(0, MAX_BENEFITS * (MAX_BENEFIT_LENGTH + 1)), benefitsRule), (value) =>
      typeof value === 'string' ? benefitsIn(value).join('\n') : value,
    ),
  );
const position = () => whole(0, 9999);

/** The editable fields of a product. Its code is immutable, since access depends on it. */
export const productForm = form({
  name: text(1, 100).required(say.textRequired),
  description: text(1, 8192).required(say.textRequired),
  benefits: benefits(),
  price: money().required(say.required),
  installments: whole(1, 24).required(say.required),
  vindi_id: whole(1, 99_999_999).required(say.required),
  vindi_code: text(0, 100).required(say.required),
  image: image(),
  position: position().required(say.required),
});
/** Placed last unless a position is given. */
export const newProductForm = productForm.shape({
  code: ruled(str(), codeRule).required(say.required),
  position: position(),
});

export type ProductForm = InferType<typeof productForm>;
export type NewProductForm = InferType<typeof newProductForm>;

/** Omitted fields are unchanged. */
export const productChange = form({
  name: text(0, 100).min(1, say.textRequired),
  description: text(0, 8192).min(1, say.textRequired),
  benefits: benefits(),
  price: money(),
  installments: whole(1, 24),
  vindi_id: whole(1, 99_999_999),
  vindi_code: text(0, 100).min(1, say.required),
  image: image(),
  position: position(),
});

/** A single change to preview: of the product's children, or of its being on sale. */
const aChange = (value: object) => Object.values(value).filter((given) => given !== undefined).length === 1;
export const accessQuestion = form({
  add_child: id(),
  remove_child: id(),
  active: str().oneOf(['true', 'false']),
}).test('one', 'Informe uma única mudança.', aChange);
