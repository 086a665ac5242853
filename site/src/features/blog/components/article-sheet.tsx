import type { Article } from '@contract';
import { paths } from '../../../app/paths';
import { useLocale, useT } from '../../../i18n';
import { ArticleBody } from '../../../shared/article/article-body';
import { addressIn } from '../../../shared/structured-data';
import { ButtonLink } from '../../../ui/button-link';
import { tokens } from '../../../ui/tokens';
import { ArticleCover } from './article-cover';
import { ArticleFacts } from './article-facts';
import { ShareBar } from './share-bar';
import { Tags } from './tags';

const { color, radius, size } = tokens;

/** An article as it is read. */
export function ArticleSheet({ article }: { article: Article }) {
  const t = useT();
  const { locale } = useLocale();
  return (
    <article css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 }}>
      {article.locale !== locale && (
        <p css={{ padding: '10px 16px', borderRadius: radius.m, background: color.accentSoft }}>
          {t('blog.otherLanguage')}
        </p>
      )}
      <header css={{ display: 'grid', gap: 16 }}>
        <ArticleFacts publishedAt={article.publishedAt} readingMinutes={article.readingMinutes} />
        <div lang={article.locale} css={{ display: 'grid', gap: 16 }}>
          <h1 css={{ fontSize: size.xxl, overflowWrap: 'anywhere' }}>{article.title}</h1>
          {article.summary && (
            <p css={{ color: color.muted, fontSize: size.l, lineHeight: 1.5 }}>{article.summary}</p>
          )}
        </div>
        <Tags tags={article.tags} label={t('blog.tags')} />
      </header>
      <div css={{ overflow: 'hidden', borderRadius: radius.l, border: `1px solid ${color.line}` }}>
        <ArticleCover
          src={article.imageUrl}
          alt={article.imageAlt}
          eager
          sizes="(max-width: 720px) 100vw, 680px"
        />
      </div>
      <div lang={article.locale}>
        <ArticleBody html={article.body} />
      </div>
      <ShareBar title={article.title} path={addressIn(article.locale, paths.article(article.slug))} />
      {article.showCallToAction && <CallToAction />}
    </article>
  );
}

function CallToAction() {
  const t = useT();
  return (
    <section
      data-screen-only
      css={{
        display: 'grid',
        gap: 12,
        justifyItems: 'start',
        padding: 'clamp(20px, 4vw, 36px)',
        borderRadius: radius.l,
        background: color.accentSoft,
      }}
    >
      <h2 css={{ fontSize: size.xl }}>{t('blog.ctaTitle')}</h2>
      <p>{t('blog.ctaBody')}</p>
      <ButtonLink to={paths.marketplace()}>{t('blog.ctaAction')}</ButtonLink>
    </section>
  );
}
