import type { VideoLink } from '@mirante/domain/content/video-link.ts';
import { sql } from 'kysely';

/** Of its embed address. */
export const iconOf = sql<
  VideoLink['host']
>`case when starts_with(video.link, 'https://player.vimeo.com/') then 'vimeo' else 'youtube' end`;
