import { cardBrandOf, cardBrands } from '@mirante/domain/sales/card.ts';
import { cardExpiryRule, cardNumberRule, cvvRule } from '@mirante/validation/card-rules.ts';
import { oneOf, ruled, ruledAt, str } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { digitsOf } from '@mirante/validation/rules.ts';
import type { FastifyInstance } from 'fastify';
import { object } from 'yup';
import { limit } from '../../../http/limits.ts';
import { networkOf } from '../../../http/network.ts';
import { or404 } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { chargeOf, isChargeChange } from './charges.ts';
import type { Sandbox } from './gateway.ts';

const profileForm = object({
  card_number: ruled(str(), cardNumberRule).required(say.cardNumber),
  card_expiration: ruledAt(str(), cardExpiryRule).required(say.expiryMonth),
  card_cvv: ruled(str(), cvvRule(undefined)).required(say.cvv),
  holder_name: str().required(say.required).max(60, say.textLong),
  payment_company_code: oneOf(cardBrands).nullable(),
  payment_method_code: oneOf(['credit_card']).nullable(),
}).noUnknown();

/** The HTTP API of the sandbox gateway: the tokeniser that browsers call, and the actions of testers. */
export function sandboxApi(app: FastifyInstance, services: Services, sandbox: Sandbox): void {
  app.post('/api/v1/sandbox/public/payment_profiles', async ({ body, ip }, reply) => {
    await limit(services, 'tokenise', networkOf(ip));
    const typed = await profileForm.validate(body ?? {}, {
      abortEarly: false,
      stripUnknown: false,
      context: { body: true, now: services.now() },
    });
    const digits = digitsOf(typed.card_number);
    const profile = {
      gateway_token: await sandbox.tokenise(digits),
      card_last_four: digits.slice(-4),
      payment_company_code: cardBrandOf(digits),
    };
    // Scripts may also read it without Vindi's envelope.
    return reply.code(201).send({ ...profile, payment_profile: profile });
  });

  void app.register(async (scope) => {
    // The request body is ignored.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    scope.post<{ Params: { code: string; change: string } }>(
      '/sandbox/charges/:code/:change',
      async ({ params, headers }, reply) => {
        const { code, change } = params;
        const before = or404(isChargeChange(change) ? await sandbox.find(code) : undefined, 'Cobrança');
        if (isChargeChange(change)) await sandbox.change(before.code, change);
        if (headers.accept?.includes('text/html')) return reply.redirect('/sandbox', 303);
        return chargeOf(or404(await sandbox.find(code), 'Cobrança'), services.config.apiUrl);
      },
    );
  });
}
