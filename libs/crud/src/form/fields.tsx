import type { Labels } from '@mirante/domain/records/words.ts';
import { CheckboxInput } from '@mirante/ui-kit/fields/checkbox-input.tsx';
import { CheckboxGroup } from '@mirante/ui-kit/fields/checkbox-group.tsx';
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
import { MomentInput } from '@mirante/ui-kit/fields/moment-input.tsx';
import type { ComponentType, JSX } from 'react';

const all = {
  Text: TextInput,
  Masked: MaskedInput,
  Phone: PhoneInput,
  Money: MoneyInput,
  Decimal: DecimalInput,
  Day: DayInput,
  Moment: MomentInput,
  Select: SelectInput,
  Choice: ChoiceInput,
  Check: CheckboxInput,
  Checks: CheckboxGroup,
  Password: PasswordInput,
};

type Props<Kind extends keyof typeof all> = Parameters<(typeof all)[Kind]>[0];
type FieldsOf<Name> = { [K in keyof typeof all]: (props: Omit<Props<K>, 'name'> & { name: Name }) => JSX.Element };
type LabelledFieldsOf<Name> = {
  [K in keyof typeof all]: (props: Omit<Props<K>, 'name' | 'label'> & { name: Name }) => JSX.Element;
};

/** The fields, with `name` limited to the form's own keys: `const Field = fieldsOf<InferType<typeof couponForm>>()`. */
export function fieldsOf<Form>(): FieldsOf<keyof Form & string>;
/** The fields of a record's form, under the labels that its words have for them. */
export function fieldsOf<Form>(labels: Labels<Form>): LabelledFieldsOf<keyof Form & string>;
export function fieldsOf(labels?: Readonly<Record<string, string>>) {
  if (!labels) return all;
  const labelled = (of: unknown) => {
    const Field = of as ComponentType<{ name: string; label: string }>;
    return (props: { name: string }) => <Field label={labels[props.name] ?? props.name} {...props} />;
  };
  return Object.fromEntries(Object.entries(all).map(([kind, Field]) => [kind, labelled(Field)]));
}
