import type { SystemFigure } from '@contract';
import type { ReactNode } from 'react';
import { useT } from '../../../../i18n';
import { Card } from '../../../../ui/card';
import { Icon, type IconName } from '../../../../ui/icon';
import { tokens } from '../../../../ui/tokens';

/** A named value of a card; one without anything to say is left out. */
export interface Fact {
  name: string;
  value: ReactNode;
  /** Below its name, over the whole width. */
  isWide?: boolean;
}

interface FigureCardProps<Value> {
  title: string;
  icon: IconName;
  figure: SystemFigure<Value>;
  facts: (value: Value) => (Fact | false)[];
  /** Below the facts, also when they cannot be read. */
  footer?: ReactNode;
}

const { color, size } = tokens;

/** One part of the server: its facts, or why they cannot be read. */
export function FigureCard<Value>({ title, icon, figure, facts, footer }: FigureCardProps<Value>) {
  return (
    <Card as="li" padding="s" css={{ display: 'grid', gap: 12, alignContent: 'start' }}>
      <h2 css={{ display: 'flex', gap: 8, alignItems: 'center', fontSize: size.m }}>
        <span css={{ display: 'flex', color: color.muted }}>
          <Icon name={icon} />
        </span>
        {title}
      </h2>
      {figure.ok ? <Facts facts={facts(figure.value)} /> : <Unread figure={figure} />}
      {footer && <div css={{ fontSize: size.s }}>{footer}</div>}
    </Card>
  );
}

function Facts({ facts }: { facts: (Fact | false)[] }) {
  return (
    <dl
      css={{
        display: 'grid',
        gap: 8,
        margin: 0,
        fontSize: size.s,
        '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2px 12px', justifyContent: 'space-between' },
        '& dt': { color: color.muted },
        '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd css={{ flex: fact.isWide ? '1 1 100%' : undefined }}>{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Unread({ figure }: { figure: Extract<SystemFigure<unknown>, { ok: false }> }) {
  const t = useT();
  const reason = figure.fault === 'slow' ? t('adminSystem.slow') : figure.detail;
  return (
    <p css={{ color: color.red, fontSize: size.s, overflowWrap: 'anywhere' }}>
      {t('adminSystem.notRead')}
      {reason && `: ${reason}`}
    </p>
  );
}
