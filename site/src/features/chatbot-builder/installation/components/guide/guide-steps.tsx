import type { ReactNode } from 'react';
import { tokens } from '../../../../../ui/tokens';

export interface GuideStep {
  words: string;
  picture?: ReactNode;
  /** Something to do right here, such as a download. */
  action?: ReactNode;
}

/** Numbered steps, each with its picture beside it where there is room. */
export function GuideSteps({ steps }: { steps: readonly GuideStep[] }) {
  return (
    <ol css={{ display: 'grid', gap: 20, listStyle: 'none', counterReset: 'step' }}>
      {steps.map(({ words, picture, action }) => (
        <li
          key={words}
          css={{
            display: 'grid',
            gridTemplateColumns: '32px minmax(0, 1fr)',
            gap: 12,
            alignItems: 'start',
            counterIncrement: 'step',
            '&::before': {
              content: 'counter(step)',
              display: 'grid',
              placeItems: 'center',
              width: 32,
              height: 32,
              borderRadius: tokens.radius.full,
              background: tokens.color.accentSoft,
              color: tokens.color.accent,
              fontWeight: 700,
            },
          }}
        >
          <div
            css={{
              display: 'grid',
              gap: 12,
              alignItems: 'start',
              '@media (min-width: 640px)': picture ? { gridTemplateColumns: 'minmax(0, 1fr) 300px' } : {},
            }}
          >
            <div css={{ display: 'grid', gap: 12, justifyItems: 'start', paddingTop: 3 }}>
              <span>{words}</span>
              {action}
            </div>
            {picture}
          </div>
        </li>
      ))}
    </ol>
  );
}
