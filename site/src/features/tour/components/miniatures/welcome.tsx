import { useT } from '../../../../i18n';
import { Icon } from '../../../../ui/icon';
import { tokens } from '../../../../ui/tokens';
import { sheet } from './sheet';

const { color, font, size } = tokens;

/** The home page's prompt. */
export function WelcomeMiniature() {
  const t = useT();
  return (
    <div css={{ display: 'grid', gap: 16, justifyItems: 'center', textAlign: 'center' }}>
      <p css={{ fontFamily: font.display, fontWeight: 650, fontSize: size.xl }}>
        {t('tour.miniatures.headline')}
      </p>
      <div css={{ ...sheet, display: 'flex', alignItems: 'end', gap: 12, textAlign: 'left', minHeight: 96 }}>
        <p css={{ flex: 1, alignSelf: 'start' }}>{t('tour.miniatures.prompt')}</p>
        <span
          css={{
            display: 'grid',
            placeItems: 'center',
            width: 40,
            height: 40,
            borderRadius: '50%',
            background: color.accent,
            color: color.onAccent,
          }}
        >
          <Icon name="arrow-up" />
        </span>
      </div>
    </div>
  );
}
