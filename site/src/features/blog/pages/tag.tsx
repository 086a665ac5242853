import { tagSlug, type ListArticles } from '@contract';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useLocale, useT } from '../../../i18n';
import type { MetaContext, PageAddress, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { pageIn, pagePath } from '../../../shared/page-number';
import { addressIn, breadcrumb, graph } from '../../../shared/structured-data';
import { tokens } from '../../../ui/tokens';
import { articlesKey, useArticles } from '../api/use-articles';
import { ArticleList } from '../components/article-list';
import { BackToBlog } from '../components/back-to-blog';
import { CardSkeletons } from '../components/card-skeletons';
import { Failure } from '../components/failure';
import { MissingPage } from '../components/missing-page';
import { pagesAround } from '../model/list-meta';

const SKELETONS = 3;

export const load = ({ params, search, locale }: PageAddress) => [
  articlesKey(locale, pageIn(search), params.tag ?? ''),
];

export const meta = ({ subject, params, search, locale, t, origin }: MetaContext): PageMeta => {
  const list = subject as ListArticles['response'] | undefined;
  const slug = params.tag ?? '';
  const tag = list?.tag ?? null;
  if (tag === null)
    // A word of the other language: without script, too, its reader is led to all articles.
    return { title: t('blog.tagNotFound'), noIndex: true, movedTo: list ? paths.blog() : undefined };
  const title = t('blog.tagTitle', { tag });
  const first = paths.blogTag(slug);
  const path = pagePath(first, pageIn(search));
  return {
    title,
    description: t('blog.tagDescription', { tag }),
    kicker: t('blog.badge'),
    // A tag is a word of one language: its page has no other, and in the other one it would only repeat this one.
    addresses: { [locale]: path },
    ...pagesAround(list, first),
    noIndex: !list?.data.some((article) => article.locale === locale),
    movedTo: tagSlug(slug) === slug ? undefined : paths.blogTag(tagSlug(slug)),
    structured: import.meta.env.SSR
      ? graph(
          breadcrumb(origin, locale, [
            { name: t('blog.badge'), path: paths.blog() },
            { name: title, path },
          ]),
        )
      : undefined,
  };
};

/** Everything about one tag. */
export default function Tag() {
  const t = useT();
  const { locale } = useLocale();
  const { tag: slug = '' } = useParams();
  const page = pageIn(useSearchParams()[0]);
  const { list, error, reload, reloading } = useArticles(page, slug);
  const isMissing = error?.status === 404 || list?.tag === null;

  useWayOutOfLanguage(isMissing);

  if (isMissing) return <MissingPage title={t('blog.tagNotFound')} hint={t('blog.tagNotFoundHint')} />;
  return (
    <PageBody>
      <BackToBlog />
      <header css={{ display: 'grid', gap: 8, maxWidth: '60ch' }}>
        <h1
          css={{ fontSize: tokens.size.xxl, overflowWrap: 'anywhere' }}
          lang={list?.data[0]?.locale ?? locale}
        >
          {t('blog.tagTitle', { tag: list?.tag ?? slug })}
        </h1>
        {list && <p css={{ color: tokens.color.muted }}>{t('blog.tagCount', { count: list.meta.total })}</p>}
      </header>
      <Failure
        title={t('blog.loadFailed')}
        error={list ? undefined : error}
        onRetry={reload}
        retrying={reloading}
      />
      {!list && !error && <CardSkeletons count={SKELETONS} />}
      {list && <ArticleList list={list} path={paths.blogTag(slug)} />}
    </PageBody>
  );
}

/** A tag is a word of one language: who changes the language here is led to all articles, not to nothing. */
const useWayOutOfLanguage = (isMissing: boolean): void => {
  const { locale } = useLocale();
  const [arrivedIn] = useState(locale);
  const navigate = useNavigate();
  useEffect(() => {
    if (isMissing && locale !== arrivedIn) void navigate(addressIn(locale, paths.blog()), { replace: true });
  }, [isMissing, locale, arrivedIn, navigate]);
};
