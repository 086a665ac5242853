import type { VisitorConversation } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { conversationsApi } from '../../api/conversations-api';
import { Composer } from './composer';

interface ReplyBarProps {
  chatbotId: string;
  conversation: VisitorConversation;
  onChange: (conversation: VisitorConversation) => void;
  onSay: (text: string) => void;
}

/** Who answers: the bot, until the owner steps in with one press; the owner, until they hand back. */
export function ReplyBar({ chatbotId, conversation, onChange, onSay }: ReplyBarProps) {
  const t = useT();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [steppedIn, setSteppedIn] = useState(false);
  const { sessionId, attendedBy, personRequestedAt } = conversation;
  const mine = attendedBy === 'person';

  const attend = async (how: 'take-over' | 'hand-back') => {
    setBusy(true);
    try {
      const changed = await conversationsApi.attend(chatbotId, sessionId, how);
      setSteppedIn(how === 'take-over');
      onChange(changed);
    } catch (failure) {
      toast.error(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  const words = mine ? 'youAttend' : personRequestedAt ? 'waits' : 'botAttends';
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
        {mine ? (
          <Button size="s" variant="secondary" busy={busy} onClick={() => void attend('hand-back')}>
            {t('builderConversations.live.handBack')}
          </Button>
        ) : (
          <Button size="s" icon="user" busy={busy} onClick={() => void attend('take-over')}>
            {t('builderConversations.live.takeOver')}
          </Button>
        )}
      </div>
      {mine && <Composer chatbotId={chatbotId} sessionId={sessionId} takesFocus={steppedIn} onSay={onSay} />}
    </section>
  );
}
