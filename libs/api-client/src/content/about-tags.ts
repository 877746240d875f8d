import type { Tag } from '../base-api.ts';

/** What names the records that a content is about. */
export const aboutTags: readonly Tag[] = ['related', 'report', 'video', 'news'];
