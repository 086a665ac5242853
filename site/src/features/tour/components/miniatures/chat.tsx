import { useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';

const { color, radius } = tokens;

const bubble = { padding: '10px 14px', borderRadius: radius.m, maxWidth: '85%' } as const;
const chip = {
  padding: '5px 12px',
  borderRadius: radius.full,
  border: `1.5px solid ${color.accent}`,
  background: color.surface,
  color: color.accent,
  fontWeight: 600,
} as const;

/** A question of the interview, its ready answers, and one of them given. */
export function ChatMiniature() {
  const t = useT();
  return (
    <div css={{ display: 'grid', gap: 10, width: 'min(420px, 100%)', marginInline: 'auto' }}>
      <p css={[bubble, { background: color.surface, justifySelf: 'start' }]}>
        {t('tour.miniatures.question')}
      </p>
      <p css={[bubble, { background: color.accent, color: color.onAccent, justifySelf: 'end' }]}>
        {t('tour.miniatures.answer')}
      </p>
      <p css={[bubble, { background: color.surface, justifySelf: 'start' }]}>{t('tour.miniatures.next')}</p>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <span css={chip}>{t('tour.miniatures.chipOne')}</span>
        <span css={chip}>{t('tour.miniatures.chipTwo')}</span>
        <span css={chip}>{t('tour.miniatures.chipThree')}</span>
      </div>
    </div>
  );
}
