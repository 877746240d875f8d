export interface Breach {
  /** The directive that something was against. */
  directive: string;
  /** Where it came from: an origin, or the browser's word for what has none (`inline`, `eval`, `data`). */
  blocked: string;
  /** The page, without what people have in its address. */
  page: string;
}

const DIRECTIVES = new Set(
  ['default', 'script', 'style', 'img', 'font', 'connect', 'manifest', 'worker', 'frame', 'media', 'object']
    .flatMap((kind) => [`${kind}-src`, `${kind}-src-elem`, `${kind}-src-attr`])
    .concat(['base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types']),
);
const MOST = 10;

/** What a browser reports, in either of its forms, down to what may be written down and counted. Anybody may send anything: the rest is left out. */
export function violationsOf(text: string): Breach[] {
  const given = parsed(text);
  const reports = Array.isArray(given)
    ? given.slice(0, MOST).map((report) => fieldsOf(fieldsOf(report).body))
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
