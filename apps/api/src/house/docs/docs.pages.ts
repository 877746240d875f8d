import type { FastifyInstance } from 'fastify';
import { readOpenApi } from '../../http/openapi-files.ts';
import { sendPage } from '../../pages/page.ts';
import { docsPage } from './docs.html.ts';

/** What the API offers, for machines and for people. Few ask, so that both are made at the first call and not at the start. */
export async function docsPages(app: FastifyInstance): Promise<void> {
  let document: string | undefined;
  let body: ReturnType<typeof docsPage> | undefined;
  app.get('/api/openapi.json', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json; charset=utf-8')
      .send((document ??= JSON.stringify(readOpenApi()))),
  );
  app.get('/api/docs', async (_request, reply) =>
    sendPage(reply.header('cache-control', 'no-cache'), { title: 'API', body: (body ??= docsPage(readOpenApi())) }),
  );
}
