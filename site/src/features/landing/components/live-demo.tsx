import { useT } from '../../../i18n';
import { HelpBot } from '../../../shared/help-bot/help-bot';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';

const { color, size, space } = tokens;
const POINTS = ['1', '2', '3'] as const;

/** Our own chatbot, answering about ourselves: the claim and its proof side by side. */
export function LiveDemo() {
  const t = useT();
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 420px)',
        gap: 'clamp(28px, 5vw, 72px)',
        alignItems: 'center',
        '@media (max-width: 959.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      <div css={{ display: 'grid', gap: space.l }}>
        <h2 css={{ fontSize: size.xxl }}>{t('landing.live.title')}</h2>
        <p css={{ fontSize: size.l, color: color.muted, maxWidth: '52ch' }}>{t('landing.live.lead')}</p>
        <ul css={{ listStyle: 'none', display: 'grid', gap: 14 }}>
          {POINTS.map((point) => (
            <li key={point} css={{ display: 'flex', gap: 12 }}>
              <span css={{ flex: 'none', color: color.green, paddingTop: 2 }}>
                <Icon name="check" />
              </span>
              {t(`landing.live.points.${point}`)}
            </li>
          ))}
        </ul>
      </div>
      <HelpBot />
    </div>
  );
}
