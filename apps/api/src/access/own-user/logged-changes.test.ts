import type { Passkey } from '@mirante/domain/access/passkey.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { factory, logIn, PASSWORD, STRONG_PASSWORD, type Person } from '../../testing/factory.ts';
import { registerPasskey } from '../../testing/proofs.ts';

const api = await testApi();
const { db } = api;

let rui: Person;
let as: string;
beforeEach(async () => {
  rui = await factory.staff(db, ['trader']);
  as = await logIn(api, rui);
});

const logged = () =>
  db
    .selectFrom('audit_entry')
    .select(['user_id', 'action', 'diff'])
    .where('root_resource', '=', 'user')
    .where('root_id', '=', rui.id)
    .orderBy('id')
    .execute();
const codeTo = async (email: string) =>
  /(?:redefinir-senha|confirmar-email)\/([\w-]{43})/.exec(
    (await api.mails()).findLast(({ to, text }) => to === email && /senha\/|email\//.test(text))!.text,
  )![1]!;

describe('what opens a staff account is in the audit log as its own user’s change, when', () => {
  it('a passkey is added and removed', async () => {
    await registerPasskey(api, rui, as);
    const [{ id }] = (await api.get('/api/v1/account/passkeys', { as })).json<[Passkey]>();
    await api.delete(`/api/v1/account/passkeys/${id}`, { as });
    expect(await logged()).toEqual([
      { user_id: rui.id, action: 'Criar uma passkey', diff: {} },
      { user_id: rui.id, action: 'Remover uma passkey própria', diff: {} },
    ]);
  });

  it('a password is set by a mailed link', async () => {
    await api.post('/api/v1/password-reset', { email: rui.email });
    await api.post('/api/v1/password-reset/complete', { code: await codeTo(rui.email), password: STRONG_PASSWORD });
    expect(await logged()).toEqual([
      {
        user_id: rui.id,
        action: 'Definir nova senha pelo link',
        diff: { password_hash: ['•••', '•••'], changed_password_at: [null, expect.any(String)] },
      },
    ]);
  });

  it('an e-mail is confirmed by a mailed link', async () => {
    const email = `novo.${rui.id}@mirante.example`;
    const { name } = (await api.get('/api/v1/user', { as })).json().user;
    await api.patch('/api/v1/user', { name, email, password: PASSWORD }, { as });
    await api.post('/api/v1/confirm-email', { code: await codeTo(email) });
    expect(await logged()).toEqual([
      { user_id: rui.id, action: 'Confirmar email', diff: { email: [rui.email, email] } },
    ]);
  });

  it('and a client’s is not', async () => {
    const client = await factory.client(db);
    await registerPasskey(api, client, await logIn(api, client));
    await api.post('/api/v1/password-reset', { email: client.email });
    await api.post('/api/v1/password-reset/complete', { code: await codeTo(client.email), password: STRONG_PASSWORD });
    const entries = db.selectFrom('audit_entry').select('id').where('root_resource', '=', 'client');
    expect(await entries.where('root_id', '=', client.id).execute()).toEqual([]);
  });
});
