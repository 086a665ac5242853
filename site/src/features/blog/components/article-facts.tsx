import { useLocale, useT } from '../../../i18n';
import { formatDate } from '../../../lib/long-date';
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
        gap: '4px 20px',
        // Clips the dot of what begins a line of its own.
        overflow: 'hidden',
        color: tokens.color.muted,
        fontSize: tokens.size.s,
      }}
    >
      <time dateTime={publishedAt}>{formatDate(publishedAt, locale)}</time>
      <span
        css={{ position: 'relative', '&::before': { content: '"·" / ""', position: 'absolute', left: -12 } }}
      >
        {t('blog.readingTime', { count: readingMinutes })}
      </span>
    </p>
  );
}
