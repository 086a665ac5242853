import type { ReactNode } from 'react';
import { useT } from '../../../i18n';
import { Card } from '../../../ui/card';
import { Icon, type IconName } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';

const PROMISES = [
  ['chat', 'auth.aside.one'],
  ['calendar', 'auth.aside.two'],
  ['users', 'auth.aside.three'],
] as const satisfies readonly (readonly [IconName, string])[];

export interface AuthFrameProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Below the card: the way to the other screen. */
  footer?: ReactNode;
}

/** The frame of every account screen: one card of fields, and beside it what the account is good for. */
export function AuthFrame({ title, lead, children, footer }: AuthFrameProps) {
  const t = useT();
  return (
    <div
      css={{
        width: '100%',
        maxWidth: 1040,
        marginInline: 'auto',
        padding: 'clamp(24px, 5vw, 64px) clamp(16px, 4vw, 32px)',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 480px)',
        justifyContent: 'center',
        alignItems: 'start',
        gap: 'clamp(32px, 6vw, 80px)',
        '@media (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 480px) minmax(0, 1fr)' },
      }}
    >
      <div css={{ display: 'grid', gap: 20 }}>
        <Card padding="l">
          <div css={{ display: 'grid', gap: 20 }}>
            <header css={{ display: 'grid', gap: 8 }}>
              <h1 css={{ fontSize: tokens.size.xxl }}>{title}</h1>
              {lead && <p css={{ color: tokens.color.muted }}>{lead}</p>}
            </header>
            {children}
          </div>
        </Card>
        {footer && <p css={{ textAlign: 'center', color: tokens.color.muted }}>{footer}</p>}
      </div>
      <aside
        css={{
          display: 'none',
          '@media (min-width: 960px)': { display: 'grid', gap: 28, paddingTop: 36 },
        }}
      >
        <p
          css={{
            fontFamily: tokens.font.display,
            fontWeight: 650,
            fontSize: tokens.size.xxl,
            lineHeight: 1.15,
            textWrap: 'balance',
          }}
        >
          {t('auth.aside.title')}
        </p>
        <ul css={{ listStyle: 'none', display: 'grid', gap: 18 }}>
          {PROMISES.map(([icon, text]) => (
            <li key={text} css={{ display: 'flex', gap: 14, alignItems: 'flex-start' }}>
              <span
                css={{
                  display: 'grid',
                  placeItems: 'center',
                  flex: 'none',
                  width: 40,
                  height: 40,
                  borderRadius: tokens.radius.m,
                  background: tokens.color.accentSoft,
                  color: tokens.color.accent,
                }}
              >
                <Icon name={icon} />
              </span>
              <span css={{ paddingTop: 7 }}>{t(text)}</span>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
