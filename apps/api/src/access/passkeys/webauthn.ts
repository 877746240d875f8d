import type { Config } from '../../config.ts';
import type { AccountKey } from '../account-key.ts';

/** Loaded lazily: most processes do not see a passkey for a while. */
const library = () => import('@simplewebauthn/server');

/** A passkey belongs to the host that its owners log in at. */
export function relyingParty(
  { places }: Pick<Config, 'places'>,
  role: AccountKey['role'],
): { id: string; origin: string } {
  const { hostname, origin } = new URL(role === 'client' ? places.client : places.backoffice);
  return { id: hostname, origin };
}

export interface Attestation {
  credential_id: string;
  client_data: string;
  attestation: string;
  transports: readonly string[];
}
export interface Assertion {
  credential_id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

/** The signed challenge, as the client claims. */
export function challengeIn({ client_data }: Pick<Assertion, 'client_data'>): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(client_data, 'base64url').toString('utf8')) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

interface Expected {
  challenge: string;
  rp: { id: string; origin: string };
}
const expectations = ({ challenge, rp }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: rp.origin,
  expectedRPID: rp.id,
  // User verification: without it a found key would open the account.
  requireUserVerification: true,
});

/** The new credential, or undefined if it does not match this challenge, origin and user. */
export async function verifyAttestation(
  { credential_id: id, client_data, attestation }: Attestation,
  expected: Expected,
): Promise<{ credentialId: Buffer; publicKey: Buffer; counter: number } | undefined> {
  const { verifyRegistrationResponse } = await library();
  const response = { clientDataJSON: client_data, attestationObject: attestation };
  const { registrationInfo } = await verifyRegistrationResponse({
    ...expectations(expected),
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { credential } = registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
  };
}

/** The signed counter, or undefined for a wrong signature or a counter that went back. */
export async function verifyAssertion(
  { credential_id: id, client_data, authenticator_data, signature }: Assertion,
  { key, counter }: { key: Buffer; counter: number },
  expected: Expected,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const response = { clientDataJSON: client_data, authenticatorData: authenticator_data, signature };
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expectations(expected),
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    credential: { id, publicKey: new Uint8Array(key), counter },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified ? authenticationInfo?.newCounter : undefined;
}
