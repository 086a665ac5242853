import type { MessageSource, VisitorMessage } from '@contract';
import { memo } from 'react';
import { useLocale, useT } from '../../../../i18n';
import { formatTime } from '../../../../lib/dates';
import { Badge } from '../../../../ui/badge';
import { Icon } from '../../../../ui/icon';
import { tokens } from '../../../../ui/tokens';
import { WatchButton } from '../../training/components/watch-button';
import { Bubble } from './bubble';
import { QuietButton } from './quiet-button';

interface MessageProps {
  message: VisitorMessage;
  /** What the visitor had asked; '' when nothing. */
  question: string;
  onWhy: (replyId: string) => void;
  onCurate: (question: string, answer: string) => void;
}

/** One message, who said it and when; of a reply also where it came from, and how the visitor took it. */
export const Message = memo(function Message({ message, question, onWhy, onCurate }: MessageProps) {
  const t = useT();
  const { locale } = useLocale();
  const { sender, text, sources, answered, feedback, feedbackReason, stopped, createdAt } = message;
  const noted = answered === false || feedback !== null || stopped;
  return (
    <Bubble
      sender={sender}
      text={text}
      heading={
        <>
          {t(`builderConversations.${sender}`)} ·{' '}
          <time dateTime={createdAt}>{formatTime(createdAt, locale)}</time>
        </>
      }
    >
      {noted && (
        <div
          css={{ display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center', justifyContent: 'inherit' }}
        >
          {answered === false && <Badge tone="warning">{t('builderConversations.unknownReply')}</Badge>}
          {stopped && <Badge>{t('builderConversations.stopped')}</Badge>}
          {feedback === 'up' && (
            <Badge tone="success">
              <Icon name="thumb-up" size={14} />
              {t('builderConversations.thumbUp')}
            </Badge>
          )}
          {feedback === 'down' && (
            <Badge tone="error">
              <Icon name="thumb-down" size={14} />
              {t('builderConversations.thumbDown')}
            </Badge>
          )}
          {feedbackReason && (
            <span css={{ fontSize: tokens.size.s, fontStyle: 'italic', overflowWrap: 'anywhere' }}>
              {t('builderConversations.reason', { reason: feedbackReason })}
            </span>
          )}
        </div>
      )}
      {sources.length > 0 && <Sources sources={sources} />}
      {sender !== 'visitor' && question !== '' && (
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: '0 12px' }}>
          {sender === 'bot' && (
            <QuietButton onClick={() => onWhy(message.id)}>{t('builderConversations.why')}</QuietButton>
          )}
          <QuietButton onClick={() => onCurate(question, text)}>
            {t('builderConversations.curate.action')}
          </QuietButton>
          {sender === 'bot' && (
            <WatchButton
              quiet
              question={question}
              outcome={answered === false ? 'unknown' : 'answered'}
              source={sources[0]?.title ?? ''}
            />
          )}
        </div>
      )}
    </Bubble>
  );
});

function Sources({ sources }: { sources: MessageSource[] }) {
  const t = useT();
  return (
    <ul
      aria-label={t('builderConversations.sources')}
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 6,
        listStyle: 'none',
        fontSize: tokens.size.xs,
        color: tokens.color.muted,
      }}
    >
      {sources.map(({ title, page }) => (
        <li key={`${title}-${page}`} css={{ display: 'inline-flex', gap: 4, alignItems: 'center' }}>
          <Icon name="file" size={14} />
          {page ? t('builderConversations.sourcePage', { title, page }) : title}
        </li>
      ))}
    </ul>
  );
}
