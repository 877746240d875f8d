/**
 * Connection exceptions (08), insufficient resources (53), operator intervention (57), idle-in-transaction timeout, and
 * a write to a server that only reads, as a standby until it takes over.
 */
const SQL_STATES = /^(08|53|57)...$|^25(P03|006)$/;
const SYSTEM_CODES = /^E(CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/;
/** pg's messages for a lost or timed-out connection, which have no code. */
const MESSAGES =
  /timeout exceeded when trying to connect|^timeout expired$|Connection terminated|Query read timeout|is not queryable|connection error|after calling end on the pool/;

/**
 * Whether an error means that the database is down, shutting down, accepts no connections, or is too busy to answer in
 * time.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall, message, cause, severity } = error as NodeJS.ErrnoException & { severity?: string };
  // A stopped server removes its unix socket.
  if (code === 'ENOENT') return syscall === 'connect';
  // A connection that is refused or ended, whatever the reason.
  if (severity === 'FATAL') return true;
  return SQL_STATES.test(code) || SYSTEM_CODES.test(code) || MESSAGES.test(message) || isDatabaseUnavailable(cause);
}
