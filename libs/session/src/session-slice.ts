import type { Viewer } from '@mirante/domain/access.ts';
import { viewerOfSession, type SessionAnswer, type SessionDetails } from '@mirante/domain/access/session.ts';
import { DAY_MS } from '@mirante/domain/durations.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';

/** What a browser stores of a session. */
export interface StoredSession {
  token: string;
  details: SessionDetails;
  pending_messages: number;
  /** ISO 8601. */
  pending_messages_at: string;
  contact_invitation_at: string;
}

export interface SessionState extends Omit<StoredSession, 'token' | 'details'> {
  token: string | null;
  details: SessionDetails | null;
  /** A session hand-over in progress: being checked, or for another user than the logged-in one. */
  handOver: 'none' | 'checking' | { of: SessionAnswer };
  /** This tab is a user's view of a client's area: its session is the tab's own, and nobody logs in here after it. */
  isView: boolean;
  /** After a logout the next login starts at the home, not at the previous page. */
  loggedOut: boolean;
}
export interface WithSession {
  session: SessionState;
}

const LONG_AGO_DAYS = 100;
/** Long enough ago for every reminder to be due. */
const longAgo = (): string => new Date(Date.now() - LONG_AGO_DAYS * DAY_MS).toISOString();

const noSession = (): SessionState => ({
  token: null,
  details: null,
  pending_messages: 0,
  pending_messages_at: longAgo(),
  contact_invitation_at: longAgo(),
  handOver: 'none',
  isView: false,
  loggedOut: false,
});
const without = ({ isView }: SessionState): SessionState => ({ ...noSession(), isView });

const slice = createSlice({
  name: 'session',
  initialState: noSession,
  reducers: {
    /** Starts a new session. */
    sessionStarted: (state, { payload: { token, ...details } }: PayloadAction<SessionAnswer>) => ({
      ...without(state),
      token,
      details,
    }),
    /** Resumes a session stored by this or another tab. */
    sessionResumed: (state, { payload }: PayloadAction<StoredSession>) => ({
      ...without(state),
      ...payload,
      handOver: state.handOver,
    }),
    /** The session's details were refetched. What is as before stays the same object, and renders nothing. */
    sessionRefreshed: (state, { payload }: PayloadAction<SessionDetails>) => {
      const details = copyWithStructuralSharing(state.details, payload);
      return state.token === null || details === state.details ? state : { ...state, details };
    },
    /** The client's unseen replies, as counted at `at`, ISO 8601. */
    pendingMessagesCounted: (state, { payload }: PayloadAction<{ total: number; at: string }>) =>
      state.token === null ? state : { ...state, pending_messages: payload.total, pending_messages_at: payload.at },
    /** The client dismissed the invitation to write to the house. */
    contactInvitationDismissed: (state, { payload }: PayloadAction<string>) =>
      state.token === null ? state : { ...state, contact_invitation_at: payload },
    /** It expired, or was ended elsewhere. */
    sessionEnded: without,
    loggedOut: (state) => ({ ...without(state), loggedOut: true }),
    viewBegun: (state) => ({ ...state, isView: true }),
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
  viewBegun,
  handOverChanged,
} = slice.actions;
export const sessionReducer = slice.reducer;

export const sessionOf = (state: unknown): SessionState => (state as WithSession).session;

/** What a browser stores of it; null without a session. */
export const storedPartOf = ({
  token,
  details,
  pending_messages,
  pending_messages_at,
  contact_invitation_at,
}: SessionState): StoredSession | null =>
  token !== null && details ? { token, details, pending_messages, pending_messages_at, contact_invitation_at } : null;

export const viewerOf = ({ details }: Pick<SessionState, 'details'>): Viewer | undefined =>
  details ? viewerOfSession(details) : undefined;
