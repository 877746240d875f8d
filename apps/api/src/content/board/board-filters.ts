import { sql } from 'kysely';
import { mentionsIn, textOf } from '../publishing/content-filters.ts';

/** What staff and readers filter notices by, alike. */
export const mentions = mentionsIn(sql.ref('board.title'), textOf('board.body'));
