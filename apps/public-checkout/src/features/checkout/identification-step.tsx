import type { TypedClient } from '@mirante/domain/sales/checkout.ts';
import { phone } from '@mirante/domain/format.ts';
import { RESUME_LINK_DAYS } from '@mirante/domain/sales/resume-link.ts';
import { digitsOf, emailRule, fullNameRule, likelyPhoneRule, needed } from '@mirante/validation/rules.ts';
import { useEffectEvent, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { LightField } from '../../shell/light-field.tsx';
import { typedIn, useLightForm } from '../../shell/use-light-form.ts';
import { StepActions } from './step-actions.tsx';

type Identification = Pick<TypedClient, 'name' | 'email' | 'phone'>;
const rules = { name: needed(fullNameRule), email: needed(emailRule), phone: needed(likelyPhoneRule) };
const names = Object.keys(rules) as (keyof Identification)[];

interface Props {
  client: Identification;
  wantsLink: boolean;
  want: (wanted: boolean) => void;
  typed: (client: Partial<Identification>) => void;
  done: (client: Identification) => void;
  back: () => void;
}

/** The first step, usable before any library has loaded. Input typed before hydration stays in its fields. */
export function IdentificationStep({ client, wantsLink, want, typed, done, back }: Props) {
  const { errors, form } = useLightForm(rules, done);
  const [foreign, setForeign] = useState(client.phone.startsWith('+'));
  const ref = useRef<HTMLFormElement>(null);

  const adoptTyped = useEffectEvent(() => {
    const early = Object.entries(typedIn(ref.current!, names)).filter(([, text]) => text !== '');
    if (early.length > 0) typed(Object.fromEntries(early));
    if (new FormData(ref.current!).has('wants_link')) want(true);
  });
  // Before any other render, which would write the state into the box: a tick would be undone for a moment.
  useLayoutEffect(() => adoptTyped(), []);

  const onInput: typeof form.onInput = (event) => {
    form.onInput(event);
    const now = typedIn(event.currentTarget, names);
    setForeign(now.phone.trim().startsWith('+'));
    typed(now);
  };
  return (
    <form ref={ref} {...form} onInput={onInput} className="light-form">
      <LightField
        name="name"
        label="Nome completo"
        error={errors.name}
        defaultValue={client.name}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={200}
      />
      <LightField
        name="email"
        label="Email"
        error={errors.email}
        defaultValue={client.email}
        help="Enviaremos aqui o acesso e os recibos."
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
      />
      <LightField
        name="phone"
        label="Telefone"
        error={errors.phone}
        defaultValue={client.phone}
        {...(!foreign && { prefix: '+55' })}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="(11) 90000-0000"
        maxLength={32}
        onBlur={writeAsBrazilian}
      />
      <label className="link-consent">
        <input
          type="checkbox"
          name="wants_link"
          checked={wantsLink}
          onChange={({ currentTarget }) => want(currentTarget.checked)}
        />
        <span>
          Quero receber um link para terminar esta compra depois
          <small>Uma só mensagem, se você sair sem comprar. Vale por {RESUME_LINK_DAYS} dias.</small>
        </span>
      </label>
      <StepActions back={back} label="Prosseguir" />
    </form>
  );
}

/** Formats a number typed in any other way, also with the country code or the trunk's zero, as `(11) 90000-0000`. */
function writeAsBrazilian({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
  const digits = digitsOf(input.value).replace(/^(?:55|0)(?=\d{10,11}$)/, '');
  if (
    /^\d{10,11}$/.test(digits) &&
    (!input.value.trim().startsWith('+') || input.value.replace(/\s/g, '').startsWith('+55'))
  ) {
    input.value = phone(`+55${digits}`);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
