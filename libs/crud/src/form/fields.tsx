import { ChecksInput } from '@mirante/ui-kit/fields/checks-input.tsx';
import {
  ChoiceInput,
  DayInput,
  DecimalInput,
  MaskedInput,
  MoneyInput,
  PasswordInput,
  PhoneInput,
  SelectInput,
  TextInput,
} from '@mirante/ui-kit/fields/fields.tsx';
import type { JSX } from 'react';

const all = {
  Text: TextInput,
  Masked: MaskedInput,
  Phone: PhoneInput,
  Money: MoneyInput,
  Decimal: DecimalInput,
  Day: DayInput,
  Select: SelectInput,
  Choice: ChoiceInput,
  Checks: ChecksInput,
  Password: PasswordInput,
};

type Named<P, Name> = Omit<P, 'name'> & { name: Name };
type FieldsOf<Name> = { [K in keyof typeof all]: (props: Named<Parameters<(typeof all)[K]>[0], Name>) => JSX.Element };

/** The fields, with `name` limited to the form's own keys: `const Field = fieldsOf<InferType<typeof couponForm>>()`. */
export const fieldsOf = <Form,>() => all as FieldsOf<keyof Form & string>;
