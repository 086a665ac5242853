import { useEffect, useId, useState, type ReactNode } from 'react';
import { useT } from '../i18n';
import { formatColor, readHexInput, toHsla, type Hsla } from './color-value';
import { controlStyles } from './field';
import { Icon } from './icon';
import { tokens } from './tokens';

/** The specification's 46: greys first, then each hue from dark to light. */
export const PRESET_COLORS = [
  ...['#000000', '#1c2b2d', '#374151', '#6b7280', '#9ca3af', '#d1d5db', '#f1f5f9', '#ffffff'],
  ...['#7f1d1d', '#d40000', '#ef4444', '#fecaca'],
  ...['#7c2d12', '#a8452a', '#f97316', '#fed7aa'],
  ...['#713f12', '#ca8a04', '#facc15', '#fef08a'],
  ...['#14532d', '#2f6b57', '#22c55e', '#bbf7d0'],
  ...['#134e4a', '#0f766e', '#14b8a6', '#99f6e4'],
  ...['#0c4a6e', '#0284c7', '#38bdf8', '#bae6fd'],
  ...['#1e3a8a', '#2563eb', '#60a5fa', '#dbeafe'],
  ...['#4c1d95', '#7c3aed', '#a78bfa', '#ede9fe'],
  ...['#831843', '#be185d', '#f472b6', '#fbcfe8'],
  ...['#e11d48', '#fda4af'],
] as const;

export interface ColorFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  /** A remark under the field, such as a contrast warning with its remedy. */
  children?: ReactNode;
}

const { color, radius, size } = tokens;
const CHECKERBOARD = 'repeating-conic-gradient(#d8d8d8 0 25%, #fff 0 50%) 0 0 / 12px 12px';

const Chip = ({ value, size: side }: { value: string; size: number }) => (
  <span
    aria-hidden
    css={{
      flex: 'none',
      width: side,
      height: side,
      borderRadius: radius.s,
      border: `1px solid ${color.lineStrong}`,
      background: CHECKERBOARD,
      overflow: 'hidden',
    }}
  >
    <span css={{ display: 'block', width: '100%', height: '100%' }} style={{ background: value }} />
  </span>
);

/** A colour: presets, hue, saturation, lightness and opacity, or typed. All of it works by keyboard. */
export function ColorField({ label, value, onChange, disabled, children }: ColorFieldProps) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    // Keys are those of the controls inside; the frame only gathers them.
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        document.querySelector<HTMLElement>(`[aria-controls="${id}-panel"]`)?.focus();
      }}
      css={{ display: 'grid', gap: 6, minWidth: 0 }}
    >
      <span id={`${id}-label`} css={{ fontWeight: 600, fontSize: size.s }}>
        {label}
      </span>
      <button
        type="button"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-expanded={open}
        aria-controls={open ? `${id}-panel` : undefined}
        disabled={disabled}
        onClick={() => setOpen(!open)}
        css={[
          controlStyles,
          {
            display: 'flex',
            alignItems: 'center',
            gap: 10,
            textAlign: 'left',
            padding: '6px 10px',
            // To CSS every button is read-only, and this one would look switched off.
            '&:read-only:enabled': { background: color.surface, color: color.ink },
          },
        ]}
      >
        <Chip value={value} size={28} />
        <span
          id={`${id}-value`}
          css={{ flex: 1, fontFamily: tokens.font.mono, fontSize: size.s, minWidth: 0 }}
        >
          {value}
        </span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} />
      </button>
      {open && !disabled && (
        <div
          id={`${id}-panel`}
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
          <Sliders value={value} onChange={onChange} />
          <div css={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(28px, 1fr))', gap: 6 }}>
            {PRESET_COLORS.map((preset) => (
              <button
                key={preset}
                type="button"
                aria-label={preset}
                title={preset}
                aria-pressed={preset === value.toLowerCase()}
                onClick={() => onChange(preset)}
                css={{
                  aspectRatio: '1',
                  padding: 0,
                  border: `1px solid ${color.lineStrong}`,
                  borderRadius: radius.s,
                  '&[aria-pressed=true]': { outline: `2.5px solid ${color.ink}`, outlineOffset: 1 },
                }}
                style={{ background: preset }}
              />
            ))}
          </div>
        </div>
      )}
      {children}
    </div>
  );
}

const SLIDERS = [
  { part: 'hue', max: 360, step: 1 },
  { part: 'saturation', max: 100, step: 1 },
  { part: 'lightness', max: 100, step: 1 },
  { part: 'alpha', max: 1, step: 0.01 },
] as const;

function Sliders({ value, onChange }: Pick<ColorFieldProps, 'value' | 'onChange'>) {
  const t = useT();
  // Grey has no hue: were the sliders read back from the stored colour, the hue would jump to red at zero saturation.
  const [position, setPosition] = useState<{ of: string; at: Hsla }>({ of: value, at: toHsla(value) });
  const at = position.of === value ? position.at : toHsla(value);
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);

  const move = (part: keyof Hsla, to: number) => {
    const next = { ...at, [part]: to };
    const text = formatColor(next);
    setPosition({ of: text, at: next });
    onChange(text);
  };

  return (
    <div css={{ display: 'grid', gap: 8 }}>
      {SLIDERS.map(({ part, max, step }) => (
        <label
          key={part}
          css={{
            display: 'grid',
            gridTemplateColumns: '7em 1fr 3em',
            gap: 10,
            alignItems: 'center',
            fontSize: size.s,
          }}
        >
          {t(`common.color.${part}`)}
          <input
            type="range"
            min={0}
            max={max}
            step={step}
            value={at[part]}
            onChange={(event) => move(part, Number(event.target.value))}
            css={{ width: '100%', height: 28, accentColor: color.accent }}
          />
          <output css={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums', color: color.muted }}>
            {part === 'alpha' ? `${Math.round(at.alpha * 100)}%` : at[part]}
          </output>
        </label>
      ))}
      <label
        css={{
          display: 'grid',
          gridTemplateColumns: '7em 1fr',
          gap: 10,
          alignItems: 'center',
          fontSize: size.s,
        }}
      >
        {t('common.color.code')}
        <input
          value={typed}
          spellCheck={false}
          css={[controlStyles, { fontFamily: tokens.font.mono }]}
          onChange={(event) => {
            setTyped(event.target.value);
            const hex = readHexInput(event.target.value);
            if (hex) onChange(hex);
          }}
          onBlur={() => setTyped(value)}
        />
      </label>
    </div>
  );
}
