import { useId, useRef, useState, type ReactNode } from 'react';
import { ColorChip } from './color-chip';
import { controlStyles } from './field';
import { fetchedOnFirstUse } from './first-use';
import { Icon } from './icon';
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

const { color, size } = tokens;

/** The panel of every colour. */
export const colorPanel = fetchedOnFirstUse(async () => (await import('./color-panel')).ColorPanel);

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
        {...colorPanel.whenNear}
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
        <colorPanel.Part id={`${id}-panel`} label={label} value={value} onChange={onChange} recent={recent} />
      )}
      {children}
    </div>
  );
}
