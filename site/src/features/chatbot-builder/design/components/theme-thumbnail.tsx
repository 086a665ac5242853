import type { FontFamily } from '@contract';
import type { ReactNode } from 'react';
import type { Colors } from '../model/color-roles';
import { fontStack } from './widget-fonts';

const line = (width: string, color: string) => (
  <span
    css={{ display: 'block', height: 4, borderRadius: 2, opacity: 0.75 }}
    style={{ width, background: color }}
  />
);

function Bubble({ side, color, children }: { side: 'start' | 'end'; color: string; children: ReactNode }) {
  return (
    <span
      css={{ display: 'grid', gap: 3, width: '62%', padding: '6px 7px', borderRadius: 7, justifySelf: side }}
      style={{ background: color }}
    >
      {children}
    </span>
  );
}

/** A chat in miniature, in the colours of a look. */
export function ThemeThumbnail({ colors, font }: { colors: Colors; font: FontFamily }) {
  return (
    <span
      aria-hidden
      css={{
        display: 'grid',
        gridTemplateRows: 'auto 1fr auto',
        width: '100%',
        height: 128,
        borderRadius: 9,
        overflow: 'hidden',
        boxShadow: '0 0 0 1px #0f172a24',
        textAlign: 'left',
      }}
      style={{ background: colors.chatBackgroundColor }}
    >
      <span
        css={{
          display: 'flex',
          alignItems: 'center',
          gap: 6,
          padding: '5px 8px',
          fontSize: 12,
          lineHeight: 1.4,
        }}
        style={{
          background: colors.headerBackgroundColor,
          color: colors.displayNameColor,
          fontFamily: fontStack(font),
        }}
      >
        <span
          css={{ width: 12, height: 12, borderRadius: 6, opacity: 0.35 }}
          style={{ background: colors.displayNameColor }}
        />
        <span css={{ fontWeight: 600 }}>Aa</span>
      </span>
      <span css={{ display: 'grid', gap: 5, alignContent: 'start', padding: 8 }}>
        <Bubble side="start" color={colors.aiBubbleBackgroundColor}>
          {line('90%', colors.aiBubbleTextColor)}
          {line('60%', colors.aiBubbleTextColor)}
        </Bubble>
        <Bubble side="end" color={colors.userBubbleBackgroundColor}>
          {line('75%', colors.userBubbleTextColor)}
        </Bubble>
      </span>
      <span
        css={{ display: 'flex', alignItems: 'center', gap: 5, padding: '5px 7px' }}
        style={{ background: colors.footerBackgroundColor }}
      >
        <span
          css={{ flex: 1, padding: '5px 6px', borderRadius: 5, boxShadow: 'inset 0 0 0 1px #0f172a24' }}
          style={{ background: colors.inputBackgroundColor }}
        >
          {line('50%', colors.inputTextColor)}
        </span>
        <span
          css={{ width: 14, height: 14, borderRadius: 7 }}
          style={{ background: colors.sendButtonBackgroundColor }}
        />
        <span
          css={{
            display: 'grid',
            placeItems: 'center',
            width: 20,
            height: 20,
            borderRadius: 10,
            boxShadow: '0 1px 3px #0004',
          }}
          style={{ background: colors.bubbleColor }}
        >
          <span
            css={{ width: 7, height: 7, borderRadius: 4 }}
            style={{ background: colors.triggerIconColor }}
          />
        </span>
      </span>
    </span>
  );
}
