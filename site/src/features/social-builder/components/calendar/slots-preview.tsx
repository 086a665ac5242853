import type { SocialScheduleDraft, SocialSlot } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatDay } from '../../../../lib/days';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { useSlots } from '../../api/use-slots';

/** The real dates of the next seven days, counted by the server. */
export function SlotsPreview({ draft }: { draft: SocialScheduleDraft | null }) {
  const t = useT();
  const { preview, error } = useSlots(draft);
  if (!draft) return null;
  return (
    <div role="status" css={{ display: 'grid', gap: 10 }}>
      <h4 css={{ fontSize: tokens.size.s }}>{t('social.calendar.preview')}</h4>
      {error !== undefined && !preview && (
        <p css={{ color: tokens.color.red, fontSize: tokens.size.s }}>{t('social.calendar.previewFailed')}</p>
      )}
      {!preview && error === undefined && <Skeleton lines={2} />}
      {preview && <SlotList slots={preview.slots} />}
      {preview && preview.candidates < draft.postsPerWeek && (
        <Notice tone="warning">
          {t('social.calendar.fewSlots', { posts: draft.postsPerWeek, count: preview.candidates })}
        </Notice>
      )}
    </div>
  );
}

/** Dates and times as chips, in order. */
export function SlotList({ slots }: { slots: SocialSlot[] }) {
  const t = useT();
  const { locale } = useLocale();
  if (slots.length === 0)
    return (
      <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('social.calendar.previewNone')}</p>
    );
  return (
    <ol css={{ display: 'flex', flexWrap: 'wrap', gap: 8, listStyle: 'none' }}>
      {slots.map(({ at, day, time }) => (
        <li
          key={at}
          css={{
            padding: '4px 12px',
            borderRadius: 999,
            border: `1px solid ${tokens.color.line}`,
            background: tokens.color.paper,
            fontSize: tokens.size.s,
            fontVariantNumeric: 'tabular-nums',
            whiteSpace: 'nowrap',
          }}
        >
          {formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'short' })} · {time}
        </li>
      ))}
    </ol>
  );
}
