import { useLocale, useT } from '../../../i18n';
import { formatDate } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { tokens } from '../../../ui/tokens';

interface ArticleFactsProps {
  publishedAt: string;
  readingMinutes: number;
}

/** When it came out and how long it takes. */
export function ArticleFacts({ publishedAt, readingMinutes }: ArticleFactsProps) {
  const t = useT();
  const { locale } = useLocale();
  return (
    <p
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 12px',
        color: tokens.color.muted,
        fontSize: tokens.size.s,
      }}
    >
      <time dateTime={publishedAt}>{formatDate(publishedAt, locale)}</time>
      <span aria-hidden>·</span>
      <span>{t('blog.readingTime', { count: readingMinutes })}</span>
    </p>
  );
}

/** What it is about. */
export function Tags({ tags }: { tags: readonly string[] }) {
  const t = useT();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('blog.tags')} css={{ display: 'flex', flexWrap: 'wrap', gap: 6, listStyle: 'none' }}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone="accent">{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
