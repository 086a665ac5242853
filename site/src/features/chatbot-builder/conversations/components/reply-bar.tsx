import type { VisitorConversation } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { tokens } from '../../../../ui/tokens';
import { Composer } from './composer';
import { useAttend } from './use-attend';

interface ReplyBarProps {
  chatbotId: string;
  conversation: VisitorConversation;
  onChange: (conversation: VisitorConversation) => void;
  onSay: (text: string) => void;
}

/** Who answers: the bot, until the owner steps in with one press; the owner, until they hand back. */
export function ReplyBar({ chatbotId, conversation, onChange, onSay }: ReplyBarProps) {
  const t = useT();
  const [steppedIn, setSteppedIn] = useState(false);
  const { sessionId, attendedBy, personRequestedAt, handoverEmail, resolvedAt } = conversation;
  const { busy, attend } = useAttend(chatbotId, sessionId, onChange);
  const mine = attendedBy === 'person';
  const open = mine || personRequestedAt !== null || (handoverEmail !== null && resolvedAt === null);

  const stepIn = async () => {
    if (await attend('take-over')) setSteppedIn(true);
  };
  const words = mine ? 'youAttend' : personRequestedAt ? 'waits' : resolvedAt ? 'resolvedNow' : 'botAttends';
  return (
    <section
      aria-label={t('builderConversations.live.bar')}
      css={{
        display: 'grid',
        gap: 8,
        padding: '10px 16px 12px',
        borderTop: `1px solid ${tokens.color.line}`,
        background: mine ? tokens.color.surface : tokens.color.paper,
        borderRadius: `0 0 ${tokens.radius.l} ${tokens.radius.l}`,
      }}
    >
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 8,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <p
          role="status"
          css={{
            fontSize: tokens.size.s,
            fontWeight: mine || personRequestedAt ? 600 : 450,
            color: mine || personRequestedAt ? tokens.color.ink : tokens.color.muted,
          }}
        >
          {t(`builderConversations.live.${words}`)}
        </p>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {open && (
            <Button
              size="s"
              variant="secondary"
              icon="check"
              busy={busy === 'resolve'}
              onClick={() => void attend('resolve')}
            >
              {t('builderConversations.live.resolve')}
            </Button>
          )}
          {resolvedAt && !open && (
            <Button
              size="s"
              variant="secondary"
              busy={busy === 'reopen'}
              onClick={() => void attend('reopen')}
            >
              {t('builderConversations.live.reopen')}
            </Button>
          )}
          {mine ? (
            <Button
              size="s"
              variant="secondary"
              busy={busy === 'hand-back'}
              onClick={() => void attend('hand-back')}
            >
              {t('builderConversations.live.handBack')}
            </Button>
          ) : (
            <Button size="s" icon="user" busy={busy === 'take-over'} onClick={() => void stepIn()}>
              {t('builderConversations.live.takeOver')}
            </Button>
          )}
        </div>
      </div>
      {mine && <Composer chatbotId={chatbotId} sessionId={sessionId} takesFocus={steppedIn} onSay={onSay} />}
    </section>
  );
}
