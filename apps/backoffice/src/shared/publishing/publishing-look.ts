import { publishingLabels, publishingState, type PublishingState } from '@mirante/domain/content/content.ts';
import type { Look } from '@mirante/domain/look.ts';
import { serverNow } from '@mirante/domain/server-time.ts';

const looks: Record<PublishingState, Omit<Look, 'label'>> = {
  draft: { tone: 'neutral', mark: 'hollow' },
  scheduled: { tone: 'info', mark: 'hollow' },
  published: { tone: 'success', mark: 'dot' },
};

/** Where a content stands towards its readers now. */
export function publishingLook(draft: boolean, date: string): Look {
  const state = publishingState({ draft, date }, serverNow());
  return { label: publishingLabels[state], ...looks[state] };
}
