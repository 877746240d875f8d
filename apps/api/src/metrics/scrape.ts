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
  const own = Registry.merge([registry, process]);
  const all = Registry.merge([own, gaugesOf(services)]);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    // Without the database, which only gauges need, the process's own metrics tell of the outage.
    void all
      .metrics()
      .catch((error: unknown) => {
        services.onError(error);
        return own.metrics();
      })
      .then((text) => response.writeHead(200, { 'content-type': all.contentType }).end(text));
  }).listen(port, services.config.host);
  await once(server, 'listening');
  return server;
}
