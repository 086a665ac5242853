import { useId, useRef, useState, type ReactNode } from 'react';
import { useT } from '../i18n';
import { ColorChip } from './color-chip';
import { ColorCode } from './color-code';
import { ColorPalette } from './color-palette';
import { ColorSliders } from './color-sliders';
import { EyeDropper } from './eye-dropper';
import { controlStyles } from './field';
import { Icon } from './icon';
import { PRESET_COLORS } from './preset-colors';
import { tokens } from './tokens';

export interface ColorFieldProps {
  label: string;
  /** `#rrggbb`, or `hsla(h, s%, l%, a)` when opacity is below 1. */
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  /** Colours used lately, offered above the presets. */
  recent?: readonly string[];
  /** The panel was closed with another colour than it was opened with. */
  onPicked?: (color: string) => void;
  /** A remark under the field, such as a contrast warning with its remedy. */
  children?: ReactNode;
}

const { color, radius, size } = tokens;

/** A colour: presets, hue, saturation, lightness and opacity, taken from the screen, or typed. All of it works by keyboard. */
export function ColorField({
  label,
  value,
  onChange,
  disabled = false,
  recent = [],
  onPicked,
  children,
}: ColorFieldProps) {
  const t = useT();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [openedWith, setOpenedWith] = useState<string | null>(null);
  const open = openedWith !== null && !disabled;

  const close = () => {
    if (openedWith !== null && openedWith !== value) onPicked?.(value);
    setOpenedWith(null);
  };

  return (
    // Keys are those of the controls inside; the frame only gathers them.
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
        button.current?.focus();
      }}
      css={{ display: 'grid', gap: 6, minWidth: 0 }}
    >
      <span id={`${id}-label`} css={{ fontWeight: 600, fontSize: size.s }}>
        {label}
      </span>
      <button
        ref={button}
        type="button"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-expanded={open}
        aria-controls={open ? `${id}-panel` : undefined}
        disabled={disabled}
        onClick={() => (open ? close() : setOpenedWith(value))}
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
        <ColorChip value={value} />
        <span
          id={`${id}-value`}
          css={{ flex: 1, fontFamily: tokens.font.mono, fontSize: size.s, minWidth: 0 }}
        >
          {value}
        </span>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} />
      </button>
      {open && (
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
          <ColorSliders value={value} onChange={onChange} />
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'center' }}>
            <ColorCode value={value} onChange={onChange} />
            <EyeDropper onPick={onChange} />
          </div>
          {recent.length > 0 && (
            <ColorPalette
              label={t('common.color.recent')}
              colors={recent}
              value={value}
              onChange={onChange}
            />
          )}
          <ColorPalette
            label={t('common.color.presets')}
            colors={PRESET_COLORS}
            value={value}
            onChange={onChange}
          />
        </div>
      )}
      {children}
    </div>
  );
}
