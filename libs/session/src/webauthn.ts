import type { Input } from '@mirante/contract/http.ts';
import type { Problem } from '@mirante/contract/problem.ts';
import type { passkeys } from '@mirante/contract/access/passkeys.ts';
import type { stepUp } from '@mirante/contract/access/step-up.ts';
import type { PasskeyChallenge, PasskeyOffer } from '@mirante/domain/access/passkey.ts';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

// Loaded when a passkey is used, never with a first screen.

const EDDSA = -8;
const ES256 = -7;
const RS256 = -257;
const TIMEOUT_MS = 300_000;

type Made = Omit<Input<typeof passkeys.createPasskey>, 'name'>;
export type Signed = Input<typeof stepUp.stepUpByPasskey>;
/** The device's result, or why there is none. */
type Outcome<T> = { data: T; error?: never } | { data?: never; error: Problem };

/** Asks this device, or one nearby, for a new passkey. */
export const makePasskey = ({ challenge, rp, user, exclude }: PasskeyOffer): Promise<Outcome<Made>> =>
  attempt(async () => {
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge,
        rp,
        user: { id: user.id, name: user.name, displayName: user.display_name },
        pubKeyCredParams: [EDDSA, ES256, RS256].map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: exclude.map(keyOf),
        // Discoverable without a typed name, with user verification.
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
        timeout: TIMEOUT_MS,
      },
    });
    return {
      credential_id: id,
      client_data: response.clientDataJSON,
      attestation: response.attestationObject,
      transports: response.transports ?? [],
    };
  });

/** Signs a challenge with a passkey. */
export const signByPasskey = (challenge: PasskeyChallenge): Promise<Outcome<Signed>> =>
  attempt(() => sign(challenge, 'dialog'));

/**
 * Signs with a passkey chosen in autofill; undefined if none was chosen until `signal`, or autofill is not supported.
 */
export async function signByAutofill(challenge: PasskeyChallenge, signal: AbortSignal): Promise<Signed | undefined> {
  if (signal.aborted) return undefined;
  const cancel = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', cancel);
  try {
    return await sign(challenge, 'autofill');
  } catch {
    return undefined;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

async function sign({ challenge, rp_id, credentials }: PasskeyChallenge, by: 'dialog' | 'autofill'): Promise<Signed> {
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId: rp_id,
      allowCredentials: credentials.map(keyOf),
      userVerification: 'required',
      timeout: TIMEOUT_MS,
    },
    useBrowserAutofill: by === 'autofill',
  });
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  };
}

const keyOf = (id: string) => ({ id, type: 'public-key' as const });

async function attempt<T>(act: () => Promise<T>): Promise<Outcome<T>> {
  try {
    if (browserSupportsWebAuthn()) return { data: await act() };
    return { error: problem('Este navegador não usa passkeys.') };
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    return {
      error: problem(
        isKnown ? 'Este aparelho já tem uma passkey desta conta.' : 'A passkey não foi usada. Tente de novo.',
      ),
    };
  }
}

/** In the form of a failed call. */
const problem = (detail: string): Problem => ({ status: 'FETCH_ERROR', detail, errors: [] });
