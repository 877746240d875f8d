/** Connection exceptions (08), no resources (53), shut down, cancelled or starting (57), a transaction that idled too long. */
const SQL_STATES = /^(08|53|57)...$|^25P03$/;
const SYSTEM_CODES = /^E(CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/;
/** What pg says of a connection that it lost, or that did not answer: these errors have no code. */
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|connection error|after calling end on the pool/;

/** Whether an error is one of the database being away, going away, or too busy to answer in time. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall, message, cause } = error as NodeJS.ErrnoException;
  // A server that stops removes its unix socket.
  if (code === 'ENOENT') return syscall === 'connect';
  return SQL_STATES.test(code) || SYSTEM_CODES.test(code) || MESSAGES.test(message) || isDatabaseUnavailable(cause);
}
