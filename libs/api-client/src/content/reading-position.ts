import { readingPosition } from '@mirante/contract/content/reading-position.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, quiet } from '../feedback.ts';

/** Without a tag: the open report stays as it is. */
export const { useSaveReadingPositionMutation } = api.injectEndpoints({ endpoints: endpointsFrom(readingPosition) });

feedback(readingPosition, { saveReadingPosition: quiet });
