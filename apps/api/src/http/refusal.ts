import type { FieldError } from '@mirante/contract/problem.ts';
import { refusals, type RefusalCode } from '@mirante/contract/refusals.ts';

/** The caller's error, with a message for people. Anything else thrown is ours, and answers 500. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly errors: FieldError[];
  readonly headers: Record<string, string>;
  /** The stored record, when the caller had an older version. */
  readonly current: object | undefined;
  /** The caller's place in a queue. */
  readonly position: number | undefined;

  constructor(
    code: RefusalCode,
    message: string,
    {
      errors = [],
      headers = {},
      current,
      position,
    }: { errors?: FieldError[]; headers?: Record<string, string>; current?: object; position?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.errors = errors;
    this.headers = headers;
    this.current = current;
    this.position = position;
  }

  get status(): number {
    return refusals[this.code].status;
  }
}

/** What was found; 404 for undefined, null and false. */
export function or404<T>(found: T | undefined | null | false, what: string): T {
  if (found === undefined || found === null || found === false) throw notFound(what);
  return found;
}
const isFeminine = (what: string): boolean =>
  /^(?!analista$)(?:\p{L}*(?:a|gem|[çs]ão)|tag|passkey)(?: |$)/iu.test(what);
export const notFound = (what: string): Refusal =>
  new Refusal('not_found', `${what} não encontrad${isFeminine(what) ? 'a' : 'o'}.`);

/** Names the scheme, as a 401 must (RFC 9110, 11.6.1). */
export const sessionExpired = (): Refusal =>
  new Refusal('unauthenticated', 'Sua sessão parece ter expirado.', { headers: { 'www-authenticate': 'Bearer' } });

/** Validation errors, each with its field. */
export const invalidFields = (errors: FieldError[]): Refusal =>
  new Refusal('invalid_fields', 'Confira os campos destacados.', { errors });
export const invalidField = (path: string, message: string): Refusal => invalidFields([{ path, message }]);
/** Of a field that names another record, as `or404` has its words. */
export const unknownInField = (path: string, what: string): Refusal => invalidField(path, notFound(what).message);

/** A refusal that concerns one field, which shows its message. */
export const refusalOfField = (code: RefusalCode, path: string, message: string): Refusal =>
  new Refusal(code, message, { errors: [{ path, message }] });
