import { DAY_MS } from '@mirante/domain/durations.ts';
import { brand } from '@mirante/domain/house/brand.ts';
import type { FastifyInstance } from 'fastify';
import { isWithinLimit } from '../../http/limits.ts';
import { networkOf } from '../../http/network.ts';
import { meters } from '../../metrics/meters.ts';
import type { Services } from '../../services.ts';
import { violationsOf } from './csp-report.ts';

/** security.txt and CSP reports. */
export function securityPages(app: FastifyInstance, services: Services): void {
  // RFC 9116 requires an expiry, at most a year ahead.
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = new Date(services.now().getTime() + 90 * DAY_MS).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: mailto:${brand.security_email}\nExpires: ${expires}\nPreferred-Languages: pt, en\n`);
  });
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, body),
    );
    // Always the same answer: nobody reads it.
    scope.post('/api/csp-reports', async ({ body, ip, log }, reply) => {
      const breaches = violationsOf(String(body));
      if (breaches.length > 0 && (await isWithinLimit(services, 'csp-report', networkOf(ip))))
        for (const breach of breaches) {
          meters.cspReports.inc({ directive: breach.directive });
          log.warn(breach, 'content security policy');
        }
      return reply.code(204).send();
    });
  });
}
