import type { Problem } from '@mirante/contract/problem.ts';
import { appAddresses } from '@mirante/session/app-addresses.ts';
import { digitsOf } from '@mirante/validation/rules.ts';
import type { TypedCard } from './card-schema.ts';

const SANDBOX = '/api/v1/sandbox/public/payment_profiles';
/** As for the API's calls. */
const TIMEOUT_MS = 30_000;

/**
 * Sends a card to the gateway's public tokeniser, which returns a token: neither our API nor our storage ever gets its
 * number. Throws a `Problem`; a refused card is 433, like a refused payment.
 */
export async function tokenise(card: TypedCard): Promise<string> {
  const { status, token } = await send({
    card_number: digitsOf(card.card_number),
    card_expiration: card.card_expiration,
    card_cvv: card.card_cvv,
    holder_name: card.card_name,
    payment_company_code: card.card_company_code,
    payment_method_code: 'credit_card',
  });
  if (token !== undefined) return token;
  throw problem(status >= 500 || status === 429 ? status : 433);
}

async function send(body: object): Promise<{ status: number; token?: string }> {
  try {
    const { tokeniser = SANDBOX, tokeniser_key: key } = appAddresses();
    const headers = { 'content-type': 'application/json', ...(key && { authorization: `Basic ${btoa(`${key}:`)}` }) };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(tokeniser, { method: 'POST', headers, body: JSON.stringify(body), signal });
    if (!answer.ok) return { status: answer.status };
    const { payment_profile: profile } = (await answer.json()) as { payment_profile: { gateway_token: string } };
    return { status: answer.status, token: profile.gateway_token };
  } catch {
    throw problem('FETCH_ERROR');
  }
}

const problem = (status: Problem['status']): Problem => ({
  status,
  detail: 'Não foi possível falar com a operadora do cartão. Tente novamente.',
  errors: [],
});
