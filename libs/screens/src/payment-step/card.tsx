import { cardBrandOf, cardBrandRules, cardBrands, type CardBrand } from '@mirante/domain/sales/card.ts';
import { brl } from '@mirante/domain/format.ts';
import { firstInstallmentAmount, installmentAmount } from '@mirante/domain/products/price.ts';
import { FieldFrame, FieldText } from '@mirante/ui-kit/fields/field-frame.tsx';
import { useFormField } from '@mirante/ui-kit/fields/form-field.ts';
import { MaskedInput, SelectInput, TextInput } from '@mirante/ui-kit/fields/fields.tsx';
import { cardName } from '@mirante/validation/card-rules.ts';
import { digitsOf } from '@mirante/validation/rules.ts';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, type ChangeEvent } from 'react';
import type { TypedCard } from './card-schema.ts';

interface Props {
  total: number;
  /** The maximum number of instalments. */
  most: number;
}

export function CardFields({ total, most }: Props) {
  const { values, setFieldValue } = useFormikContext<TypedCard>();
  const known = cardBrandOf(digitsOf(values.card_number));
  const choose = useEffectEvent((brand: CardBrand) => void setFieldValue('card_company_code', brand, true));
  useEffect(() => {
    if (known) choose(known);
  }, [known]);
  const brand = values.card_company_code || undefined;
  const cvvDigits = brand ? cardBrandRules[brand].cvv : 4;
  return (
    <>
      <BrandChoice />
      <MaskedInput name="card_number" label="Número do cartão" mask="card" autoComplete="cc-number" />
      <CardNameInput />
      <div className="pay-pair">
        <MaskedInput
          name="card_expiration"
          label="Validade"
          mask="expiry"
          autoComplete="cc-exp"
          placeholder="MM/AAAA"
        />
        <TextInput
          name="card_cvv"
          label="CVV"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={cvvDigits}
          help={brand === 'american_express' ? '4 dígitos na frente do cartão.' : undefined}
        />
      </div>
      <InstallmentsInput total={total} most={most} />
    </>
  );
}

function InstallmentsInput({ total, most }: Props) {
  const chosen = Number(useFormikContext<{ installments: string }>().values.installments);
  const first = firstInstallmentAmount(total, chosen);
  const other = installmentAmount(total, chosen);
  const options = Array.from({ length: most }, (_, i) => i + 1).map(
    (n) =>
      [
        String(n),
        n === 1 ? `${brl(total)} à vista` : `${n}x de ${brl(installmentAmount(total, n))} sem juros`,
      ] as const,
  );
  return (
    <SelectInput
      name="installments"
      label="Parcelas"
      options={options}
      help={first === other ? undefined : `1ª de ${brl(first)}, demais de ${brl(other)}.`}
    />
  );
}

function BrandChoice() {
  const field = useFormField<string>('card_company_code');
  return (
    <fieldset
      className="pay-brands"
      data-wrong={field.message === undefined ? undefined : ''}
      aria-describedby={field.message === undefined ? undefined : field.describedBy}
    >
      <legend>Bandeira</legend>
      <div>
        {cardBrands.map((brand) => (
          <label key={brand}>
            <input
              type="radio"
              name="card_company_code"
              value={brand}
              checked={field.value === brand}
              onChange={() => field.change(brand)}
            />
            <span>{cardBrandRules[brand].label}</span>
          </label>
        ))}
      </div>
      <FieldText id={field.id} message={field.message} help={undefined} />
    </fieldset>
  );
}

/** Upper case without accents, as embossed; keeps the caret's position. */
function CardNameInput() {
  const field = useFormField<string>('card_name');
  const emboss = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const caret = target.selectionStart;
    target.value = cardName(target.value);
    target.setSelectionRange(caret, caret);
    field.change(target.value);
  };
  return (
    <FieldFrame field={field} of={{ label: 'Nome no cartão' }}>
      <OutlinedInput
        id={field.id}
        name="card_name"
        autoComplete="cc-name"
        value={field.value ?? ''}
        onChange={emboss}
        onBlur={field.onBlur}
        aria-describedby={field.describedBy}
        slotProps={{ input: { maxLength: 60, autoCapitalize: 'characters', spellCheck: false } }}
      />
    </FieldFrame>
  );
}
