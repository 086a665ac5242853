import type { SocialHeartbeat } from '@contract';
import { useT } from '../../../i18n';
import { useNow } from '../../../lib/use-now';
import { Tooltip } from '../../../ui/tooltip';
import { tokens } from '../../../ui/tokens';

const SECOND_MS = 1000;
const MINUTE_S = 60;

/** 'Ultimo controllo: 12 secondi fa': somebody watches over what is due. */
export function HeartbeatStatus({ heartbeat }: { heartbeat: SocialHeartbeat }) {
  const t = useT();
  const now = useNow(SECOND_MS);
  const seconds = heartbeat.lastCheckAt
    ? Math.max(0, Math.round((now - Date.parse(heartbeat.lastCheckAt)) / SECOND_MS))
    : null;
  const when = (ago: number) => {
    if (ago < 2) return t('social.heartbeat.now');
    return ago < MINUTE_S
      ? t('social.heartbeat.seconds', { count: ago })
      : t('social.heartbeat.minutes', { count: Math.floor(ago / MINUTE_S) });
  };
  return (
    <Tooltip text={t('social.heartbeat.hint')}>
      {(describedBy) => (
        // Focusable, so that the keyboard can read the hint.
        <button
          type="button"
          css={{
            padding: 0,
            border: 0,
            background: 'none',
            cursor: 'help',
            display: 'inline-flex',
            gap: 8,
            alignItems: 'center',
            color: tokens.color.muted,
            fontSize: tokens.size.s,
            fontVariantNumeric: 'tabular-nums',
            whiteSpace: 'nowrap',
          }}
          {...describedBy}
        >
          <span
            aria-hidden
            css={{
              width: 8,
              height: 8,
              borderRadius: 4,
              background: heartbeat.silent ? tokens.color.red : tokens.color.green,
            }}
          />
          {seconds === null
            ? t('social.heartbeat.never')
            : t('social.heartbeat.last', { when: when(seconds) })}
        </button>
      )}
    </Tooltip>
  );
}
