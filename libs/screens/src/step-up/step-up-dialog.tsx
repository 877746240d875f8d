import {
  useChallengeStepUpMutation,
  useGetStepUpWaysQuery,
  useStepUpByPasskeyMutation,
  useStepUpByPasswordMutation,
} from '@mirante/api-client/access/step-up.ts';
import { answerStepUp } from '@mirante/api-client/step-up.ts';
import { detailOf, fieldErrors } from '@mirante/contract/problem.ts';
import { failureOf } from '@mirante/crud/form/save-outcome.ts';
import { STEP_UP_MINUTES } from '@mirante/domain/access/lifetimes.ts';
import { FieldFrame } from '@mirante/ui-kit/fields/field-frame.tsx';
import { PasswordBox } from '@mirante/ui-kit/fields/password-box.tsx';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import css from './step-up-dialog.module.css';

const decline = () => answerStepUp(false);

/**
 * Asks for the password, with a code if there is a second factor, or for a passkey. Pending calls continue after a
 * success.
 */
export function StepUpDialog() {
  const id = useId();
  const { data: ways } = useGetStepUpWaysQuery(undefined, { refetchOnMountOrArgChange: true });
  const { typed, type, problem, busy, byPassword, byPasskey } = useStepUp();
  const form = useRef<HTMLFormElement>(null);
  const errors = fieldErrors(problem);
  // What there is to confirm with may not have been read: then the server asks for the code.
  const asksCode = ways?.code ?? (errors['code'] !== undefined || typed.code !== '');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    await byPassword();
    form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <Dialog
      open
      onClose={() => !busy && decline()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-why`}
      maxWidth="xs"
      fullWidth
    >
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={`${id}-title`}>Confirme que é você</DialogTitle>
        <DialogContent className={css.fields}>
          <p id={`${id}-why`}>
            O que você pediu precisa de uma confirmação recente. Ela vale por {STEP_UP_MINUTES} minutos.
          </p>
          <FieldFrame field={{ id: `${id}-password`, message: errors['password'] }} of={{ label: 'Sua senha' }}>
            <PasswordBox
              id={`${id}-password`}
              name="password"
              autoComplete="current-password"
              autoFocus
              value={typed.password}
              error={errors['password'] !== undefined}
              aria-describedby={`${id}-password-text`}
              onChange={(event) => type({ ...typed, password: event.target.value })}
            />
          </FieldFrame>
          {asksCode && (
            <FieldFrame
              field={{ id: `${id}-code`, message: errors['code'] }}
              of={{ label: 'Código do segundo fator', help: 'Do aplicativo, ou um de recuperação.' }}
            >
              <OutlinedInput
                id={`${id}-code`}
                name="code"
                autoComplete="one-time-code"
                autoFocus={!ways}
                value={typed.code}
                error={errors['code'] !== undefined}
                aria-describedby={`${id}-code-text`}
                onChange={(event) => type({ ...typed, code: event.target.value })}
              />
            </FieldFrame>
          )}
          {problem !== undefined && Object.keys(errors).length === 0 && (
            <p role="alert" className={css.failure}>
              {detailOf(problem)}
            </p>
          )}
        </DialogContent>
        <DialogActions>
          {ways?.passkey && (
            <Button className={css.passkey} variant="text" disabled={busy} onClick={() => void byPasskey()}>
              Usar passkey
            </Button>
          )}
          <Button variant="text" disabled={busy} onClick={decline}>
            Cancelar
          </Button>
          <BusyButton
            type="submit"
            variant="contained"
            busy={busy}
            disabled={typed.password === ''}
            doing="Confirmando"
          >
            Confirmar
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useStepUp() {
  const [prove] = useStepUpByPasswordMutation();
  const [challenge] = useChallengeStepUpMutation();
  const [proveByPasskey] = useStepUpByPasskeyMutation();
  const [typed, type] = useState({ password: '', code: '' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const attempt = async (act: () => Promise<{ error?: unknown }>) => {
    setBusy(true);
    setProblem(undefined);
    // The code of passkeys may not be had.
    const error = await failureOf(act);
    setBusy(false);
    setProblem(error);
    if (error === undefined) answerStepUp(true);
  };
  const byPassword = () =>
    attempt(() => prove({ body: { password: typed.password, ...(typed.code && { code: typed.code }) } }));
  const byPasskey = () =>
    attempt(async () => {
      const asked = await challenge();
      if (!asked.data) return asked;
      const { signByPasskey } = await import('@mirante/session/webauthn.ts');
      const signed = await signByPasskey(asked.data);
      return signed.data ? proveByPasskey({ body: signed.data }) : signed;
    });
  return { typed, type, problem, busy, byPassword, byPasskey };
}
