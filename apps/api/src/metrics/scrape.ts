import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Services } from '../services.ts';
import { gaugesOf } from './gauges.ts';
import { registry } from './meters.ts';

/** Serves `/metrics` on a separate port, not exposed to the internet. */
export async function serveMetrics(services: Services, port: number): Promise<Server> {
  const process = new Registry();
  collectDefaultMetrics({ register: process });
  const all = Registry.merge([registry, gaugesOf(services), process]);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    all.metrics().then(
      (text) => response.writeHead(200, { 'content-type': all.contentType }).end(text),
      (error: unknown) => {
        services.onError(error);
        response.writeHead(503).end();
      },
    );
  }).listen(port, services.config.host);
  await once(server, 'listening');
  return server;
}
