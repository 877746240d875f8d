import { useGetOwnNewsQuery, useReadOwnNewsDoMutation } from '@mirante/api-client/content/own-news.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { newsWords, type OwnNews } from '@mirante/domain/content/news.ts';
import { useParams } from 'react-router';
import { Article } from './article.tsx';
import { useFirstRead } from '../../shared/use-first-read.ts';

export function NewsPage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetOwnNewsQuery({ id })} what={newsWords.name} id={id}>
      {(news) => <News key={news.id} news={news} />}
    </Loaded>
  );
}

function News({ news }: { news: OwnNews }) {
  const [read] = useReadOwnNewsDoMutation();
  useFirstRead(news, read);
  return (
    <Article title={news.title} date={news.news_date} products={news.product_name} text={news.body} related={news} />
  );
}
