import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import { tokens } from './tokens';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  icon?: IconName;
  /** The whole page is empty: the title is its heading. */
  wholePage?: boolean;
}

/** Nothing here yet: says so, and what to do next. */
export function EmptyState({ title, children, action, icon, wholePage = false }: EmptyStateProps) {
  const Title = wholePage ? 'h1' : 'p';
  return (
    <div
      css={{
        display: 'grid',
        justifyItems: 'center',
        gap: 12,
        padding: '48px 24px',
        textAlign: 'center',
        border: `1.5px dashed ${tokens.color.line}`,
        borderRadius: tokens.radius.l,
      }}
    >
      {icon && (
        <span
          css={{
            display: 'grid',
            placeItems: 'center',
            width: 56,
            height: 56,
            borderRadius: tokens.radius.l,
            background: tokens.color.accentSoft,
            color: tokens.color.accent,
          }}
        >
          <Icon name={icon} size={28} />
        </span>
      )}
      <Title css={{ fontFamily: tokens.font.display, fontWeight: 650, fontSize: tokens.size.l }}>
        {title}
      </Title>
      {children && <div css={{ color: tokens.color.muted, maxWidth: '52ch' }}>{children}</div>}
      {action && <div css={{ paddingTop: 8, display: 'flex', flexWrap: 'wrap', gap: 8 }}>{action}</div>}
    </div>
  );
}
