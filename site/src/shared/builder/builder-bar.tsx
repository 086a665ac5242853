import type { ReactNode } from 'react';
import { paths } from '../../app/paths';
import { ButtonLink } from '../../ui/button';
import { tokens } from '../../ui/tokens';
import { WIDE } from './breakpoints';

interface BuilderBarProps {
  /** 'Chatbot Builder', 'Social Builder'. */
  title: string;
  product: string;
  /** Which of several it is: the name and the site that its owner gave it. */
  identity?: string;
  backLabel: string;
  badges: ReactNode;
  /** What can be seen of the whole, and done with it. */
  children: ReactNode;
}

/** The head of a builder: '{title} / {product}', the way back and what concerns all sections. */
export function BuilderBar({ title, product, identity, backLabel, badges, children }: BuilderBarProps) {
  return (
    <header
      css={{
        // On a phone it would take a fifth of the screen for good.
        [WIDE]: { position: 'sticky', top: 0, zIndex: 20 },
        display: 'flex',
        flexWrap: 'wrap',
        gap: '8px 16px',
        alignItems: 'center',
        minHeight: 57,
        padding: '10px clamp(12px, 3vw, 28px)',
        borderBottom: `1px solid ${tokens.color.line}`,
        background: tokens.color.surface,
      }}
    >
      <ButtonLink
        to={paths.myProducts()}
        variant="ghost"
        icon="arrow-left"
        size="s"
        aria-label={backLabel}
        title={backLabel}
      />
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '4px 10px',
          alignItems: 'center',
          flex: '1 1 260px',
          minWidth: 0,
        }}
      >
        <h1
          css={{
            // On a phone what follows stands below, not beside a title of two lines.
            flex: '1 0 100%',
            [WIDE]: { flex: '0 1 auto' },
            fontSize: tokens.size.l,
            lineHeight: 1.25,
            minWidth: 0,
            overflowWrap: 'anywhere',
          }}
        >
          <span
            css={{
              // A line of its own where there is no room for both.
              display: 'block',
              color: tokens.color.muted,
              fontSize: tokens.size.s,
              fontWeight: 450,
              [WIDE]: { display: 'inline', fontSize: 'inherit' },
            }}
          >
            {title} /{' '}
          </span>
          {product}
        </h1>
        {identity && (
          <p css={{ color: tokens.color.muted, fontSize: tokens.size.s, overflowWrap: 'anywhere' }}>
            {identity}
          </p>
        )}
        {badges}
      </div>
      {children}
    </header>
  );
}
