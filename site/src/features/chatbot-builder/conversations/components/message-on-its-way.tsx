import { useErrorText, useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';
import type { OutgoingReply } from '../model/reply-outbox';
import { Bubble } from './bubble';
import { QuietButton } from './quiet-button';

interface MessageOnItsWayProps {
  reply: OutgoingReply;
  onRetry: () => void;
  onDiscard: () => void;
}

/** Something the owner said that the server does not have yet, or could not take. */
export function MessageOnItsWay({ reply, onRetry, onDiscard }: MessageOnItsWayProps) {
  const t = useT();
  const errorText = useErrorText();
  const heading = `${t('builderConversations.person')} · ${
    reply.state === 'sending'
      ? t('builderConversations.live.sending')
      : t('builderConversations.live.notSent')
  }`;
  return (
    <Bubble sender="person" heading={heading} text={reply.text}>
      {reply.state === 'failed' && (
        <div role="alert" css={{ display: 'flex', flexWrap: 'wrap', gap: '0 12px', alignItems: 'center' }}>
          <span css={{ color: tokens.color.red, fontSize: tokens.size.s }}>{errorText(reply.failure)}</span>
          <QuietButton onClick={onRetry}>{t('builderConversations.live.retry')}</QuietButton>
          <QuietButton onClick={onDiscard}>{t('builderConversations.live.discard')}</QuietButton>
        </div>
      )}
    </Bubble>
  );
}
