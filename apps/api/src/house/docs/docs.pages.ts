import type { Contract } from '@mirante/contract/http.ts';
import type { FastifyInstance } from 'fastify';
import { openApi } from '../../http/openapi.ts';
import { sendPage } from '../../pages/page.ts';
import { docsPage } from './docs.html.ts';

/** What the API offers, for machines and for people. Made once, of the contracts it serves. */
export async function docsPages(app: FastifyInstance, contracts: readonly Contract[]): Promise<void> {
  const document = await openApi(contracts);
  const body = docsPage(document);
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document),
  );
  app.get('/api/docs', async (_request, reply) =>
    sendPage(reply.header('cache-control', 'no-cache'), { title: 'API', body }),
  );
}
