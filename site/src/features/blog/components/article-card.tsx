import type { ArticleSummary } from '@contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { buttonStyles } from '../../../ui/button';
import { tokens } from '../../../ui/tokens';
import { ArticleCover } from './article-cover';
import { ArticleFacts } from './article-facts';
import { Tags } from './tags';

const MAX_TAGS = 3;

/** Where a line of text and a picture no longer stand well above one another: the picture is small, and the words flow around it. */
const NARROW = '@media (max-width: 560px)';

interface ArticleCardProps {
  article: ArticleSummary;
  eager?: boolean;
  /** The level that fits the page around it. */
  heading?: 'h2' | 'h3';
}

/** An article in a list. The whole card opens it. */
export function ArticleCard({ article, eager, heading: Heading = 'h2' }: ArticleCardProps) {
  const t = useT();
  const { title } = article;
  return (
    <article
      lang={article.locale}
      css={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        [NARROW]: { display: 'block' },
        height: '100%',
        overflow: 'hidden',
        background: tokens.color.surface,
        border: `1px solid ${tokens.color.line}`,
        borderRadius: tokens.radius.l,
        transition: `box-shadow ${tokens.motion.calm}, transform ${tokens.motion.calm}`,
        '&:hover': { boxShadow: tokens.shadow.m, transform: 'translateY(-2px)' },
      }}
    >
      <div
        css={{
          [NARROW]: {
            float: 'right',
            width: 80,
            margin: '20px 20px 8px 12px',
            '& img, & svg': { aspectRatio: '1', borderRadius: tokens.radius.m },
          },
        }}
      >
        <ArticleCover
          src={article.imageUrl}
          alt=""
          eager={eager}
          sizes="(max-width: 560px) 80px, (max-width: 700px) 100vw, 380px"
        />
      </div>
      <div
        css={{
          display: 'grid',
          gap: 10,
          padding: 20,
          flex: 1,
          alignContent: 'start',
          // An aligned block would keep its words beside the picture to the end.
          [NARROW]: { display: 'block', alignContent: 'normal', '& > *': { marginBottom: 10 } },
        }}
      >
        <ArticleFacts publishedAt={article.publishedAt} readingMinutes={article.readingMinutes} />
        <Heading css={{ fontSize: tokens.size.l, overflowWrap: 'anywhere' }}>{title}</Heading>
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{article.summary}</p>
      </div>
      <div
        css={{
          display: 'grid',
          gap: 14,
          justifyItems: 'start',
          padding: '0 20px 20px',
        }}
      >
        <Tags tags={article.tags.slice(0, MAX_TAGS)} label={t('blog.tags')} />
        <Link
          to={paths.article(article.slug)}
          aria-label={t('blog.readOf', { title })}
          css={[
            buttonStyles('secondary', 's'),
            { minHeight: 44, '&::after': { content: '""', position: 'absolute', inset: 0 } },
          ]}
        >
          {t('blog.read')}
        </Link>
      </div>
    </article>
  );
}

/** The grid that article cards stand in. */
export const articleGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: 24,
  listStyle: 'none',
} as const;
