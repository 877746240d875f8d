import { ownBoard } from '@mirante/contract/content/own-board.ts';
import { api } from '../base-api.ts';
import { endpointsFrom } from '../endpoints-from.ts';
import { feedback, listFailed, quiet, recordFailed } from '../feedback.ts';

export const { useListOwnNoticesQuery, useGetOwnNoticeQuery, useReadOwnNoticeDoMutation } = api.injectEndpoints({
  endpoints: endpointsFrom(ownBoard, 'board', ['content']),
});

feedback(ownBoard, {
  listOwnNotices: listFailed,
  getOwnNotice: recordFailed,
  readOwnNotice: quiet,
  readOwnNoticeDo: quiet,
});
