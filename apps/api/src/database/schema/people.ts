import type { Default, Id, Moment, Person } from './columns.ts';
import type { Gender } from '@mirante/domain/people/client.ts';
import type { ContentKind } from '@mirante/domain/people/usage.ts';
import type { Generated, GeneratedAlways } from 'kysely';

export interface PeopleTables {
  client: Person & {
    id: Id;
    cpf: string | null;
    birth_date: string | null;
    phone: string | null;
    cell_phone: string | null;
    gender: Gender | null;
    must_change_password: Default<boolean>;
    password_expires_at: Moment | null;
    vindi_id: string | null;
    email_confirmed_at: Moment | null;
    /** Not if an older account has the same CPF: see `access/cpf-accounts`. */
    holds_cpf: Default<boolean>;
    created_at: Moment;
    removed_at: Moment | null;
    /** Generated for lists: the sort key of the name, all searchable words, and the phones' digits. */
    name_key: GeneratedAlways<string>;
    search: GeneratedAlways<string>;
    phones: GeneratedAlways<string>;
  };
  /** Maintained by triggers: each client's most relevant acquisition. */
  client_headline: {
    client_id: number;
    client_product_id: number | null;
    expires_at: Moment | null;
    is_active: Generated<boolean>;
    /** The sign-up time while the client is listed: null once removed. */
    listed_at: Moment | null;
  };
  client_address: {
    client_id: number;
    zipcode: string;
    address: string;
    number: number | null;
    complement: string | null;
    district: string;
    state: string;
    city: string;
    city_id: number | null;
    created_at: Moment;
    updated_at: Moment;
  };
  erasure_request: {
    id: Id;
    client_id: number;
    reason: string | null;
    created_at: Moment;
    closed_at: Moment | null;
    withdrawn_at: Moment | null;
  };
  /** The start of a client's current visit, and of the previous one. */
  client_visit: { client_id: number; began_at: Moment; last_began_at: Moment | null };
  content_read: { client_id: number; kind: ContentKind; content_id: number; read_at: Moment };
}
