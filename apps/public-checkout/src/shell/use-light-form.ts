import type { Rule } from '@mirante/validation/rules.ts';
import { useState, type SyntheticEvent } from 'react';

/** The input by field. */
export type Typed<Name extends string> = Record<Name, string>;

/** A form with uncontrolled fields: validates on submit, and clears a field's error on input. */
export function useLightForm<Name extends string>(rules: Record<Name, Rule>, send: (typed: Typed<Name>) => void) {
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const names = Object.keys(rules) as Name[];

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget, names);
    const found = wrongIn(typed, rules);
    setErrors(found);
    const first = names.find((name) => found[name]);
    if (first) (event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus();
    else send(typed);
  };
  const onInput = (event: SyntheticEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (errors[name as Name] !== undefined) setErrors(({ ...rest }) => (delete rest[name as Name], rest));
  };
  return { errors, form: { onSubmit, onInput, noValidate: true } };
}

export function typedIn<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Typed<Name> {
  const fields = new FormData(form);
  const textOf = (name: Name) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Typed<Name>;
}

function wrongIn<Name extends string>(typed: Typed<Name>, rules: Record<Name, Rule>): Partial<Record<Name, string>> {
  const wrong: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(rules) as Name[]) {
    const message = rules[name](typed[name]);
    if (message) wrong[name] = message;
  }
  return wrong;
}
