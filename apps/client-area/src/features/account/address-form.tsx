import { states, type BrazilianState, type StoredAddress } from '@mirante/domain/address.ts';
import { useSaveOwnAddressMutation, type useGetOwnAddressQuery } from '@mirante/api-client/people/profile.ts';
import { statusOf } from '@mirante/contract/problem.ts';
import { fieldsOf } from '@mirante/crud/form/fields.tsx';
import { FormDraft, useStoredDraft } from '@mirante/crud/form/form-draft.tsx';
import { FieldPair, PartForm } from '@mirante/crud/form/part-form.tsx';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { missed, newLookup, type AddressLookup } from '@mirante/domain/people/address-lookup.ts';
import { lookupFailure } from '@mirante/domain/people/lookup-failure.ts';
import type { TypedAddress } from '@mirante/domain/sales/checkout.ts';
import { cep as masked } from '@mirante/domain/format.ts';
import { NumberField } from '@mirante/screens/address/number-field.tsx';
import { useZipcode, FillFromZipcode } from '@mirante/screens/address/zipcode.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { useFormikContext } from 'formik';
import { useReducer } from 'react';

const nowhere: TypedAddress = {
  zipcode: '',
  address: '',
  number: '',
  complement: '',
  district: '',
  city: '',
  state: '',
  city_id: null,
};
const formOf = ({
  zipcode,
  address,
  number,
  complement,
  district,
  city,
  state,
  city_id,
}: StoredAddress): TypedAddress => ({
  zipcode: masked(zipcode),
  address,
  number: number === null ? null : String(number),
  complement: complement ?? '',
  district,
  city,
  state,
  city_id,
});
const Field = fieldsOf<TypedAddress>();
const schema = () => import('@mirante/contract/people/address.form.ts').then((m) => m.addressForm);
const stateOptions = states.map((state) => [state, state] as const);

/** The client's address, or an empty form while there is none. */
export function OwnAddress({ query: { data, error, isFetching, refetch } }: OwnAddressProps) {
  const own = statusOf(error) === 404 ? { stored: null } : data && { stored: data };
  return (
    <Loaded shape="part" query={{ data: own, error, isFetching, refetch }} what="Endereço">
      {({ stored }) => <AddressForm stored={stored} />}
    </Loaded>
  );
}

interface OwnAddressProps {
  query: ReturnType<typeof useGetOwnAddressQuery>;
}

/** The address's form, filled in from the CEP; by hand if the lookup fails. */
export function AddressForm({ stored }: { stored: StoredAddress | null }) {
  const [saveAddress] = useSaveOwnAddressMutation();
  const [lookup, dispatch] = useReducer(lookupReducer, newLookup);
  const failure = lookupFailure(lookup);
  const { look, searching } = useZipcode({ found: () => dispatch('found'), failed: dispatch });
  const draft = useStoredDraft('#address');
  const save = async ({ number, complement, state, ...rest }: TypedAddress) => {
    const end = await saveAddress({
      body: {
        ...rest,
        state: state as BrazilianState,
        number: number === null ? null : Number(number),
        complement: complement.trim() || null,
      },
    });
    if (!end.error) draft.drop();
    return end;
  };
  return (
    <PartForm label="Onde você mora" initial={stored ? formOf(stored) : nowhere} schema={schema} save={save}>
      <FormDraft {...draft} />
      <FillFromZipcode look={look} />
      <Field.Masked
        name="zipcode"
        label="CEP"
        mask="cep"
        autoComplete="postal-code"
        placeholder="00000-000"
        help={searching ? 'Buscando endereço…' : undefined}
      />
      {failure && (
        <Notice tone="warning" title={failure.title}>
          {failure.advice}
        </Notice>
      )}
      <Inputs byHand={lookup.by_hand} />
    </PartForm>
  );
}

const lookupReducer = (state: AddressLookup, end: 'found' | number | undefined): AddressLookup =>
  end === 'found' ? newLookup : missed(state, end);

function Inputs({ byHand }: { byHand: boolean }) {
  const { city } = useFormikContext<TypedAddress>().values;
  const filled = byHand || city !== '';
  return (
    <>
      <Field.Text
        name="address"
        label="Endereço"
        autoComplete="address-line1"
        disabled={!filled}
        maxLength={byHand ? undefined : 120}
      />
      <FieldPair>
        <NumberField />
        <Field.Text name="complement" label="Complemento" optional autoComplete="address-line2" />
      </FieldPair>
      <Field.Text name="district" label="Bairro" autoComplete="address-level3" disabled={!filled} />
      <FieldPair>
        <Field.Text name="city" label="Cidade" autoComplete="address-level2" disabled={!byHand} />
        <Field.Select
          name="state"
          label="Estado"
          options={stateOptions}
          placeholder="UF"
          autoComplete="address-level1"
          disabled={!byHand}
        />
      </FieldPair>
    </>
  );
}
