import { useListNewsQuery } from '@mirante/api-client/content/news.ts';
import { useListReportsQuery } from '@mirante/api-client/content/reports.ts';
import { useListVideosQuery } from '@mirante/api-client/content/videos.ts';
import { RelatedPanels } from '@mirante/screens/related-contents/related-contents.tsx';
import { relatedQuery, useRelatedPages, type About } from '@mirante/screens/related-contents/related-pages.ts';
import { to } from '../app/to.ts';

/** The reports, news and videos about a record, for staff. */
export function RelatedContents(about: About) {
  const { pages, turn } = useRelatedPages();
  const reports = useListReportsQuery(relatedQuery('report', about, pages.reports));
  const news = useListNewsQuery(relatedQuery('news', about, pages.news));
  const videos = useListVideosQuery(relatedQuery('video', about, pages.videos));
  return (
    <RelatedPanels
      turn={turn}
      lists={{
        reports: {
          query: reports,
          page: pages.reports,
          items: reports.currentData?.items.map(({ id, name, report_date }) => ({
            id,
            title: name,
            date: report_date,
            to: to.report(id),
          })),
        },
        news: {
          query: news,
          page: pages.news,
          items: news.currentData?.items.map(({ id, title, news_date }) => ({
            id,
            title,
            date: news_date,
            to: to.newsItem(id),
          })),
        },
        videos: {
          query: videos,
          page: pages.videos,
          items: videos.currentData?.items.map(({ id, name, video_date }) => ({
            id,
            title: name,
            date: video_date,
            to: to.video(id),
          })),
        },
      }}
    />
  );
}
