import type { GetHelpArticle } from '@contract';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { ArticleBody } from '../../../shared/article/article-body';
import type { MetaContext, PageAddress, PageMeta } from '../../../shared/page';
import { LoadFailure } from '../../../shared/load-failure';
import { PageBody } from '../../../shared/page-body';
import { breadcrumb, graph } from '../../../shared/structured-data';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { CONTACT_ID } from '../components/contact-form';
import { helpArticleKey, useHelpArticle } from '../api/use-help';

const { color, size } = tokens;

export const load = ({ params, locale }: PageAddress) => [helpArticleKey(params.slug ?? '', locale)];
export const meta = ({ subject, t, origin, locale }: MetaContext): PageMeta => {
  const article = (subject as GetHelpArticle['response'] | undefined)?.data;
  if (!article) return { title: t('help.title'), noIndex: true };
  return {
    title: article.title,
    description: article.opening,
    kicker: t('help.title'),
    structured: import.meta.env.SSR
      ? graph(
          breadcrumb(origin, locale, [
            { name: t('help.title'), path: paths.help() },
            { name: article.title, path: paths.helpArticle(article.slug) },
          ]),
        )
      : undefined,
  };
};

/** One answer, and others near it. */
export default function HelpArticle() {
  const t = useT();
  const navigate = useNavigate();
  const { slug = '' } = useParams();
  const { article, error, reload, reloading } = useHelpArticle(slug);
  if (error?.status === 404)
    return (
      <PageBody width="text">
        <EmptyState
          wholePage
          icon="wrench"
          title={t('help.unknown')}
          action={
            <>
              <Button variant="secondary" icon="arrow-left" onClick={() => void navigate(-1)}>
                {t('common.back')}
              </Button>
              <ButtonLink to={paths.help()}>{t('help.all')}</ButtonLink>
            </>
          }
        />
      </PageBody>
    );
  if (error && !article)
    return (
      <PageBody width="text">
        <LoadFailure title={t('help.failed')} error={error} onRetry={reload} retrying={reloading} />
      </PageBody>
    );
  return (
    <PageBody width="article">
      <Link
        to={paths.help()}
        data-screen-only
        css={{ display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 44, justifySelf: 'start' }}
      >
        <Icon name="arrow-left" size={18} />
        {t('help.all')}
      </Link>
      {!article ? (
        <Skeleton lines={8} />
      ) : (
        <>
          <header css={{ display: 'grid', gap: 4 }}>
            <p css={{ color: color.muted, fontSize: size.s }}>{t(`help.topics.${article.topic}`)}</p>
            <h1 css={{ fontSize: size.xxl }}>{article.title}</h1>
          </header>
          <ArticleBody html={article.body} />
          {article.related.length > 0 && (
            <section data-screen-only css={{ display: 'grid', gap: 4 }}>
              <h2 css={{ fontSize: size.l }}>{t('help.related')}</h2>
              <ul css={{ listStyle: 'none' }}>
                {article.related.map((other) => (
                  <li key={other.slug}>
                    <Link
                      to={paths.helpArticle(other.slug)}
                      css={{ display: 'inline-flex', alignItems: 'center', minHeight: 40 }}
                    >
                      {other.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p data-screen-only css={{ color: color.muted }}>
            {t('help.notEnough')} <Link to={`${paths.help()}#${CONTACT_ID}`}>{t('help.write')}</Link>
          </p>
        </>
      )}
    </PageBody>
  );
}
