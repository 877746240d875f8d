import { sql } from 'kysely';
import { mentionsIn, ofProductOf, taggedOf, textOf } from '../publishing/content-filters.ts';

/** What staff and readers filter news by, alike. */
export const tagged = taggedOf('news');
export const ofProduct = ofProductOf('news');
export const mentions = mentionsIn(sql.ref('news.title'), textOf('news.body'));
