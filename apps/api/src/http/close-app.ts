import type { FastifyInstance } from 'fastify';

/**
 * Closes the app once its requests are answered. Those in progress after `patience` milliseconds, such as an upload on
 * a slow line, are cut off.
 */
export async function closeApp(app: FastifyInstance, patience: number): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), patience);
  await app.close();
  clearTimeout(cutOff);
}
