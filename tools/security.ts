// The headers of the three frontends. nginx in production sends the same.
import { brand } from '@mirante/domain/house/brand.ts';
import { framedOrigins } from '@mirante/domain/house/framed-hosts.ts';

const VIDEO_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
/** What the house shows inside its pages may be another site's. */
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

/** Scripts from this origin only; one in the page, and a style there, needs the answer's own `nonce`. It calls its own origin and those of `connectsTo`. */
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
    // The one way from text to markup is the sanitiser's; the other is the editor's reading of what is pasted, which the sanitiser goes over first. What else is code is the address of a worker of our own.
    'trusted-types': ['dompurify', 'ProseMirrorClipboard', 'worker-address'],
    'report-uri': ['/api/csp-reports'],
  });

/** Pages of ours that our own pages frame, such as the help centre. */
export const embedPolicy = policy({
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
});

/** A worker's own: what the page gives it, and calls to its own origin. */
export const workerPolicy = policy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'connect-src': ["'self'"],
});

/** A file is no page: opened alone it may load nothing. */
export const filePolicy = policy({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'frame-ancestors': ["'none'"],
  sandbox: [],
});

export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': POWERS.map((power) => `${power}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
};

/** Two years, and only where the page came by https: on a plain address it means nothing. */
export const httpsOnly = 'max-age=63072000; includeSubDomains';
