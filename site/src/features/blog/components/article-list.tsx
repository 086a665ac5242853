import type { ListArticles } from '@contract';
import { ArticleCard, articleGrid } from './article-card';
import { PageSteps } from './page-steps';

/** What a wide screen shows before anybody scrolls. */
const EAGER = 3;

interface ArticleListProps {
  list: ListArticles['response'];
  /** Where the list's first page is. */
  path: string;
}

/** A page of articles, newest first, and the way to the next. */
export function ArticleList({ list: { data, meta }, path }: ArticleListProps) {
  return (
    <>
      <ul css={articleGrid}>
        {data.map((article, index) => (
          <li key={article.id} css={{ minWidth: 0 }}>
            <ArticleCard article={article} eager={index < EAGER} />
          </li>
        ))}
      </ul>
      <PageSteps path={path} page={meta.page} pages={Math.ceil(meta.total / meta.pageSize)} />
    </>
  );
}
