import type { Viewer } from '@mirante/domain/access.ts';
import type { SessionAnswer, SessionDetails } from '@mirante/domain/access/session.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What a browser keeps of a session between visits. */
export interface StoredSession {
  token: string;
  details: SessionDetails;
  pending_messages: number;
  /** ISO 8601, as all instants. */
  pending_messages_at: string;
  contact_invitation_at: string;
}

export interface SessionState extends Omit<StoredSession, 'token' | 'details'> {
  token: string | null;
  details: SessionDetails | null;
  /**
   * A session hand-over: someone comes from another frontend or another tab, which is being asked; or they are not who is logged in
   * here.
   */
  handOver: 'none' | 'checking' | { of: SessionAnswer };
  /** Who was here logged out: whoever logs in next begins at the home, not where the other one was. */
  loggedOut: boolean;
}
export interface WithSession {
  session: SessionState;
}

const LONG_AGO_DAYS = 100;
/** Long enough ago that whatever waits for its turn has it now. */
const longAgo = (): string => new Date(Date.now() - LONG_AGO_DAYS * 86_400_000).toISOString();

const noSession = (): SessionState => ({
  token: null,
  details: null,
  pending_messages: 0,
  pending_messages_at: longAgo(),
  contact_invitation_at: longAgo(),
  handOver: 'none',
  loggedOut: false,
});

const slice = createSlice({
  name: 'session',
  initialState: noSession,
  reducers: {
    /** A new session begins. */
    sessionStarted: (_state, { payload: { token, ...details } }: PayloadAction<SessionAnswer>) => ({
      ...noSession(),
      token,
      details,
    }),
    /** A session that was kept, here or by another tab, goes on. */
    sessionResumed: (state, { payload }: PayloadAction<StoredSession>) => ({
      ...noSession(),
      ...payload,
      handOver: state.handOver,
    }),
    /** The server told anew who is logged in. */
    sessionRefreshed: (state, { payload }: PayloadAction<SessionDetails>) =>
      state.token === null ? state : { ...state, details: payload },
    /** How many replies the client has not seen, as the server counted them at `at`, ISO 8601. */
    pendingMessagesCounted: (state, { payload }: PayloadAction<{ total: number; at: string }>) =>
      state.token === null ? state : { ...state, pending_messages: payload.total, pending_messages_at: payload.at },
    /** The client has put the invitation to write to the house aside. */
    contactInvitationDismissed: (state, { payload }: PayloadAction<string>) =>
      state.token === null ? state : { ...state, contact_invitation_at: payload },
    /** It expired, or was ended elsewhere. */
    sessionEnded: () => noSession(),
    loggedOut: () => ({ ...noSession(), loggedOut: true }),
    handOverChanged: (state, { payload }: PayloadAction<SessionState['handOver']>) => ({ ...state, handOver: payload }),
  },
});
export const {
  sessionStarted,
  sessionResumed,
  sessionRefreshed,
  pendingMessagesCounted,
  contactInvitationDismissed,
  sessionEnded,
  loggedOut,
  handOverChanged,
} = slice.actions;
export const sessionReducer = slice.reducer;

export const sessionOf = (state: unknown): SessionState => (state as WithSession).session;

export function viewerOf({ details }: SessionState): Viewer | undefined {
  if (!details) return undefined;
  const { role, user, entitlements } = details;
  return { id: user.id, role, roles: user.roles.map(({ name }) => name), entitlements };
}
