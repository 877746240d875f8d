import type { RecoveryCodes, SecondFactor, SecondFactorOffer } from '@mirante/domain/access/second-factor.ts';
import { get, post, type } from '../http.ts';

const allow = 'staff';
const both = () => import('./second-factor.form.ts').then((m) => m.passwordAndCodeForm);
const example = { password: 'mirante123', code: '123456' };

/** The user's own second factor: codes of an authenticator app, asked for after the password. */
export const secondFactor = {
  getSecondFactor: get('/api/v1/user/second-factor', {
    what: 'Ver o próprio segundo fator',
    allow,
    returns: type<SecondFactor>(),
  }),
  /** The secret is returned only here. A new offer replaces an older one. */
  offerSecondFactor: post('/api/v1/user/second-factor', {
    what: 'Começar a ligar o próprio segundo fator',
    allow,
    input: () => import('./second-factor.form.ts').then((m) => m.passwordForm),
    returns: type<SecondFactorOffer>(),
    refuses: ['wrong_password', 'second_factor_on'],
    example: { password: 'mirante123' },
  }),
  /** Ends the other sessions of the account, since they were opened without a code. */
  confirmSecondFactor: post('/api/v1/user/second-factor/confirm', {
    what: 'Ligar o próprio segundo fator',
    allow,
    input: () => import('./second-factor.form.ts').then((m) => m.codeForm),
    returns: type<RecoveryCodes>(),
    refuses: ['no_offer', 'wrong_code', 'second_factor_on'],
    example: { code: '123456' },
  }),
  /** Invalidates the previous codes. */
  renewRecoveryCodes: post('/api/v1/user/second-factor/recovery-codes', {
    what: 'Gerar novos códigos de recuperação',
    allow,
    input: both,
    returns: type<RecoveryCodes>(),
    refuses: ['wrong_password', 'no_second_factor', 'wrong_code'],
    example,
  }),
  disableSecondFactor: post('/api/v1/user/second-factor/disable', {
    what: 'Desligar o próprio segundo fator',
    allow,
    input: both,
    refuses: ['wrong_password', 'no_second_factor', 'wrong_code'],
    example,
  }),
};
