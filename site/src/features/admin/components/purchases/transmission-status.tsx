import type { ExchangeStatus, TransmissionState } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatShortDate } from '../../../../lib/dates';
import { Badge, type BadgeTone } from '../../../../ui/badge';
import { tokens } from '../../../../ui/tokens';

const TONES: Record<TransmissionState, BadgeTone> = {
  waiting: 'neutral',
  failed: 'error',
  sent: 'accent',
  rejected: 'error',
  'not-delivered': 'warning',
  delivered: 'success',
  accepted: 'success',
  refused: 'error',
  expired: 'success',
};

/** Where a document stands with the exchange system, why it was refused, and why it is not sent from here. */
export function TransmissionStatus({ exchange: { transmission, refusal } }: { exchange: ExchangeStatus }) {
  const t = useT();
  const { locale } = useLocale();
  const small = { color: tokens.color.muted, fontSize: tokens.size.s };
  if (!transmission)
    return (
      <p css={small}>{t(refusal ? `adminBooks.exchange.refusals.${refusal}` : 'adminBooks.exchange.none')}</p>
    );
  const { state, at, reason, attempt } = transmission;
  const isStuck = refusal === 'too-late' || refusal === 'too-often';
  return (
    <div css={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Badge tone={TONES[state]}>
        {t('adminBooks.exchange.state', {
          state: t(`adminBooks.exchange.states.${state}`),
          day: formatShortDate(at, locale),
        })}
      </Badge>
      {attempt > 1 && <span css={small}>{t('adminBooks.exchange.attempt', { count: attempt })}</span>}
      {reason && <p css={{ ...small, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{reason}</p>}
      {isStuck && <p css={small}>{t(`adminBooks.exchange.refusals.${refusal}`)}</p>}
    </div>
  );
}
