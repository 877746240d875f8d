/**
 * Whether an `If-None-Match` header names this strong ETag. A proxy that compresses the response weakens it. Source:
 * RFC 9110, 13.1.2.
 */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
