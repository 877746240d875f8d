export interface VideoLink {
  host: 'youtube' | 'vimeo';
  /** What the host calls it. */
  id: string;
  /** Of an unlisted video on Vimeo. */
  key: string | undefined;
}

/** Host, path and query of a web address that has neither a user nor a port. */
const parts = /^(?:https?:\/\/)?(?:(?:www|m|music)\.)?([a-z0-9.-]+)(\/[^?#]*)?(?:\?([^#]*))?(?:#.*)?$/i;
const youtubePaths = /^\/(?:watch|embed\/|shorts\/|live\/|v\/)/;

/**
 * The video that an address is of, in any form in which YouTube and Vimeo give one: pages, short links, embeds, shorts, live streams.
 * Nothing where it is another site's or names no video.
 */
export function videoOf(address: string): VideoLink | undefined {
  const [, host = '', path = '', query = ''] = parts.exec(address.trim()) ?? [];
  switch (host.toLowerCase()) {
    case 'youtu.be':
      return youtube(path.slice(1));
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youtubePaths.test(path) ? youtube(parameterOf(query, 'v') ?? path.split('/')[2]) : undefined;
    case 'vimeo.com':
    case 'player.vimeo.com':
      return vimeo(path, parameterOf(query, 'h'));
    default:
      return undefined;
  }
}

const parameterOf = (query: string, name: string): string | undefined =>
  query
    .split('&')
    .find((parameter) => parameter.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const youtube = (id: string | undefined): VideoLink | undefined =>
  id && /^[\w-]{11}$/.test(id) ? { host: 'youtube', id, key: undefined } : undefined;

function vimeo(path: string, asked: string | undefined): VideoLink | undefined {
  const [, id, inPath] =
    /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|ondemand\/[\w-]+\/)?(\d{4,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(
      path,
    ) ?? [];
  const key = inPath ?? asked;
  if (!id || (key !== undefined && !/^[0-9a-f]{6,20}$/.test(key))) return undefined;
  return { host: 'vimeo', id, key };
}

/** Its one address here: of the host that sets no cookie. */
export const embedOf = ({ host, id, key }: VideoLink): string =>
  host === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${id}`
    : `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}dnt=1`;
