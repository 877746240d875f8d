import { sql } from 'kysely';
import { mentionsIn, ofProductOf, taggedOf, textOf } from '../publishing/content-filters.ts';

/** What staff and readers filter videos by, alike. */
export const tagged = taggedOf('video');
export const ofProduct = ofProductOf('video');
export const mentions = mentionsIn(sql.ref('video.name'), textOf('video.description'));
