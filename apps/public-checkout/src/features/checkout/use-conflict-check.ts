import { useCheckSignupConflictMutation } from '@mirante/api-client/sales/checkout.ts';
import { detailOf, fieldErrors, statusOf } from '@mirante/contract/problem.ts';
import type { Customer, TypedClient } from '@mirante/domain/sales/checkout.ts';
import { unansweredOrder } from '@mirante/screens/payment-step/payment-attempt.ts';
import { useIsMounted } from '@mirante/ui-kit/states/use-is-mounted.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { digitsOf } from '@mirante/validation/rules.ts';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { emailTaken } from './email-taken.tsx';
import { visitKey } from './progress.ts';
import type { SignupBody } from './signup-body.ts';

const unchecked = 'Não foi possível validar os dados de cadastro.';

type Pair = Pick<TypedClient, 'email' | 'cpf'>;
const isSamePair = (typed: Pair, other: Pair | undefined) => typed.email === other?.email && typed.cpf === other.cpf;

/** Whether an account may come from this buyer's own order, whose answer was lost: it is sent again as it was. */
const isOwnOrder = (typed: Pair): boolean => {
  const order = unansweredOrder<SignupBody>();
  return order?.address !== undefined && isSamePair({ ...typed, cpf: digitsOf(typed.cpf) }, order.client);
};

/**
 * Checks whether the CPF and the e-mail have accounts: of the four results only another person's e-mail stops the
 * purchase, until either field is corrected. A password that the sign-up would refuse is refused here.
 */
export function useConflictCheck(key: string | null, accepted: (customer: Customer) => void) {
  const [check] = useCheckSignupConflictMutation();
  const [taken, setTaken] = useState<Pair>();
  const [failure, setFailure] = useState<string>();
  const isMounted = useIsMounted();

  const accept = async (
    { name, email, password, cpf, phone, birth_date, gender }: TypedClient,
    { setFieldError }: Pick<FormikHelpers<TypedClient>, 'setFieldError'>,
  ) => {
    setFailure(undefined);
    const session_key = await visitKey(key);
    const body = { name, email, password, cpf, phone, birth_date, gender, session_key };
    const { data, error } = await check({ body });
    // The step was left, perhaps to correct what was checked.
    if (!isMounted()) return;
    const { password: guessed } = fieldErrors(error);
    if (guessed) return setFieldError('password', guessed);
    if (!data) return setFailure(statusOf(error) === 429 ? detailOf(error) : unchecked);
    if (data.email && !data.cpf) {
      setTaken({ email, cpf });
      return setFieldError('email', emailTaken);
    }
    if (data.cpf && data.email && isOwnOrder({ email, cpf })) return accepted('new');
    if (data.cpf && data.email) toast('Cadastro encontrado. Prosseguindo para pagamento.', 'info');
    if (data.cpf && !data.email)
      toast('Encontramos seu CPF em nosso cadastro. Após a confirmação, seu email de acesso será atualizado.', 'info');
    accepted(data.cpf ? (data.email ? 'existing' : 'known_cpf') : 'new');
  };
  return { accept, isTaken: (typed: Pair) => isSamePair(typed, taken), failure };
}
