import { useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';
import { sheet } from './sheet';

const { color, font, size } = tokens;

/** Heights of the bars, in percent. */
const BARS = [38, 46, 41, 58, 66, 82];

/** Two figures and a chart. */
export function AnalysisMiniature() {
  const t = useT();
  const figures = [
    { label: t('tour.miniatures.margin'), value: t('tour.miniatures.marginValue'), tone: color.green },
    { label: t('tour.miniatures.breakEven'), value: t('tour.miniatures.breakEvenValue'), tone: color.ink },
  ];
  return (
    <div css={{ ...sheet, display: 'grid', gap: 16 }}>
      <div css={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
        {figures.map(({ label, value, tone }) => (
          <p key={label}>
            <span css={{ display: 'block', color: color.muted, fontSize: size.xs }}>{label}</span>
            <strong css={{ fontFamily: font.display, fontSize: size.l, color: tone }}>{value}</strong>
          </p>
        ))}
      </div>
      <div
        css={{
          display: 'flex',
          alignItems: 'end',
          gap: 10,
          height: 110,
          borderBottom: `1.5px solid ${color.lineStrong}`,
        }}
      >
        {BARS.map((height, index) => (
          <span
            key={height}
            css={{
              flex: 1,
              height: `${height}%`,
              borderRadius: '6px 6px 0 0',
              background: index === BARS.length - 1 ? color.accent : color.greenSoft,
            }}
          />
        ))}
      </div>
    </div>
  );
}
