import type { StepProps } from './step-props.ts';
import { clientForm } from '@mirante/contract/sales/checkout.form.ts';
import type { TypedClient } from '@mirante/domain/sales/checkout.ts';
import { genderLabels } from '@mirante/domain/people/client.ts';
import {
  ChoiceInput,
  DayInput,
  MaskedInput,
  PasswordInput,
  PhoneInput,
  TextInput,
} from '@mirante/ui-kit/fields/fields.tsx';
import { useScrollIntoView } from '@mirante/ui-kit/states/use-scroll-into-view.ts';
import { say } from '@mirante/validation/messages.ts';
import { FocusFirstInvalid } from '@mirante/ui-kit/fields/focus-first-invalid.tsx';
import { focusSubmit } from '@mirante/ui-kit/fields/focus-submit.ts';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { ref, string } from 'yup';
import { DraftObserver } from './draft-observer.tsx';
import { EmailTaken, emailTaken } from './email-taken.tsx';
import { Notice } from './notice.tsx';
import { initialErrorsOf, type RefusedFields } from './refused-fields.ts';
import { StepActions } from './step-actions.tsx';
import { useConflictCheck } from './use-conflict-check.ts';

const schema = clientForm.shape({
  confirm_password: string()
    .required(say.required)
    .oneOf([ref('password')], say.passwordsDiffer),
});

export function DetailsStep({ checkout, send, back, passed, refused }: StepProps & { refused: RefusedFields }) {
  const { accept, isTaken, failure } = useConflictCheck(checkout.key, (customer) => {
    send({ type: 'detailsAccepted', customer });
    passed(customer === 'existing' ? 3 : 2);
  });
  const failurePlace = useScrollIntoView(failure);
  const [onlyPasswordMissing] = useState(
    checkout.client.password === '' && checkout.client.cpf !== '' && checkout.reached > 1,
  );
  const [isResumed] = useState(checkout.client.cpf === '' && checkout.reached > 1);
  const validate = (typed: TypedClient) => (isTaken(typed) ? { email: emailTaken } : {});

  return (
    <Formik
      initialValues={checkout.client}
      validationSchema={schema}
      validate={validate}
      onSubmit={accept}
      {...initialErrorsOf(refused, 'client')}
    >
      {({ isSubmitting, values }) => (
        <Form noValidate className="light-form" aria-busy={isSubmitting} onSubmitCapture={focusSubmit}>
          <DraftObserver<TypedClient> keep={(client) => send({ type: 'clientTyped', client })} />
          <FocusFirstInvalid />
          {isResumed && (
            <Notice title="Confira seus dados para continuar">
              Por segurança, CPF, nascimento, gênero e senha não ficam guardados. O resto está como você deixou.
            </Notice>
          )}
          {onlyPasswordMissing && (
            <Notice title="Digite sua senha de novo">
              Ela não fica guardada no navegador. O resto está como você deixou.
            </Notice>
          )}
          {isTaken(values) && <EmailTaken />}
          {/* What is being checked must stay what is sent. */}
          <div className="checked-details" inert={isSubmitting}>
            <TextInput name="name" label="Nome completo" autoComplete="name" />
            <TextInput name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
            <div className="pair">
              <MaskedInput name="cpf" label="CPF" mask="cpf" autoComplete="off" />
              <DayInput name="birth_date" label="Data de nascimento" autoComplete="bday" />
            </div>
            <div className="pair">
              <PasswordInput
                name="password"
                label="Senha"
                help="Entre 6 e 20 caracteres."
                autoComplete="new-password"
                autoFocus={onlyPasswordMissing}
              />
              <PasswordInput name="confirm_password" label="Confirme a senha" autoComplete="new-password" />
            </div>
            <div className="pair">
              <PhoneInput name="phone" label="Telefone" />
              <PhoneInput name="cell_phone" label="Celular" optional autoComplete="mobile tel" />
            </div>
            <ChoiceInput name="gender" label="Gênero" options={genderLabels} />
          </div>
          <div ref={failurePlace}>{failure && <Notice tone="wrong" title={failure} />}</div>
          <StepActions back={back} label="Prosseguir" busy={isSubmitting} />
        </Form>
      )}
    </Formik>
  );
}
