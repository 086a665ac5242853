import type { ComponentType } from 'react';
import { tokens } from '../../../ui/tokens';
import type { TourStep } from '../model/steps';
import { AnalysisMiniature } from './miniatures/analysis';
import { ChatMiniature } from './miniatures/chat';
import { ReportsMiniature } from './miniatures/reports';
import { SharingMiniature } from './miniatures/sharing';
import { WelcomeMiniature } from './miniatures/welcome';

const MINIATURES: Record<TourStep, ComponentType> = {
  welcome: WelcomeMiniature,
  chat: ChatMiniature,
  analysis: AnalysisMiniature,
  reports: ReportsMiniature,
  sharing: SharingMiniature,
};

/** The product in small, drawn with its own colours and letters. Decorative: the words beside it say the same. */
export function Miniature({ step }: { step: TourStep }) {
  const Drawing = MINIATURES[step];
  return (
    <div
      aria-hidden
      css={{
        display: 'grid',
        alignContent: 'center',
        minHeight: 280,
        padding: 'clamp(16px, 4vw, 32px)',
        borderRadius: tokens.radius.l,
        background: tokens.color.accentSoft,
        fontSize: tokens.size.s,
        userSelect: 'none',
        WebkitUserSelect: 'none',
      }}
    >
      <Drawing />
    </div>
  );
}
