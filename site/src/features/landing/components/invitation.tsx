import { useT } from '../../../i18n';
import { BrandMark } from '../../../shared/brand/wordmark';
import { Button } from '../../../ui/button';
import { tokens } from '../../../ui/tokens';

const { color, size } = tokens;

/** The way back up to the prompt box, for who has read enough. */
export function Invitation({ onBegin }: { onBegin: () => void }) {
  const t = useT();
  return (
    <div
      css={{
        position: 'relative',
        overflow: 'hidden',
        display: 'grid',
        gap: 14,
        justifyItems: 'start',
        padding: 'clamp(28px, 5vw, 56px)',
        // Seen only where backgrounds are not: in forced colours.
        border: '1px solid transparent',
        borderRadius: 24,
        background: color.accentSoft,
      }}
    >
      <h2 css={{ fontSize: size.xxl }}>{t('landing.cta.title')}</h2>
      <p css={{ fontSize: size.l, maxWidth: '44ch' }}>{t('landing.cta.body')}</p>
      <Button onClick={onBegin} css={{ minHeight: 52, marginTop: 6, paddingInline: 26 }}>
        {t('landing.cta.button')}
      </Button>
      <span
        data-screen-only
        css={{
          position: 'absolute',
          right: -56,
          bottom: -96,
          transform: 'rotate(-14deg)',
          pointerEvents: 'none',
          // The nut's hole shows the ground that it lies on.
          '--paper': color.accentSoft,
          '@media (max-width: 959.98px)': { display: 'none' },
        }}
      >
        <BrandMark size={340} />
      </span>
    </div>
  );
}
