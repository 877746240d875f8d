/** One field's error: `path` names it as the body does, `client.email`. */
export interface FieldError {
  path: string;
  message: string;
}

/** The caller's fault, in words for people. Anything else that is thrown is ours, and answers 500. */
export class Refusal extends Error {
  readonly status: number;
  /** Stable, for programs: `not_found`, `payment_refused`. */
  readonly code: string;
  readonly errors: FieldError[];
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, { errors = [], headers = {} }: { errors?: FieldError[]; headers?: Record<string, string> } = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.headers = headers;
  }
}

export function or404<T>(row: T | undefined | null, what: string): T {
  if (row === undefined || row === null) throw new Refusal(404, 'not_found', `${what} não encontrado.`);
  return row;
}
