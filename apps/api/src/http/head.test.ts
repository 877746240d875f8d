import { expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { everybody, operations, pathOf } from '../testing/operations.ts';

const api = await testApi();
const logInAs = await everybody(api);
const reads = operations.filter(({ method }) => method === 'GET').map((read) => pathOf(read));

it.each(['client', 'administrador'] as const)('HEAD answers a %s like GET, without a body', async (caller) => {
  const headers = { authorization: `Bearer ${await logInAs(caller)}` };
  for (const url of reads) {
    const get = await api.inject({ url, headers });
    const head = await api.inject({ method: 'HEAD', url, headers });
    expect([url, head.statusCode, head.headers['content-type'], head.body]).toEqual([
      url,
      get.statusCode,
      get.headers['content-type'],
      '',
    ]);
  }
});
