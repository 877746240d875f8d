import { useListVideosQuery } from '@mirante/api-client/content/videos.ts';
import { videos } from '@mirante/contract/content/videos.ts';
import { BulkListPage } from '@mirante/crud/list/bulk-list-page.tsx';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter, type LateOptions } from '@mirante/crud/list/filters.tsx';
import { lazyActs } from '@mirante/crud/record/lazy-acts.tsx';
import { publishingStyles, publishingState } from '@mirante/domain/content/content.ts';
import { videoWords, type VideoRow } from '@mirante/domain/content/video.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { serverNow } from '@mirante/domain/server-time.ts';
import { yesNo } from '@mirante/domain/records/words.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import { useMemo } from 'react';
import { to } from '../../../app/to.ts';
import { HeadActions } from '../../../record/list-actions.tsx';
import { draftOptions, useProductOptions } from '../../../shared/publishing/content-filters.ts';

export function VideoListPage() {
  const products = useProductOptions();
  const columns = useMemo(() => columnsWith(products), [products]);
  return (
    <BulkListPage
      words={videoWords}
      of={videos.listVideos}
      use={useListVideosQuery}
      columns={columns}
      filters={filters}
      to={({ id }) => to.video(id)}
      bulk={bulk}
      head={{
        actions: (
          <HeadActions file={videos.exportVideos} create={videos.createVideo} to={to.newVideo()} label="Criar vídeo" />
        ),
      }}
    />
  );
}
VideoListPage.needs = videos.listVideos;

const bulk = {
  nameOf: ({ name }: VideoRow) => name,
  Acts: lazyActs(() => import('../../../shared/publishing/publishing-acts.tsx').then((m) => m.VideoActs)),
};

const filters = [{ label: 'Busca', filter: filter.text('video.filter', 'Texto') }];

const columnsWith = (products: LateOptions) =>
  columnsOf<typeof videos.listVideos>(videoWords.list, {
    id: { sort: 'video.id', filter: filter.number('video.id', 'ID'), card: 'hidden' },
    name: {
      sort: 'video.name',
      filter: filter.text('video.name', 'Nome'),
      card: 'title',
      wrap: true,
    },
    product_name: { filter: filter.choice('video.product', products), wrap: true, card: 'line' },
    video_date: {
      write: dayTime,
      sort: 'video.video_date',
      filter: filter.day('video.video_date', 'desde'),
      card: 'left',
    },
    app_alert: {
      write: (alert) => yesNo[`${alert}`],
      sort: 'video.app_alert',
      filter: filter.yesNo('video.app_alert'),
      card: 'hidden',
    },
    draft: {
      cell: ({ draft, video_date }) => (
        <StatusChip look={publishingStyles[publishingState({ draft, date: video_date }, serverNow())]} as="text" />
      ),
      filter: filter.choice('video.draft', draftOptions, 'Todas'),
      card: 'corner',
    },
    created_at: { write: dayTime, sort: 'video.created_at', card: 'hidden' },
  });
