import { useListOwnVideosQuery } from '@mirante/api-client/content/own-videos.ts';
import { ownVideos } from '@mirante/contract/content/own-videos.ts';
import { videoWords } from '@mirante/domain/content/video.ts';
import { purposes } from '../../app/purposes.ts';
import { useAboutFilters } from './about-filter.ts';
import { ContentList } from './content-list.tsx';
import { byName, newest } from '../../shared/order-choice.tsx';
import { readFilter, sinceFilter, textFilter, useProductFilter } from '../../shared/product-filter.ts';

const orders = [
  newest('video.updated_at', 'Atualização'),
  newest('video.video_date', 'Data'),
  byName('video.name', 'Nome'),
];

export const VideoListPage = () => (
  <ContentList
    as="grid"
    words={videoWords}
    head={{ purpose: purposes.videos }}
    of={ownVideos.listOwnVideos}
    use={useListOwnVideosQuery}
    cardOf={({ name, video_date, ...video }) => ({ ...video, type: 'video', title: name, date: video_date })}
    orders={orders}
    filters={[
      textFilter('video.filter'),
      readFilter('video.read'),
      useProductFilter('video.product'),
      sinceFilter('video.video_date'),
      ...useAboutFilters('video'),
    ]}
  />
);
