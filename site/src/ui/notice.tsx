import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import { tokens } from './tokens';

export type Tone = 'info' | 'success' | 'warning' | 'error';

const { color, radius, size } = tokens;
const LOOKS: Record<Tone, { icon: IconName; text: string; soft: string }> = {
  info: { icon: 'info', text: color.ink, soft: color.accentSoft },
  success: { icon: 'success', text: color.green, soft: color.greenSoft },
  warning: { icon: 'warning', text: color.amber, soft: color.amberSoft },
  error: { icon: 'error', text: color.red, soft: color.redSoft },
};

export interface NoticeProps {
  tone: Tone;
  title?: string;
  children?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** Something to know, in place. Errors are announced at once, the rest when there is a pause. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const look = LOOKS[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      css={{
        display: 'flex',
        gap: 12,
        alignItems: 'flex-start',
        padding: '14px 16px',
        borderRadius: radius.m,
        background: look.soft,
        color: color.ink,
      }}
    >
      <span css={{ color: look.text, paddingTop: 2, display: 'flex' }}>
        <Icon name={look.icon} />
      </span>
      <div css={{ flex: 1, minWidth: 0, display: 'grid', gap: 6, fontSize: size.s }}>
        {title && <p css={{ fontWeight: 650 }}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, paddingTop: 4 }}>{action}</div>}
      </div>
    </div>
  );
}
