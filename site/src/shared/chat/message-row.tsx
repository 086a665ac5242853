import { BRAND } from '@contract';
import type { ReactNode } from 'react';
import { useLocale, useT } from '../../i18n';
import { formatTime } from '../../lib/dates';
import { tokens } from '../../ui/tokens';
import { BrandMark } from '../brand/wordmark';
import { AttachmentView } from './attachment-view';
import { CopyButton } from './copy-button';
import { MarkdownText } from './markdown-text';
import type { ChatMessage } from './message';
import { WritingDots } from './writing-dots';

const { color, radius, size } = tokens;
const AVATAR_PX = 32;

interface MessageRowProps {
  message: ChatMessage;
  /** The first letter of the person’s name. */
  initial: string;
  /** Who wrote what the brand did not; `Tu` unless said otherwise. */
  author?: string;
  /** More to do with it, beside the copy button. */
  actions?: ReactNode;
  /** What belongs to it, below its words. */
  after?: ReactNode;
  /** In place of its words: while they are being rewritten. */
  instead?: ReactNode;
}

function Who({ from, initial }: Pick<ChatMessage, 'from'> & { initial: string }) {
  if (from === 'assistant') return <BrandMark size={AVATAR_PX} />;
  return (
    <span
      aria-hidden
      css={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: AVATAR_PX,
        height: AVATAR_PX,
        borderRadius: '50%',
        background: color.accent,
        color: color.onAccent,
        fontSize: size.s,
        fontWeight: 650,
      }}
    >
      {initial}
    </span>
  );
}

/** One message: who said it and when, its words and files, and what can be done with it. */
export function MessageRow({ message, initial, author, actions, after, instead }: MessageRowProps) {
  const t = useT();
  const { locale } = useLocale();
  const { from, text, createdAt, attachments = [], growing = false } = message;
  const mine = from === 'user';
  return (
    <article
      data-from={from}
      css={{
        display: 'grid',
        gridTemplateColumns: `${AVATAR_PX}px minmax(0, 1fr)`,
        columnGap: 12,
        rowGap: 4,
        '& .message-actions': { opacity: 0, transition: `opacity ${tokens.motion.fast}` },
        '&:hover .message-actions, &:focus-within .message-actions': { opacity: 1 },
        // A finger cannot hover.
        '@media (hover: none)': { '& .message-actions': { opacity: 1 } },
      }}
    >
      <Who from={from} initial={initial} />
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, minWidth: 0 }}>
        <p css={{ display: 'flex', gap: 8, alignItems: 'baseline', minHeight: AVATAR_PX, paddingTop: 4 }}>
          <strong>{mine ? (author ?? t('chat.you')) : BRAND.name}</strong>
          <time dateTime={createdAt} css={{ color: color.muted, fontSize: size.xs }}>
            {formatTime(createdAt, locale)}
          </time>
        </p>
        <AttachmentView attachments={attachments} />
        {instead ??
          (text !== '' && (
            <div
              css={
                mine
                  ? {
                      justifySelf: 'start',
                      maxWidth: '100%',
                      padding: '10px 14px',
                      borderRadius: `4px ${radius.l} ${radius.l} ${radius.l}`,
                      background: color.accentSoft,
                      whiteSpace: 'pre-wrap',
                      overflowWrap: 'anywhere',
                    }
                  : undefined
              }
              {...(mine ? { dir: 'auto' } : {})}
            >
              {mine ? text : <MarkdownText text={text} />}
            </div>
          ))}
        {growing && text === '' && <WritingDots />}
        {after}
        {!growing && !instead && (
          <div
            className="message-actions"
            css={{ display: 'flex', flexWrap: 'wrap', marginInlineStart: -12, minHeight: 44 }}
          >
            {text !== '' && <CopyButton text={text} />}
            {actions}
          </div>
        )}
      </div>
    </article>
  );
}
