import type { SocialReviewNote } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatRelative } from '../../../../lib/dates';
import { tokens } from '../../../../ui/tokens';

/** What people said of a post, oldest first. */
export function ReviewNotes({ notes }: { notes: readonly SocialReviewNote[] }) {
  const t = useT();
  const { locale } = useLocale();
  if (notes.length === 0) return null;
  return (
    <ul
      aria-label={t('socialReview.notes')}
      css={{ display: 'grid', gap: 6, margin: 0, padding: 0, listStyle: 'none', fontSize: tokens.size.s }}
    >
      {notes.map(({ at, author, kind, text }) => (
        <li
          key={at}
          css={{ paddingInlineStart: 12, borderInlineStart: '3px solid', overflowWrap: 'anywhere' }}
          style={{
            borderColor:
              kind === 'approve'
                ? tokens.color.green
                : kind === 'change'
                  ? tokens.color.amber
                  : tokens.color.lineStrong,
          }}
        >
          {t(`socialReview.said.${kind}`, { author, text })}{' '}
          <span css={{ color: tokens.color.muted }}>{formatRelative(at, locale)}</span>
        </li>
      ))}
    </ul>
  );
}
