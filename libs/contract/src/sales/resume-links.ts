import type { ResumedCheckout } from '@mirante/domain/sales/resume-link.ts';
import { post, type } from '../http.ts';

const allow = 'public';
const code = () => import('../access/recovery.form.ts').then((m) => m.confirmEmailForm);

/** The link to finish a purchase later, mailed once to visitors who asked for it and left without buying. */
export const resumeLinks = {
  /** Stores the consent with what was typed. Repeated, it replaces what was typed. */
  requestResumeLink: post('/api/v1/resume-link', {
    what: 'Pedir um link para terminar a compra depois',
    allow,
    input: () => import('./resume-links.form.ts').then((m) => m.resumeLinkForm),
    example: {
      session_key: 'chave do checkout',
      name: 'Helena Matsuda',
      email: 'helena@exemplo.com.br',
      phone: '+5511987654321',
      product_id: 6,
      step: 1,
    },
  }),
  /** The visitor unticks the box. */
  withdrawResumeLink: post('/api/v1/resume-link/withdraw', {
    what: 'Desistir do link para terminar a compra depois',
    allow,
    input: () => import('./resume-links.form.ts').then((m) => m.withdrawnLinkForm),
    example: { session_key: 'chave do checkout' },
  }),
  openResumeLink: post('/api/v1/resume-link/open', {
    what: 'Retomar uma compra pelo link',
    allow,
    input: code,
    returns: type<ResumedCheckout>(),
    refuses: ['invalid_code'],
    example: { code: 'código do link' },
  }),
  /** By the mailed link. An unknown code is answered alike. */
  denyResumeLink: post('/api/v1/resume-link/deny', {
    what: 'Apagar uma compra guardada pelo link',
    allow,
    input: code,
    example: { code: 'código do link' },
  }),
};
