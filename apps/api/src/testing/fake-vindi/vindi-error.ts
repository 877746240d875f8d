/** An error response in Vindi's format. */
export class VindiError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, id: string, parameter: string) {
    super(`${status} ${id} ${parameter}`);
    this.status = status;
    this.body = { errors: [{ id, parameter, message: 'não é válido' }] };
  }
}
