import type { Problem } from '@mirante/contract/problem.ts';
import { appAddresses } from '@mirante/session/app-addresses.ts';
import { digitsOf } from '@mirante/validation/rules.ts';
import type { TypedCard } from './card-schema.ts';

const SANDBOX = '/api/v1/sandbox/public/payment_profiles';

/**
 * Sends a card to the gateway's public tokeniser, which returns a token: neither our API nor our storage ever gets its
 * number. Throws a `Problem`; a refused card is 433, like a refused payment.
 */
export async function tokenise(card: TypedCard): Promise<string> {
  const answer = await send({
    card_number: digitsOf(card.card_number),
    card_expiration: card.card_expiration,
    card_cvv: card.card_cvv,
    holder_name: card.card_name,
    payment_company_code: card.card_company_code,
    payment_method_code: 'credit_card',
  });
  if (answer.ok)
    return ((await answer.json()) as { payment_profile: { gateway_token: string } }).payment_profile.gateway_token;
  throw problem(answer.status >= 500 || answer.status === 429 ? answer.status : 433);
}

async function send(body: object): Promise<Response> {
  try {
    const { tokeniser = SANDBOX, tokeniser_key: key } = appAddresses();
    const headers = { 'content-type': 'application/json', ...(key && { authorization: `Basic ${btoa(`${key}:`)}` }) };
    return await fetch(tokeniser, { method: 'POST', headers, body: JSON.stringify(body) });
  } catch {
    throw problem('FETCH_ERROR');
  }
}

const problem = (status: Problem['status']): Problem => ({
  status,
  detail: 'Não foi possível falar com a operadora do cartão. Tente novamente.',
  errors: [],
});
