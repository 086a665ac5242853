import { useState, type ComponentType } from 'react';
import { useT } from '../../i18n';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { tokens } from '../../ui/tokens';
import type { OpenBotProps } from './open-bot';

const { color, radius, size } = tokens;
const HEIGHT = 520;
/** Nobody has asked for it yet: an empty conversation would be a hole in the page. */
const RESTING_HEIGHT = 320;

/**
 * The product's own chatbot, to talk to. Nothing of it is loaded before somebody wants to: until then there is a quiet
 * picture of it with the button that opens it.
 */
export function HelpBot() {
  const [Bot, setBot] = useState<ComponentType<OpenBotProps> | null>(null);
  const [state, setState] = useState<'resting' | 'coming' | 'lost'>('resting');
  const open = async () => {
    setState('coming');
    try {
      const { default: OpenBot } = await import('./open-bot');
      setBot(() => OpenBot);
      setState('resting');
    } catch {
      // The line is dead: that costs the chat, never the page around it.
      setState('lost');
    }
  };
  return (
    <div
      css={{
        position: 'relative',
        display: 'grid',
        // At rest it grows with its words, which no fixed height holds on every phone.
        ...(state === 'resting' && !Bot
          ? { minHeight: RESTING_HEIGHT }
          : { height: HEIGHT, maxHeight: '85dvh' }),
        overflow: 'hidden',
        border: `1px solid ${color.line}`,
        borderRadius: 20,
        background: color.surface,
        boxShadow: tokens.shadow.m,
      }}
    >
      {Bot ? (
        <Bot height={HEIGHT} onClose={() => setBot(null)} />
      ) : (
        <Closed state={state} onOpen={() => void open()} />
      )}
    </div>
  );
}

/** The chat as it will stand there: who speaks, its first words, and where one writes. */
interface ClosedProps {
  state: 'resting' | 'coming' | 'lost';
  onOpen: () => void;
}

function Closed({ state, onOpen }: ClosedProps) {
  const t = useT();
  return (
    <div css={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <p
        css={{
          display: 'flex',
          alignItems: 'center',
          gap: 12,
          padding: '16px 20px',
          borderBottom: `1px solid ${color.line}`,
          fontFamily: tokens.font.display,
          fontSize: size.l,
          fontWeight: 650,
        }}
      >
        <span
          css={{
            display: 'grid',
            placeItems: 'center',
            width: 44,
            height: 44,
            borderRadius: radius.m,
            background: color.accentSoft,
            color: color.accent,
          }}
        >
          <Icon name="chat" size={24} />
        </span>
        {t('layout.helpBot.title')}
      </p>
      <p
        css={{
          margin: 20,
          padding: '12px 16px',
          maxWidth: '44ch',
          border: '1px solid transparent',
          borderRadius: '4px 16px 16px 16px',
          background: color.paper,
        }}
      >
        {t('layout.helpBot.lead')}
      </p>
      {state === 'lost' && (
        <p role="alert" css={{ marginInline: 20, color: color.red }}>
          {t('layout.helpBot.failed')}
        </p>
      )}
      <Button
        icon="chat"
        busy={state === 'coming'}
        onClick={onOpen}
        css={{ margin: 'auto 20px 20px', minHeight: 52 }}
      >
        {t('layout.helpBot.open')}
      </Button>
    </div>
  );
}
