import type { ListArticles } from '@contract';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import type { MetaContext, PageAddress, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { pageIn, pagePath } from '../../../shared/page-number';
import { breadcrumb, graph } from '../../../shared/structured-data';
import { Badge } from '../../../ui/badge';
import { EmptyState } from '../../../ui/empty-state';
import { tokens } from '../../../ui/tokens';
import { articlesKey, useArticles } from '../api/use-articles';
import { ArticleList } from '../components/article-list';
import { CardSkeletons } from '../components/card-skeletons';
import { Failure } from '../components/failure';
import { MissingPage } from '../components/missing-page';
import { Tags } from '../components/tags';
import { pagesAround } from '../model/list-meta';

/** spec/customer-app.md §9 */
const SKELETONS = 6;

export const load = ({ locale, search }: PageAddress) => [articlesKey(locale, pageIn(search))];
export const meta = ({ subject, search, t, origin, locale }: MetaContext): PageMeta => {
  const page = pageIn(search);
  const path = pagePath(paths.blog(), page);
  return {
    title: page > 1 ? t('blog.pageTitle', { page }) : t('blog.badge'),
    description: t('blog.description'),
    kicker: t('blog.lead'),
    addresses: { it: path, en: path },
    ...pagesAround(subject as ListArticles['response'] | undefined, paths.blog()),
    structured: import.meta.env.SSR
      ? graph(breadcrumb(origin, locale, [{ name: t('blog.badge'), path: paths.blog() }]))
      : undefined,
  };
};

/** The list of articles. */
export default function Blog() {
  const t = useT();
  const page = pageIn(useSearchParams()[0]);
  const { list, error, reload, reloading } = useArticles(page);
  if (error?.status === 404)
    return <MissingPage title={t('blog.pageNotFound')} hint={t('blog.pageNotFoundHint')} />;
  return (
    <PageBody>
      <header css={{ display: 'grid', gap: 12, justifyItems: 'start', maxWidth: '60ch' }}>
        <Badge tone="accent">{t('blog.badge')}</Badge>
        <h1 css={{ fontSize: tokens.size.xxl }}>{t('blog.title')}</h1>
        <p css={{ color: tokens.color.muted }}>{t('blog.lead')}</p>
      </header>
      <Failure
        title={t('blog.loadFailed')}
        error={list ? undefined : error}
        onRetry={reload}
        retrying={reloading}
      />
      {!list && !error && <CardSkeletons count={SKELETONS} />}
      {list?.data.length === 0 && (
        <EmptyState icon="book" title={t('blog.empty')}>
          {t('blog.emptyHint')}
        </EmptyState>
      )}
      {list && list.data.length > 0 && (
        <>
          <Tags tags={list.topics} label={t('blog.topics')} strip />
          <ArticleList list={list} path={paths.blog()} />
        </>
      )}
    </PageBody>
  );
}
