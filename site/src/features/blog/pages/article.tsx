import type { Article as ArticleData } from '@contract';
import { BRAND } from '@contract';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useErrorText, useT } from '../../../i18n';
import { PageBody } from '../../../shared/page-body';
import type { MetaContext, PageAddress, PageMeta } from '../../../shared/page';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { articleKey, useArticle } from '../api/use-article';
import { articlesKey, useArticles } from '../api/use-articles';
import { ArticleBody } from '../../../shared/article/article-body';
import { ArticleCard, articleGrid } from '../components/article-card';
import { ArticleCover } from '../components/article-cover';
import { ArticleFacts, Tags } from '../components/article-facts';

export const load = ({ params, locale }: PageAddress) => [
  articleKey(params.slug ?? '', locale),
  articlesKey(locale),
];

export const meta = ({ subject, t }: MetaContext): PageMeta => {
  const article = (subject as { data?: ArticleData } | undefined)?.data;
  if (!article) return { title: t('blog.notFound'), noIndex: true };
  return {
    title: article.title,
    description: article.summary,
    image: article.imageUrl,
    type: 'article',
    structured: {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.summary,
      inLanguage: article.locale,
      datePublished: article.publishedAt,
      ...(article.imageUrl ? { image: article.imageUrl } : {}),
      keywords: article.tags.join(', '),
      author: { '@type': 'Organization', name: BRAND.name },
    },
  };
};

/** One article, and the way to the next. */
export default function Article() {
  const t = useT();
  const errorText = useErrorText();
  const { slug = '' } = useParams();
  const { article, error, reload, reloading } = useArticle(slug);

  if (error?.status === 404) {
    return (
      <PageBody width="text">
        <h1 css={{ fontSize: tokens.size.xxl }}>{t('blog.notFound')}</h1>
        <EmptyState
          icon="book"
          title={t('blog.notFoundHint')}
          action={<ButtonLink to={paths.blog()}>{t('blog.back')}</ButtonLink>}
        />
      </PageBody>
    );
  }
  return (
    <PageBody width="text">
      <p>
        <Link to={paths.blog()} css={{ display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 44 }}>
          <Icon name="arrow-left" size={18} />
          {t('blog.back')}
        </Link>
      </p>
      {article && <ArticleSheet article={article} />}
      {!article && !error && <Skeleton lines={10} />}
      {!article && error && (
        <Notice
          tone="error"
          title={t('blog.articleFailed')}
          action={
            <Button size="s" variant="secondary" icon="refresh" busy={reloading} onClick={reload}>
              {t('common.retry')}
            </Button>
          }
        >
          {errorText(error)}
        </Notice>
      )}
      {article && <OtherArticles slug={article.slug} />}
    </PageBody>
  );
}

function ArticleSheet({ article }: { article: ArticleData }) {
  return (
    <article css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 }}>
      <header css={{ display: 'grid', gap: 16 }}>
        <ArticleFacts publishedAt={article.publishedAt} readingMinutes={article.readingMinutes} />
        <h1 css={{ fontSize: tokens.size.xxl }}>{article.title}</h1>
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.l, lineHeight: 1.5 }}>{article.summary}</p>
        <Tags tags={article.tags} />
      </header>
      <div
        css={{
          overflow: 'hidden',
          borderRadius: tokens.radius.l,
          border: `1px solid ${tokens.color.line}`,
        }}
      >
        <ArticleCover src={article.imageUrl} alt={article.imageAlt} eager />
      </div>
      <ArticleBody html={article.body} />
      {article.showCallToAction && <CallToAction />}
    </article>
  );
}

function CallToAction() {
  const t = useT();
  return (
    <section
      css={{
        display: 'grid',
        gap: 12,
        justifyItems: 'start',
        padding: 'clamp(20px, 4vw, 36px)',
        borderRadius: tokens.radius.l,
        background: tokens.color.accentSoft,
      }}
    >
      <h2 css={{ fontSize: tokens.size.xl }}>{t('blog.ctaTitle')}</h2>
      <p>{t('blog.ctaBody')}</p>
      <ButtonLink to={paths.marketplace()}>{t('blog.ctaAction')}</ButtonLink>
    </section>
  );
}

/** Up to two more, so that the end of an article is not the end of the road. */
function OtherArticles({ slug }: { slug: string }) {
  const t = useT();
  const { articles = [] } = useArticles();
  const others = articles.filter((article) => article.slug !== slug).slice(0, 2);
  return (
    <section css={{ display: 'grid', gap: 20, paddingTop: 24, borderTop: `1px solid ${tokens.color.line}` }}>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 12,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <h2 css={{ fontSize: tokens.size.xl }}>{t('blog.others')}</h2>
        <ButtonLink variant="ghost" to={paths.blog()}>
          {t('blog.back')}
        </ButtonLink>
      </div>
      {others.length > 0 && (
        <ul css={articleGrid}>
          {others.map((article) => (
            <li key={article.id} css={{ minWidth: 0 }}>
              <ArticleCard article={article} heading="h3" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
