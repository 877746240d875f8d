import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { brasilApi } from './brasil-api.ts';
import { cachedChain } from './chain.ts';
import { embeddedZipcodes } from './embedded.ts';
import { viaCep } from './via-cep.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A server in place of the real one, and the addresses it was asked for. */
async function fakeServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ host: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return { host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}
const says = (status: number, body: unknown) =>
  fakeServer((_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body)),
  );
const now = () => new Date();

const paulista = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  complemento: 'de 612 a 1510 - lado par',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
  ibge: '3550308',
  ddd: '11',
};
const found = {
  zipcode: '01310100',
  address: 'Avenida Paulista',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  city_id: 3550308,
};

describe('ViaCEP', () => {
  it('returns an address with its city code', async () => {
    const { host, asked } = await says(200, paulista);
    expect(await viaCep(host).find('01310100')).toEqual(found);
    expect(asked).toEqual(['/ws/01310100/json/']);
  });

  it('reports that a CEP does not exist', async () => {
    for (const erro of [true, 'true'])
      expect(await viaCep((await says(200, { erro })).host).find('99999999')).toBeUndefined();
  });

  it("returns what the address's fields can hold", async () => {
    const { host } = await says(200, { ...paulista, logradouro: ` Avenida\u0000 ${'x'.repeat(200)}`, ibge: 0 });
    expect(await viaCep(host).find('01310100')).toEqual({
      ...found,
      address: `Avenida ${'x'.repeat(112)}`,
      city_id: null,
    });
  });

  it.each([
    ['an error', () => says(500, {})],
    ['a refusal', () => says(400, '<html>')],
    ['words instead of JSON', () => says(200, '<html>')],
    ['another shape', () => says(200, { city: 'São Paulo' })],
    ['a state that does not exist', () => says(200, { ...paulista, uf: 'XX' })],
    ['more than a page', () => says(200, { ...paulista, complemento: 'x'.repeat(9000) })],
    [
      'a redirection',
      () => fakeServer((_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()),
    ],
    [
      'half an answer',
      () =>
        fakeServer((_request, response) =>
          response.writeHead(200, { 'content-length': '500' }).write('{"logr', () => response.destroy()),
        ),
    ],
    ['silence', () => fakeServer(() => undefined)],
  ])('is unavailable on %s', async (_what, server) => {
    await expect(viaCep((await server()).host).find('01310100')).rejects.toThrow();
  });
});

describe('BrasilAPI', () => {
  it('returns an address, and reports that a CEP does not exist', async () => {
    const known = await says(200, {
      cep: '01310100',
      state: 'SP',
      city: 'São Paulo',
      neighborhood: 'Bela Vista',
      street: 'Avenida Paulista',
      service: 'open-cep',
    });
    expect(await brasilApi(known.host).find('01310100')).toEqual({ ...found, city_id: null });
    expect(known.asked).toEqual(['/api/cep/v2/01310100']);
    expect(await brasilApi((await says(404, { name: 'CepPromiseError' })).host).find('99999999')).toBeUndefined();
  });

  it('returns a town with a single CEP without a street', async () => {
    const { host } = await says(200, { cep: '18780000', state: 'SP', city: 'Itaí', neighborhood: null, street: null });
    expect(await brasilApi(host).find('18780000')).toEqual({
      zipcode: '18780000',
      address: '',
      district: '',
      city: 'Itaí',
      state: 'SP',
      city_id: null,
    });
  });
});

describe('the chain of zipcode services', () => {
  const dead = () => says(500, {});
  const denies = () => says(200, { erro: true });

  it('falls back to the second when the first fails or does not know', async () => {
    const second = await says(200, paulista);
    for (const first of [await dead(), await denies()])
      expect(await cachedChain([viaCep(first.host), viaCep(second.host)], now).find('01310100')).toEqual(found);
  });

  it('trusts a negative answer, and never a failure', async () => {
    const [one, other] = [viaCep((await denies()).host), viaCep((await dead()).host)];
    expect(await cachedChain([one, other], now).find('99999999')).toBeUndefined();
    await expect(cachedChain([other, other], now).find('99999999')).rejects.toThrow('no zipcode source answered');
  });

  it('shares one lookup among concurrent requests, and caches it for a month', async () => {
    const clock = { at: 0 };
    const { host, asked } = await says(200, paulista);
    const chain = cachedChain([viaCep(host)], () => new Date(clock.at));
    await Promise.all(Array.from({ length: 20 }, () => chain.find('01310100')));
    clock.at = 29 * 86_400_000;
    await chain.find('01310100');
    expect(asked).toHaveLength(1);
    clock.at = 31 * 86_400_000;
    await chain.find('01310100');
    expect(asked).toHaveLength(2);
  });
});

it('the embedded zipcode service knows the demo addresses without network access', async () => {
  for (const cep of ['01310100', '20040002', '30130010', '40020000', '70040010', '80010000', '90010000'])
    expect(await embeddedZipcodes.find(cep)).toMatchObject({
      zipcode: cep,
      state: expect.stringMatching(/^[A-Z]{2}$/),
      city_id: expect.any(Number),
    });
  expect(await embeddedZipcodes.find('99999999')).toBeUndefined();
});
