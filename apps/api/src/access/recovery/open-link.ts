import type { LinkChange, MailedLink } from '@mirante/domain/access/mailed-link.ts';
import type { Config } from '../../config.ts';
import type { TypedChange } from '../../database/schema/access.ts';
import type { Services } from '../../services.ts';
import { ownerOf } from '../email-change/email-change.ts';
import { openChange } from '../mailed-links/seal-change.ts';
import { invalidCode } from '../mailed-links/mailed-link.ts';
import * as links from '../mailed-links/mailed-link.store.ts';
import { maskedAddress, maskedCpf, maskedEmail, maskedName, maskedPhone } from './mask-personal-data.ts';
import * as store from './recovery.store.ts';

const purposes = ['confirm', 'change', 'email', 'email_cancel'] as const;

/**
 * What a mailed link stands for, without changing anything: mail scanners open links too. Refuses with 422 an invalid
 * link (`invalid_code`).
 */
export async function openLink({ config, db, now }: Services, code: string): Promise<MailedLink> {
  const link = await links.find(db, code, purposes, now());
  const account = link && (await store.shownAccount(db, ownerOf(link)));
  if (!link || !account) throw invalidCode();
  return {
    purpose: link.purpose as MailedLink['purpose'],
    is_used: link.used_at !== null,
    account: {
      name: maskedName(account.name),
      email: maskedEmail(account.email),
      cpf: account.cpf ? maskedCpf(account.cpf) : null,
      created_at: account.created_at.toISOString(),
    },
    changes: link.used_at ? [] : changesOf(config, link, account),
  };
}

function changesOf(config: Config, link: links.Link, account: store.ShownAccount): LinkChange[] {
  const { purpose, email, change } = link;
  if (purpose === 'email') return [{ field: 'email', before: maskedEmail(account.email), after: email }];
  return change ? typedChanges(openChange(config, ownerOf(link).id, change), account) : [];
}

/** A login address is shown in full, since it decides whose the account is. */
function typedChanges(change: TypedChange, account: store.ShownAccount): LinkChange[] {
  const phone = (value: string | null | undefined) => (value ? maskedPhone(value) : null);
  const { name, email, phone: main, cell_phone: cell, address } = change;
  return [
    ...(name === undefined ? [] : [{ field: 'name' as const, before: account.name, after: name }]),
    ...(email === undefined ? [] : [{ field: 'email' as const, before: maskedEmail(account.email), after: email }]),
    ...(main === undefined ? [] : [{ field: 'phone' as const, before: phone(account.phone), after: phone(main) }]),
    ...(cell === undefined
      ? []
      : [{ field: 'cell_phone' as const, before: phone(account.cell_phone), after: phone(cell) }]),
    ...(address === undefined
      ? []
      : [{ field: 'address' as const, before: maskedAddress(account), after: maskedAddress(address) }]),
  ];
}
