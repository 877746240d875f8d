// A minimal Fastify response, from a process beside the API. Sends its port to its parent.
import { fastify } from 'fastify';

const app = fastify();
app.get('/', async () => ({ hello: 'world' }));
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
