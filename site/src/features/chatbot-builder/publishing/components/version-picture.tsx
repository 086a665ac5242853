import type { ChatbotDesign } from '@contract';
import { tokens } from '../../../../ui/tokens';

/** A chat window in the colours of a design, small enough for a list. Says nothing: the words beside it do. */
export function VersionPicture({ design }: { design: ChatbotDesign }) {
  const bubble = (color: string, side: 'start' | 'end', width: number) => (
    <span css={{ height: 8, borderRadius: 4, justifySelf: side, width }} style={{ background: color }} />
  );
  return (
    <span
      aria-hidden
      css={{
        display: 'grid',
        gridTemplateRows: '14px 1fr 10px',
        width: 64,
        height: 72,
        flex: 'none',
        overflow: 'hidden',
        borderRadius: tokens.radius.s,
        border: `1px solid ${tokens.color.lineStrong}`,
      }}
    >
      <span style={{ background: design.headerBackgroundColor }} />
      <span
        css={{ display: 'grid', gap: 4, alignContent: 'center', padding: 6 }}
        style={{ background: design.chatBackgroundColor }}
      >
        {bubble(design.aiBubbleBackgroundColor, 'start', 32)}
        {bubble(design.userBubbleBackgroundColor, 'end', 26)}
        {bubble(design.aiBubbleBackgroundColor, 'start', 22)}
      </span>
      <span css={{ position: 'relative' }} style={{ background: design.footerBackgroundColor }}>
        <span
          css={{ position: 'absolute', right: 3, top: 1, width: 8, height: 8, borderRadius: 4 }}
          style={{ background: design.bubbleColor }}
        />
      </span>
    </span>
  );
}
