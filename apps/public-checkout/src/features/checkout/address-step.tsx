import type { StepProps } from './step-props.ts';
import { addressForm } from '@mirante/contract/people/address.form.ts';
import { states } from '@mirante/domain/address.ts';
import { lookupFailure } from '@mirante/domain/people/lookup-failure.ts';
import type { TypedAddress } from '@mirante/domain/sales/checkout.ts';
import { MaskedInput, SelectInput, TextInput } from '@mirante/ui-kit/fields/fields.tsx';
import { text } from '@mirante/validation/fields.ts';
import { FocusFirstInvalid } from '@mirante/ui-kit/fields/focus-first-invalid.tsx';
import { NumberField } from '@mirante/screens/address/number-field.tsx';
import { useZipcode, FillFromZipcode } from '@mirante/screens/address/zipcode.tsx';
import { Form, Formik } from 'formik';
import { DraftObserver } from './draft-observer.tsx';
import { Notice } from './notice.tsx';
import { initialErrorsOf, type RefusedFields } from './refused-fields.ts';
import { StepActions } from './step-actions.tsx';

const foundForm = addressForm.shape({ address: text(1, 120) });
const stateOptions = states.map((state) => [state, state] as const);

/** Fills the address in from the CEP; by hand if the lookup fails. */
export function AddressStep({ checkout, send, back, passed, refused }: StepProps & { refused: RefusedFields }) {
  const { by_hand, address } = checkout;
  const failure = lookupFailure(checkout);
  const { look, searching } = useZipcode({
    found: (found) => send({ type: 'zipcodeFound', address: found }),
    failed: (status) => send({ type: 'zipcodeFailed', status }),
  });
  const filled = by_hand || address.city !== '';
  const accept = () => {
    send({ type: 'addressAccepted' });
    passed(3);
  };
  return (
    <Formik
      initialValues={address}
      validationSchema={by_hand ? addressForm : foundForm}
      onSubmit={accept}
      {...initialErrorsOf(refused, 'address')}
    >
      {({ isSubmitting }) => (
        <Form noValidate className="light-form" aria-busy={isSubmitting || searching}>
          <DraftObserver<TypedAddress> keep={(typed) => send({ type: 'addressTyped', address: typed })} />
          <FillFromZipcode look={look} />
          <FocusFirstInvalid />
          <div className="zipcode">
            <MaskedInput
              name="zipcode"
              label="CEP"
              mask="cep"
              autoComplete="postal-code"
              help={searching ? 'Buscando endereço…' : undefined}
              placeholder="00000-000"
            />
          </div>
          {failure && (
            <Notice tone={by_hand ? 'info' : 'wrong'} title={failure.title}>
              {failure.advice}
            </Notice>
          )}
          <TextInput name="address" label="Endereço" autoComplete="address-line1" disabled={!filled} />
          <div className="pair">
            <NumberField />
            <TextInput name="complement" label="Complemento" optional autoComplete="address-line2" />
          </div>
          <TextInput name="district" label="Bairro" autoComplete="address-level3" disabled={!filled} />
          <div className="pair city">
            <TextInput name="city" label="Cidade" autoComplete="address-level2" disabled={!by_hand} />
            <SelectInput
              name="state"
              label="Estado"
              options={stateOptions}
              placeholder="UF"
              autoComplete="address-level1"
              disabled={!by_hand}
            />
          </div>
          <StepActions back={back} label="Prosseguir" busy={isSubmitting} />
        </Form>
      )}
    </Formik>
  );
}
