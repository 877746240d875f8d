import type { FastifyInstance } from 'fastify';
import { readOpenApi } from '../../http/openapi-files.ts';
import { sendPage } from '../../pages/page.ts';
import { docsPage } from './docs.html.ts';

/** The API's documentation, for machines and people. */
export async function docsPages(app: FastifyInstance): Promise<void> {
  const document = readOpenApi();
  const body = docsPage(document);
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document),
  );
  app.get('/api/docs', async (_request, reply) =>
    sendPage(reply.header('cache-control', 'no-cache'), { title: 'API', body }),
  );
}
