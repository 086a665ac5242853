import type { ArticleNeighbours, ArticleSummary } from '@contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';
import { ArticleCard, articleGrid } from './article-card';
import { BackToBlog } from './back-to-blog';

const { color, size } = tokens;

function Step({ article, towards }: { article: ArticleSummary; towards: 'previous' | 'next' }) {
  const t = useT();
  const next = towards === 'next';
  return (
    <Link
      to={paths.article(article.slug)}
      rel={next ? 'next' : 'prev'}
      css={{
        flex: '1 1 240px',
        display: 'grid',
        gap: 4,
        padding: 16,
        border: `1px solid ${color.line}`,
        borderRadius: tokens.radius.m,
        color: color.ink,
        textDecoration: 'none',
        textAlign: next ? 'right' : 'left',
        '&:hover': { borderColor: color.accent },
      }}
    >
      <span
        css={{
          display: 'flex',
          gap: 6,
          alignItems: 'center',
          justifyContent: next ? 'end' : 'start',
          color: color.muted,
          fontSize: size.s,
        }}
      >
        {!next && <Icon name="arrow-left" size={16} />}
        {t(`blog.${towards}`)}
        {next && <Icon name="arrow-right" size={16} />}
      </span>
      <span lang={article.locale} css={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {article.title}
      </span>
    </Link>
  );
}

/** What to read after an article, so that its end is not the end of the road. */
export function AroundArticle({ neighbours }: { neighbours: ArticleNeighbours | undefined }) {
  const t = useT();
  const { previous = null, next = null, related = [] } = neighbours ?? {};
  return (
    <>
      {(previous || next) && (
        <nav
          data-screen-only
          aria-label={t('blog.inOrder')}
          css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}
        >
          {previous && <Step article={previous} towards="previous" />}
          {next && <Step article={next} towards="next" />}
        </nav>
      )}
      <section
        data-screen-only
        css={{
          display: 'grid',
          gap: 20,
          // As wide as other pages, up to 1160 px: three cards need the room that one line of text does not.
          marginInline: 'calc(50% - min(580px, 50vw - 20px))',
          paddingTop: 24,
          borderTop: `1px solid ${color.line}`,
        }}
      >
        <div
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 12,
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <h2 css={{ fontSize: size.xl }}>{t('blog.others')}</h2>
          <BackToBlog />
        </div>
        {related.length > 0 && (
          <ul css={articleGrid}>
            {related.map((article) => (
              <li key={article.id} css={{ minWidth: 0 }}>
                <ArticleCard article={article} heading="h3" />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
