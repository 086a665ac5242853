import { css, type SerializedStyles } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon, type IconName } from './icon';
import { Spinner } from './spinner';
import { tokens } from './tokens';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 's' | 'm';

const { color, radius, motion } = tokens;

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  border: '1.5px solid transparent',
  borderRadius: radius.m,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}, transform ${motion.fast}`,
  '&:active:not(:disabled)': { transform: 'translateY(1px)' },
  '&:disabled': { opacity: 0.55 },
});

const variants: Record<ButtonVariant, SerializedStyles> = {
  primary: css({
    background: color.accent,
    color: color.onAccent,
    '&:hover:not(:disabled)': { background: color.accentHover },
  }),
  secondary: css({
    background: color.surface,
    color: color.ink,
    borderColor: color.lineStrong,
    '&:hover:not(:disabled)': { borderColor: color.ink, background: color.paper },
  }),
  ghost: css({
    background: 'transparent',
    color: color.ink,
    '&:hover:not(:disabled)': { background: color.accentSoft },
  }),
  danger: css({
    background: color.red,
    color: color.onRed,
    '&:hover:not(:disabled)': { filter: 'brightness(0.92)' },
  }),
};

const sizes: Record<ButtonSize, SerializedStyles> = {
  s: css({ minHeight: 36, padding: '6px 12px', fontSize: tokens.size.s }),
  m: css({ minHeight: 44, padding: '10px 18px' }),
};

/** The look of a button, for links that must look like one. */
export const buttonStyles = (variant: ButtonVariant, size: ButtonSize) => [
  base,
  variants[variant],
  sizes[size],
];

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
}

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Work was started by this button: it shows so and takes no second press. */
  busy?: boolean;
  children?: ReactNode;
}

/** An action. With an icon and no text it needs an `aria-label`. */
export function Button({
  variant = 'primary',
  size = 'm',
  busy = false,
  icon,
  disabled,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      css={buttonStyles(variant, size)}
      {...rest}
    >
      {busy ? <Spinner size={18} /> : icon && <Icon name={icon} size={size === 's' ? 18 : 20} />}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends Look, LinkProps {}

/** A place to go that deserves a button's weight. */
export function ButtonLink({ variant = 'primary', size = 'm', icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link css={buttonStyles(variant, size)} {...rest}>
      {icon && <Icon name={icon} size={size === 's' ? 18 : 20} />}
      {children}
    </Link>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** What it does, in words; it is also the tooltip. */
  label: string;
  size?: number;
}

/** A square 44 px action that is only an icon. */
export function IconButton({ icon, label, size = 22, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      css={[
        base,
        variants.ghost,
        { width: 44, height: 44, padding: 0, flex: 'none', borderRadius: radius.m },
      ]}
      {...rest}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
