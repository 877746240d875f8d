import type { resumeLinks } from '@mirante/contract/sales/resume-links.ts';
import type { Address } from '@mirante/domain/address.ts';
import { DAY_MS } from '@mirante/domain/durations.ts';
import { RESUME_LINK_DAYS, type ResumedCheckout } from '@mirante/domain/sales/resume-link.ts';
import { emailProof } from '../../crypto/email-proof.ts';
import { hashOf } from '../../crypto/tokens.ts';
import { limit } from '../../http/limits.ts';
import { networkOf } from '../../http/network.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Handlers } from '../../http/serve.ts';
import { sealDraft } from '../../people/sealed-draft.ts';
import { resumableDraft } from './resumable.ts';
import * as store from './resume-links.store.ts';

const invalidLink = () => new Refusal('invalid_code', 'Este link não vale mais.');

export const resumeLinkRoutes: Handlers<typeof resumeLinks> = {
  requestResumeLink: async ({ db, config, input, ip, now, ...call }) => {
    const services = { ...call, db, config, now };
    await limit(services, 'checkout', networkOf(ip));
    const { session_key, product_id, step, name, email, phone, coupon_code = null, address } = input;
    const email_proof = emailProof(config, email);
    // A checkout is mailed once, whatever is typed later. The limit must neither tell which address asked, nor keep a
    // corrected one from ending the link mailed to the wrong one.
    if (!(await store.hasRequest(db, session_key))) await limit(services, 'resume-link', networkOf(ip));
    const kept = address && { ...address, complement: address.complement ?? null, city_id: address.city_id ?? null };
    const typed = { name, email, phone, coupon_code, address: (kept as Address | undefined) ?? null };
    const draft = sealDraft(config, session_key, typed);
    const expires_at = new Date(now().getTime() + RESUME_LINK_DAYS * DAY_MS);
    await store.saveRequest(db, { session_key, email_proof, product_id, step, draft, expires_at }, now());
  },

  withdrawResumeLink: async (call) => {
    await limit(call, 'checkout', networkOf(call.ip));
    await store.removeOfCheckout(call.db, call.input.session_key);
  },

  openResumeLink: async (call) => {
    await limit(call, 'mailed-code', networkOf(call.ip));
    const link = await store.findByCode(call.db, hashOf(call.input.code), call.now());
    const draft = link && (await resumableDraft(call, call.db, link));
    if (!draft) throw invalidLink();
    return { ...draft, session_key: link.session_key, product: link.code, step: link.step as ResumedCheckout['step'] };
  },

  denyResumeLink: async (call) => {
    await limit(call, 'mailed-code', networkOf(call.ip));
    await store.removeByCode(call.db, hashOf(call.input.code));
  },
};
