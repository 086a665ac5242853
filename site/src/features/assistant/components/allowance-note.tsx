import type { AssistantAllowance } from '@contract';
import { useLocale, useT } from '../../../i18n';
import { formatDate } from '../../../lib/dates';
import { tokens } from '../../../ui/tokens';

/** From this share of the month’s free messages on, what is left stands out. */
const LOW = 0.2;

/** Below the field: how many free messages are left, and that a machine answers. */
export function AllowanceNote({ allowance }: { allowance: AssistantAllowance | undefined }) {
  const t = useT();
  const { locale } = useLocale();
  const { left = 0, limit = 0, resetsAt = '' } = allowance ?? {};
  const low = left <= limit * LOW;
  return (
    <p
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: '0 16px',
        minHeight: 20,
        paddingInline: 4,
        color: tokens.color.muted,
        fontSize: tokens.size.xs,
      }}
    >
      <span>{t('assistant.aiNotice')}</span>
      {allowance && (
        <span css={low ? { color: tokens.color.amber, fontWeight: 600 } : undefined}>
          {left === 0
            ? t('assistant.allowance.none', { day: formatDate(resetsAt, locale) })
            : t('assistant.allowance.left', { count: left })}
        </span>
      )}
    </p>
  );
}
