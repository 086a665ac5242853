import type { GetArticle } from '@contract';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import type { MetaContext, PageAddress, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { Skeleton } from '../../../ui/skeleton';
import { articleKey, useArticle } from '../api/use-article';
import { neighboursKey, useNeighbours } from '../api/use-neighbours';
import { AroundArticle } from '../components/around-article';
import { ArticleSheet } from '../components/article-sheet';
import { BackToBlog } from '../components/back-to-blog';
import { Failure } from '../components/failure';
import { MissingPage } from '../components/missing-page';
import { articleMeta } from '../model/article-meta';

export const load = ({ params, locale }: PageAddress) => [
  articleKey(params.slug ?? '', locale),
  neighboursKey(params.slug ?? '', locale),
];

export const meta = (context: MetaContext): PageMeta => {
  const article = (context.subject as GetArticle['response'] | undefined)?.data;
  return article ? articleMeta(article, context) : { title: context.t('blog.notFound'), noIndex: true };
};

/** One article, and the way to the next. */
export default function Article() {
  const t = useT();
  const { slug = '' } = useParams();
  const { article, error, reload, reloading } = useArticle(slug);
  const neighbours = useNeighbours(article?.slug ?? slug);
  useOwnAddress(slug, article?.slug);

  if (error?.status === 404) return <MissingPage title={t('blog.notFound')} hint={t('blog.notFoundHint')} />;

  return (
    <PageBody width="article">
      <BackToBlog />
      {article && <ArticleSheet article={article} />}
      {!article && !error && <Skeleton lines={10} />}
      <Failure
        title={t('blog.articleFailed')}
        error={article ? undefined : error}
        onRetry={reload}
        retrying={reloading}
      />
      {article && <AroundArticle neighbours={neighbours} />}
    </PageBody>
  );
}

/** A slug is a matter of language, and may have changed: the address follows the article that came. */
const useOwnAddress = (requestedSlug: string, own: string | undefined): void => {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(() => {
    if (own === undefined || own === requestedSlug) return;
    void navigate(
      { pathname: paths.article(own), search, hash },
      { replace: true, preventScrollReset: true },
    );
  }, [requestedSlug, own, navigate, search, hash]);
};
