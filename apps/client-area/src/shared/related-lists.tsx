import { useListOwnNewsQuery } from '@mirante/api-client/content/own-news.ts';
import { useListOwnReportsQuery } from '@mirante/api-client/content/own-reports.ts';
import { useListOwnVideosQuery } from '@mirante/api-client/content/own-videos.ts';
import { RelatedPanels } from '@mirante/screens/related-contents/related-contents.tsx';
import { relatedQuery, useRelatedPages, type About } from '@mirante/screens/related-contents/related-pages.ts';
import { to } from '../app/to.ts';

/** The reports, news and videos about a record that the client's products open. */
export function RelatedLists(about: About) {
  const { pages, turn } = useRelatedPages();
  const reports = useListOwnReportsQuery(relatedQuery('report', about, pages.reports));
  const news = useListOwnNewsQuery(relatedQuery('news', about, pages.news));
  const videos = useListOwnVideosQuery(relatedQuery('video', about, pages.videos));
  return (
    <RelatedPanels
      turn={turn}
      lists={{
        reports: {
          query: reports,
          page: pages.reports,
          all: to.reportsAbout(about.of, about.id),
          items: reports.currentData?.items.map(({ id, name, report_date, read_at }) => ({
            id,
            title: name,
            date: report_date,
            to: to.report(id),
            isNew: read_at === null,
          })),
        },
        news: {
          query: news,
          page: pages.news,
          all: to.newsAbout(about.of, about.id),
          items: news.currentData?.items.map(({ id, title, news_date, read_at }) => ({
            id,
            title,
            date: news_date,
            to: to.news(id),
            isNew: read_at === null,
          })),
        },
        videos: {
          query: videos,
          page: pages.videos,
          all: to.videosAbout(about.of, about.id),
          items: videos.currentData?.items.map(({ id, name, video_date, read_at }) => ({
            id,
            title: name,
            date: video_date,
            to: to.video(id),
            isNew: read_at === null,
          })),
        },
      }}
    />
  );
}
