import { useErrorText, useT } from '../../../i18n';
import { PageBody } from '../../../shared/page-body';
import type { MetaContext, PageAddress, PageMeta } from '../../../shared/page';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { articlesKey, useArticles } from '../api/use-articles';
import { ArticleCard, articleGrid } from '../components/article-card';

/** spec/customer-app.md §9 */
const SKELETONS = 6;

export const load = ({ locale }: PageAddress) => [articlesKey(locale)];
export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('blog.badge'),
  description: t('blog.description'),
});

/** The list of articles. */
export default function Blog() {
  const t = useT();
  return (
    <PageBody>
      <header css={{ display: 'grid', gap: 12, justifyItems: 'start', maxWidth: '60ch' }}>
        <Badge tone="accent">{t('blog.badge')}</Badge>
        <h1 css={{ fontSize: tokens.size.xxl }}>{t('blog.title')}</h1>
        <p css={{ color: tokens.color.muted }}>{t('blog.lead')}</p>
      </header>
      <Articles />
    </PageBody>
  );
}

function Articles() {
  const t = useT();
  const errorText = useErrorText();
  const { articles, error, reload, reloading } = useArticles();
  if (!articles && error) {
    return (
      <Notice
        tone="error"
        title={t('blog.loadFailed')}
        action={
          <Button size="s" variant="secondary" icon="refresh" busy={reloading} onClick={reload}>
            {t('common.retry')}
          </Button>
        }
      >
        {errorText(error)}
      </Notice>
    );
  }
  if (!articles) {
    return (
      <div css={articleGrid}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} height={400} />
        ))}
      </div>
    );
  }
  if (articles.length === 0) {
    return (
      <EmptyState icon="book" title={t('blog.empty')}>
        {t('blog.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <ul css={articleGrid}>
      {articles.map((article, index) => (
        <li key={article.id} css={{ minWidth: 0 }}>
          <ArticleCard article={article} eager={index < 3} />
        </li>
      ))}
    </ul>
  );
}
