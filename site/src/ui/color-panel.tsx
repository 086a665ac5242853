import { useT } from '../i18n';
import { ColorCode } from './color-code';
import { ColorPalette } from './color-palette';
import { ColorSliders } from './color-sliders';
import { EyeDropper } from './eye-dropper';
import { PRESET_COLORS } from './preset-colors';
import { tokens } from './tokens';

interface ColorPanelProps {
  id: string;
  /** Of the field that it belongs to. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  recent: readonly string[];
}

const { color, radius } = tokens;

/** All ways to a colour, under its field. */
export function ColorPanel({ id, label, value, onChange, recent }: ColorPanelProps) {
  const t = useT();
  return (
    <div
      id={id}
      role="group"
      aria-label={t('common.color.panel', { label })}
      css={{
        display: 'grid',
        gap: 14,
        padding: 14,
        border: `1px solid ${color.line}`,
        borderRadius: radius.m,
        background: color.raised,
      }}
    >
      <ColorSliders value={value} onChange={onChange} />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'center' }}>
        <ColorCode value={value} onChange={onChange} />
        <EyeDropper onPick={onChange} />
      </div>
      {recent.length > 0 && (
        <ColorPalette label={t('common.color.recent')} colors={recent} value={value} onChange={onChange} />
      )}
      <ColorPalette
        label={t('common.color.presets')}
        colors={PRESET_COLORS}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
