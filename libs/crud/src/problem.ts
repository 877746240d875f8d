/** A refused call as the shells read it: the API's problem+json. */
export interface Problem {
  status?: number | string;
  detail?: string;
  errors?: readonly { path: string; message: string }[];
  /** Of an edit that somebody else's came before: the record as it is now. */
  current?: Record<string, unknown>;
}
export const problemOf = (error: unknown): Problem => (typeof error === 'object' && error !== null ? error : {});

export const statusOf = (error: unknown): number | string | undefined => problemOf(error).status;
