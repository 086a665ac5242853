import { keyframes } from '@emotion/react';
import { useT } from '../../i18n';
import { tokens } from '../../ui/tokens';

const rise = keyframes({ '30%': { transform: 'translateY(-4px)', opacity: 1 } });

/** A reply is on its way, and nothing of it is here yet. */
export function WritingDots() {
  const t = useT();
  return (
    <span role="img" aria-label={t('chat.writing')} css={{ display: 'flex', gap: 5, padding: '8px 0' }}>
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          css={{
            width: 7,
            height: 7,
            borderRadius: '50%',
            background: tokens.color.muted,
            opacity: 0.5,
            '@media (prefers-reduced-motion: no-preference)': {
              animation: `${rise} 1.1s ${dot * 140}ms infinite`,
            },
          }}
        />
      ))}
    </span>
  );
}
