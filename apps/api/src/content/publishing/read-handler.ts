import type { PublishedKind } from '@mirante/domain/content/content.ts';
import { nameOf } from '@mirante/domain/house/audit.ts';
import { or404 } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { markRead } from './reads.store.ts';
import { entitled, mayRead, type EntitledClient } from './readable.store.ts';

type Reading = Pick<Services, 'db' | 'now'> & { viewer: { id: number }; params: { id: number } };

/** Marks an accessible content as read; 404 otherwise. */
export const reads =
  (kind: PublishedKind) =>
  async ({ db, now, viewer, params: { id } }: Reading): Promise<void> => {
    or404(await mayRead(db, viewer.id, { kind, id }, now()), nameOf(kind));
    await markRead(db, viewer.id, { kind, id }, now());
  };

type Listing<Input> = Pick<Services, 'db' | 'pool' | 'now'> & { viewer: { id: number }; input: Input };

/** Lists contents accessible to the client. */
export const listsReadable =
  <Input, Page>(
    listFor: (
      client: EntitledClient,
    ) => (services: Omit<Listing<Input>, 'viewer' | 'input'>, input: Input) => Promise<Page>,
  ) =>
  async ({ viewer, input, ...services }: Listing<Input>): Promise<Page> =>
    listFor(await entitled(services.db, viewer.id, services.now()))(services, input);
