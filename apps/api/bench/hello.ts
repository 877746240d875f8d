// The least that Fastify can answer, as a process beside the API. Tells who forked it where it listens.
import { fastify } from 'fastify';

const app = fastify();
app.get('/', async () => ({ hello: 'world' }));
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
