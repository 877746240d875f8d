export interface VideoLink {
  host: 'youtube' | 'vimeo';
  /** What the host calls it. */
  id: string;
  /** Of an unlisted video on Vimeo. */
  key: string | undefined;
}

const youtubePaths = /^\/(?:watch|embed\/|shorts\/|live\/|v\/)/;

/**
 * The video that an address is of, in any form in which YouTube and Vimeo give one: pages, short links, embeds, shorts, live streams.
 * Nothing where it is another site's or names no video.
 */
export function videoOf(address: string): VideoLink | undefined {
  const typed = address.trim();
  const link = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(link)) return undefined;
  const { protocol, hostname, pathname, searchParams, username, port } = new URL(link);
  if (!/^https?:$/.test(protocol) || username || port) return undefined;
  const host = hostname.replace(/^(?:www|m|music)\./, '');
  if (host === 'youtu.be') return youtube(pathname.slice(1));
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    if (!youtubePaths.test(pathname)) return undefined;
    return youtube(searchParams.get('v') ?? pathname.split('/')[2]);
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(pathname, searchParams.get('h'));
  return undefined;
}

const youtube = (id: string | undefined): VideoLink | undefined =>
  id && /^[\w-]{11}$/.test(id) ? { host: 'youtube', id, key: undefined } : undefined;

function vimeo(pathname: string, asked: string | null): VideoLink | undefined {
  const [, id, inPath] =
    /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|ondemand\/[\w-]+\/)?(\d{4,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(
      pathname,
    ) ?? [];
  const key = inPath ?? asked ?? undefined;
  if (!id || (key !== undefined && !/^[0-9a-f]{6,20}$/.test(key))) return undefined;
  return { host: 'vimeo', id, key };
}

/** Its one address here: of the host that sets no cookie. */
export const embedOf = ({ host, id, key }: VideoLink): string =>
  host === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${id}`
    : `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}dnt=1`;
