interface Violation {
  /** The violated directive. */
  directive: string;
  /** The source: an origin, or the browser's keyword (`inline`, `eval`, `data`). */
  blocked: string;
  /** The page, without personal data of its URL. */
  page: string;
}

const DIRECTIVES = new Set(
  ['default', 'script', 'style', 'img', 'font', 'connect', 'manifest', 'worker', 'frame', 'media', 'object']
    .flatMap((kind) => [`${kind}-src`, `${kind}-src-elem`, `${kind}-src-attr`])
    .concat(['base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types']),
);
const MAX_REPORTS = 10;

/**
 * Parses a CSP report in either format into what may be logged and counted. Anybody can send anything: the rest is
 * dropped.
 */
export function violationsOf(text: string): Violation[] {
  const given = parsed(text);
  const reports = Array.isArray(given)
    ? given.slice(0, MAX_REPORTS).map((report) => fieldsOf(fieldsOf(report).body))
    : [fieldsOf(fieldsOf(given)['csp-report'])];
  return reports.flatMap((report) => {
    const directive = String(
      report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive'],
    );
    if (!DIRECTIVES.has(directive)) return [];
    const blocked = placeOf(report.blockedURL ?? report['blocked-uri'], ({ origin, protocol }) =>
      origin === 'null' ? protocol : origin,
    );
    const page = placeOf(report.documentURL ?? report['document-uri'], ({ pathname }) => pathname.slice(0, 100));
    return [{ directive, blocked, page }];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function placeOf(value: unknown, part: (url: URL) => string): string {
  if (typeof value !== 'string') return 'unknown';
  if (URL.canParse(value)) return part(new URL(value)).slice(0, 200);
  return /^[a-z-]{1,40}$/.test(value) ? value : 'unknown';
}
