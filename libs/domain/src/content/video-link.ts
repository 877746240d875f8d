export interface VideoLink {
  host: 'youtube' | 'vimeo';
  id: string;
  /** Of an unlisted Vimeo video. */
  key: string | undefined;
}

/** Host, path and query of a web address without user or port. */
const parts = /^(?:https?:\/\/)?(?:(?:www|m|music)\.)?([a-z0-9.-]+)(\/[^?#]*)?(?:\?([^#]*))?(?:#.*)?$/i;
const youtubePaths = /^\/(?:watch|shorts\/|live\/|v\/)/;

/**
 * Parses the address of a video, in any form of YouTube's and Vimeo's: pages, short links, embeds, shorts, live
 * streams. Undefined for another site, or without a video.
 */
export function videoOf(address: string): VideoLink | undefined {
  const [, host = '', path = '', query = ''] = parts.exec(address.trim()) ?? [];
  switch (host.toLowerCase()) {
    case 'youtu.be':
      return youtube(path.slice(1));
    case 'youtube.com':
    case 'youtube-nocookie.com':
      // What YouTube itself gives for embedding a video is taken as it is. A list or a channel is in the query.
      if (path.startsWith('/embed/'))
        return youtube(path.split('/')[2], /^(?!(?:videoseries|live_stream)$)[\w-]{1,64}$/);
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

const youtube = (id: string | undefined, ids = /^[\w-]{11}$/): VideoLink | undefined =>
  id && ids.test(id) ? { host: 'youtube', id, key: undefined } : undefined;

/** The pages of a video: its own, those of the lists that show it, and its owner's. */
const vimeoPath =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|ondemand\/[\w-]+\/|(?:showcase|album)\/\d+\/video\/|manage\/videos\/)?(\d{1,12})(?:\/([0-9a-f]{6,20}))?\/?$/;
function vimeo(path: string, asked: string | undefined): VideoLink | undefined {
  const [, id, inPath] = vimeoPath.exec(path) ?? [];
  const key = inPath ?? asked;
  if (!id || (key !== undefined && !/^[0-9a-f]{6,20}$/.test(key))) return undefined;
  return { host: 'vimeo', id, key };
}

/** Its canonical embed address, without cookies. */
export const embedOf = ({ host, id, key }: VideoLink): string =>
  host === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${id}`
    : `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}dnt=1`;
