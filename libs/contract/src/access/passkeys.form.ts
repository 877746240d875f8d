import { form, listOf, oneOf, str, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';

/** Bytes as base64url. */
const bytes = (max: number) =>
  str()
    .required(say.required)
    .max(max, say.textLong)
    .matches(/^[\w-]+$/, say.invalid);

const named = { name: text(1, 60).required(say.textRequired) };
export const passkeyNameForm = form(named);
export const newPasskeyForm = form({
  ...named,
  credential_id: bytes(1400),
  client_data: bytes(4000),
  attestation: bytes(16_000),
  /** How the browser reaches the authenticator: `internal`, `hybrid`, `usb`… */
  transports: listOf(str().required().max(20, say.textLong)).max(8).required(say.required),
});

const assertion = {
  credential_id: bytes(1400),
  client_data: bytes(4000),
  authenticator_data: bytes(4000),
  signature: bytes(4000),
};
export const assertionForm = form(assertion);

/** The app's kind of account: a passkey belongs to one of them. */
const role = oneOf(['client', 'user']).required(say.required);
export const passkeyChallengeForm = form({ role });
export const passkeyLoginForm = form({ ...assertion, role });
