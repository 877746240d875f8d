import { expect, it } from 'vitest';
import { guestOrderWords, maskedInbox } from './guest-order.ts';

it.each([
  ['ana@exemplo.com.br', 'a•••@e•••.com.br'],
  ['a@b.com', 'a•••@b•••.com'],
  ['"a@b"@exemplo.com', '"•••@e•••.com'],
])('maskedInbox: %s', (email, masked) => {
  expect(maskedInbox(email)).toBe(masked);
});

it.each(['pix', 'bank_slip', 'credit_card'])(
  'who buys by %s under a known CPF is told which inbox, and never that the typed password works',
  (method) => {
    const inbox = 'a•••@e•••.com.br';
    const { about, now, later } = guestOrderWords({ inbox, method });
    expect(about).toContain(inbox);
    expect(later[0]).toContain(inbox);
    expect(now.join(' ')).toContain('A senha que você acabou de digitar não vale para ela.');
    expect(now[0]).toContain('acesso é liberado nessa conta');
  },
);

it("a boleto under a known CPF is mailed to its account's address", () => {
  expect(guestOrderWords({ inbox: 'a•••@e•••.com', method: 'bank_slip' }).now[0]).toContain('a•••@e•••.com');
});
