import type { SocialLinkPreview } from '@contract';
import { Icon } from '../../../../ui/icon';
import { tokens } from '../../../../ui/tokens';

interface PreviewLinkCardProps {
  link: string;
  card: SocialLinkPreview;
  size: 'wide' | 'small';
}

/** The card that a network draws of the page a post leads to. Its picture is the page's, which only the network fetches. */
export function PreviewLinkCard({ link, card: { title, description }, size }: PreviewLinkCardProps) {
  const host = URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : '';
  return (
    <div
      css={{
        display: size === 'wide' ? 'block' : 'flex',
        overflow: 'hidden',
        border: `1px solid ${tokens.color.line}`,
        borderRadius: tokens.radius.m,
        background: tokens.color.paper,
      }}
    >
      <span
        aria-hidden
        css={{
          display: 'grid',
          flex: 'none',
          placeItems: 'center',
          background: tokens.color.line,
          color: tokens.color.muted,
        }}
        style={size === 'wide' ? { aspectRatio: '1.91' } : { width: 88 }}
      >
        <Icon name="image" size={28} />
      </span>
      <span css={{ display: 'grid', gap: 2, minWidth: 0, padding: '10px 12px' }}>
        <span css={{ color: tokens.color.muted, fontSize: tokens.size.xs, textTransform: 'uppercase' }}>
          {host}
        </span>
        <span css={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{title}</span>
        {description && (
          <span
            css={{
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: 2,
              overflow: 'hidden',
              color: tokens.color.muted,
              fontSize: tokens.size.s,
            }}
          >
            {description}
          </span>
        )}
      </span>
    </div>
  );
}
