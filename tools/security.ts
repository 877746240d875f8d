// The headers of the three frontends. nginx sends the same in production.
import { brand } from '@mirante/domain/house/brand.ts';
import { framedOrigins } from '@mirante/domain/house/framed-hosts.ts';

const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
/** The sites that the house embeds in its pages. */
const EMBEDS = [brand.help_centre_url, ...Object.values(brand.advisory), ...Object.values(brand.mentoring)]
  .filter((address) => /^https?:/.test(address))
  .map((address) => new URL(address).origin);
const FRAMES = [...new Set(["'self'", ...framedOrigins, ...VIDEO_HOSTS, ...EMBEDS])];
const POWERS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const policy = (directives: Record<string, string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/**
 * Scripts from this origin only; inline scripts and styles need the response's `nonce`. Connections to the own origin
 * and `connectsTo`.
 */
export const pagePolicy = (nonce: string, connectsTo: readonly string[] = []): string =>
  policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', `https://${brand.image_host}`],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectsTo],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': FRAMES,
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Markup is created from text only by the sanitiser, or by the editor's parsing of pasted content, which the
    // sanitiser filters first. The only other code source is the address of a worker of ours.
    'trusted-types': ['dompurify', 'ProseMirrorClipboard', 'worker-address'],
    'report-uri': ['/api/csp-reports'],
  });

/** Our own pages framed by our pages, such as the help centre. */
export const embedPolicy = policy({
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
});

/** For a worker: it gets data from the page, and calls its own origin. */
export const workerPolicy = policy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** A file opened on its own may load nothing. */
export const filePolicy = policy({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  sandbox: [],
});

/** Sent with every file. */
export const fileHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Sent with pages, since browsers ignore the others elsewhere: a page's fifty files would be 14 kB heavier. */
export const pageHeaders: Readonly<Record<string, string>> = {
  ...fileHeaders,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': POWERS.map((power) => `${power}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
};

/** Two years; ignored by browsers over plain HTTP. */
export const httpsOnly = 'max-age=63072000; includeSubDomains';
