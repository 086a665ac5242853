import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { openQuestion } from '../model/mail-reply';
import { useConversation } from '../api/use-conversation';
import { ConversationHeading } from './conversation-heading';
import { CurateDialog, type Curating } from './curate-dialog';
import { EraseDialog } from './erase-dialog';
import { MessageLog } from './message-log';
import { ONE_PANE } from './panes';
import { ReplyBar } from './reply-bar';
import { WhyPanel } from '../../training/components/why-panel';
import { useAttend } from './use-attend';
import { useReplyOutbox } from './use-reply-outbox';

interface ConversationDetailProps {
  chatbotId: string;
  sessionId: string;
  /** Opened by hand, reading goes on here; a link that leads here leaves the focus alone. */
  openedByHand: RefObject<boolean>;
  onBack: () => void;
}

/** One visitor's conversation, growing while it is watched, and the way into it. */
export function ConversationDetail({ chatbotId, sessionId, openedByHand, onBack }: ConversationDetailProps) {
  const t = useT();
  const { detail, error, change, reload } = useConversation(chatbotId, sessionId);
  const { outbox, replies } = useReplyOutbox(chatbotId);
  const { attend } = useAttend(chatbotId, sessionId, change);
  const [erasing, setErasing] = useState(false);
  const [curating, setCurating] = useState<Curating | null>(null);
  const [explained, setExplained] = useState<string | null>(null);
  const curate = useCallback((question: string, answer: string) => setCurating({ question, answer }), []);
  const title = useRef<HTMLHeadingElement>(null);
  const loaded = detail !== undefined;
  useEffect(() => {
    if (!loaded || !openedByHand.current) return;
    title.current?.focus({ preventScroll: true });
    // On a phone the conversation fills the screen: its end at the screen's end, its top at the top.
    const alone = window.matchMedia?.(ONE_PANE.replace('@media ', '')).matches;
    if (alone) title.current?.closest('section')?.scrollIntoView({ block: 'end' });
  }, [loaded, openedByHand]);

  const gone = error instanceof ApiFailure && error.status === 404;
  if (gone || (!detail && error !== undefined)) {
    return (
      <div css={{ padding: 16 }}>
        <Notice
          tone="error"
          action={
            gone ? (
              <Button size="s" variant="secondary" onClick={onBack}>
                {t('builderConversations.back')}
              </Button>
            ) : (
              <Button size="s" variant="secondary" onClick={reload}>
                {t('common.retry')}
              </Button>
            )
          }
        >
          {t(gone ? 'builderConversations.gone' : 'builderConversations.failed')}
        </Notice>
      </div>
    );
  }
  if (!detail) {
    return (
      <div css={{ padding: 18 }}>
        <Skeleton lines={6} />
      </div>
    );
  }
  const { conversation, messages } = detail;
  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog over it, or a hint, has its own Esc.
    if (event.key === 'Escape' && !(event.target as Element).closest('dialog')) onBack();
  };
  return (
    // The keys are those of what is inside; Esc leads back to the list from anywhere here.
    <div
      role="presentation"
      onKeyDown={onKeyDown}
      css={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
    >
      <ConversationHeading
        conversation={conversation}
        question={openQuestion(messages)}
        titleRef={title}
        onBack={onBack}
        onErase={() => setErasing(true)}
        onMail={() => void attend('resolve')}
      />
      <MessageLog
        messages={messages}
        replies={replies.filter((reply) => reply.sessionId === sessionId)}
        onRetry={outbox.retry}
        onDiscard={outbox.discard}
        onWhy={setExplained}
        onCurate={curate}
      />
      <ReplyBar
        chatbotId={chatbotId}
        conversation={conversation}
        onChange={change}
        onSay={(text) => outbox.say(sessionId, text, messages)}
      />
      <EraseDialog
        chatbotId={chatbotId}
        conversation={conversation}
        open={erasing}
        onClose={() => setErasing(false)}
        onErased={onBack}
      />
      <CurateDialog chatbotId={chatbotId} subject={curating} onClose={() => setCurating(null)} />
      <WhyPanel
        chatbotId={chatbotId}
        replyId={explained ?? ''}
        open={explained !== null}
        onClose={() => setExplained(null)}
      />
    </div>
  );
}
