import type { StoredAddress } from '../address.ts';
import type { StaffRole, Viewer } from '../access.ts';
import type { ClientProduct } from '../products/client-product.ts';

export interface SessionUser {
  id: number;
  name: string;
  email: string;
  /** E.164; staff have none. */
  phone: string | null;
  roles: { id: number; name: StaffRole }[];
}

/** The logged-in user as the browser knows it. Only clients have an address, products and entitlements. */
export interface SessionDetails {
  role: 'client' | 'user';
  user: SessionUser;
  address?: StoredAddress | null;
  /** Active and pending only. */
  products?: ClientProduct[];
  /** Every product code that the active products grant. */
  entitlements?: string[];
  /** Staff reset the password: nothing else is allowed until it is changed. */
  must_change_password?: boolean;
  /** The e-mail is unconfirmed, and without it nobody can log in from then on. */
  confirm_email_by?: string;
  /**
   * The house requires a second factor of its staff, and this account has none: nothing else is allowed until it is on.
   */
  must_set_up_second_factor?: boolean;
  /** The session is a user's view of this client's area. */
  view?: {
    /** The user's name. */
    by: string;
    ends_at: string;
  };
}

export interface SessionAnswer extends SessionDetails {
  token: string;
}

export const viewerOfSession = ({ role, user, entitlements }: SessionDetails): Viewer => ({
  id: user.id,
  role,
  roles: user.roles.map(({ name }) => name),
  entitlements,
});

/** A session expires after this time without a call. */
export const CLIENT_IDLE_HOURS = 12;
export const STAFF_IDLE_MINUTES = 30;

/**
 * The beginning of every code and token of a view. By it a browser keeps the view in its tab, and servers that know no
 * views refuse it.
 */
const VIEW_TOKEN = 'view.';
export const viewTokenOf = (random: string): string => `${VIEW_TOKEN}${random}`;
export const isViewToken = (token: string): boolean => token.startsWith(VIEW_TOKEN);

/** One row of the permissions table. */
export interface RoutePermission {
  path: string;
  method: string;
  description: string;
  /** Empty: every system user (TODOS). */
  roles: StaffRole[];
}
