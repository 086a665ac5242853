import type { SocialPlatform } from '@contract';
import type { ReactNode } from 'react';
import { useT } from '../../../../i18n';
import { Icon } from '../../../../ui/icon';
import { tokens } from '../../../../ui/tokens';
import { PlatformMark } from '../accounts/platform-mark';
import { NETWORK_LOOKS } from './network-looks';

interface NetworkFrameProps {
  platform: SocialPlatform;
  account: string;
  children: ReactNode;
  /** Above the words, from edge to edge. */
  above?: ReactNode;
  /** Below the words, from edge to edge. */
  below?: ReactNode;
}

/** The frame of one network: who it is, where the words stand, what one can do below them. */
export function NetworkFrame({ platform, account, children, above, below }: NetworkFrameProps) {
  const t = useT();
  const look = NETWORK_LOOKS[platform];
  const avatar = (
    <span
      aria-hidden
      css={{
        display: 'grid',
        flex: 'none',
        width: 40,
        height: 40,
        placeItems: 'center',
        background: tokens.color.accentSoft,
        color: tokens.color.accent,
        fontWeight: 700,
      }}
      style={{ borderRadius: look.round ? 20 : 8 }}
    >
      {account.replace(/^@/, '').charAt(0).toUpperCase()}
    </span>
  );
  const who = (
    <span css={{ display: 'flex', flex: 1, gap: 8, alignItems: 'center', minWidth: 0 }}>
      <span css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <span css={{ display: 'block', fontWeight: 650, lineHeight: 1.25 }}>{account}</span>
        <span css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>{t('socialComposer.now')}</span>
      </span>
      <PlatformMark platform={platform} size={22} />
    </span>
  );
  const actions = (
    <span
      aria-hidden
      css={{
        display: 'flex',
        justifyContent: look.column ? 'space-between' : 'flex-start',
        gap: 22,
        color: tokens.color.muted,
      }}
    >
      {look.actions.map((icon) => (
        <Icon key={icon} name={icon} size={18} />
      ))}
    </span>
  );
  return (
    <div
      css={{
        overflow: 'hidden',
        border: `1px solid ${tokens.color.line}`,
        background: tokens.color.surface,
      }}
      style={{ borderRadius: platform === 'pinterest' ? 24 : 12 }}
    >
      {look.header && (
        <div css={{ display: 'flex', gap: 10, alignItems: 'center', padding: '12px 14px' }}>
          {avatar}
          {who}
        </div>
      )}
      {above}
      <div
        css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10, padding: '4px 14px 14px' }}
        // X and Bluesky set the words beside the person's picture.
        style={look.column ? { paddingInlineStart: 64 } : above ? { paddingTop: 12 } : undefined}
      >
        {platform === 'instagram' && actions}
        {children}
        {platform !== 'instagram' && !below && actions}
      </div>
      {below}
      {below && <div css={{ padding: '12px 14px' }}>{actions}</div>}
    </div>
  );
}
