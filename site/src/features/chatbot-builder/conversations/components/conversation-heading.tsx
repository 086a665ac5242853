import type { VisitorConversation } from '@contract';
import type { Ref } from 'react';
import { useLocale, useT } from '../../../../i18n';
import { formatDateTime } from '../../../../lib/dates';
import { IconButton } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { tokens } from '../../../../ui/tokens';
import { Tooltip } from '../../../../ui/tooltip';
import { mailtoLink } from '../model/mail-reply';
import { useBuilderState } from '../../components/builder-context';
import { ONE_PANE } from './panes';
import { ConversationBadges } from './conversation-badges';

interface ConversationHeadingProps {
  conversation: VisitorConversation;
  /** What the visitor is still to be answered; '' where nothing was asked. */
  question: string;
  /** Takes the focus when the conversation is opened by hand. */
  titleRef: Ref<HTMLHeadingElement>;
  onBack: () => void;
  onErase: () => void;
  /** The owner answers by mail: nobody waits any more. */
  onMail: () => void;
}

/** Whose conversation this is, as far as anybody knows. */
export function ConversationHeading({
  conversation,
  question,
  titleRef,
  onBack,
  onErase,
  onMail,
}: ConversationHeadingProps) {
  const t = useT();
  const botName = useBuilderState(({ chatbot }) => chatbot.design.displayName);
  const { locale } = useLocale();
  const { label, startedAt, page, identity, handoverEmail, handoverNote } = conversation;
  return (
    <header css={{ borderBottom: `1px solid ${tokens.color.line}` }}>
      <div css={{ display: 'flex', gap: 4, alignItems: 'flex-start', padding: '8px 8px 10px 16px' }}>
        <span css={{ display: 'none', marginLeft: -10, [ONE_PANE]: { display: 'block' } }}>
          <IconButton icon="arrow-left" label={t('builderConversations.back')} onClick={onBack} />
        </span>
        <div css={{ flex: 1, minWidth: 0, display: 'grid', gap: 4, paddingTop: 6 }}>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' }}>
            <h3 ref={titleRef} tabIndex={-1} css={{ fontSize: tokens.size.l, outline: 'none' }}>
              {t('builderConversations.label', { label })}
            </h3>
            <ConversationBadges conversation={conversation} />
          </div>
          {identity && (
            <p css={{ fontSize: tokens.size.s, overflowWrap: 'anywhere' }}>
              {[identity.name, identity.email].filter(Boolean).join(' · ')}{' '}
              <Tooltip text={t('builderConversations.identityHint')}>
                {(describedBy) => (
                  // Focusable, so that the keyboard can read the hint.
                  <button
                    type="button"
                    css={{
                      padding: '0 2px',
                      border: 0,
                      background: 'none',
                      color: tokens.color.muted,
                      fontSize: tokens.size.xs,
                      textDecoration: 'underline dotted',
                      textUnderlineOffset: 3,
                      cursor: 'help',
                    }}
                    {...describedBy}
                  >
                    {t('builderConversations.identity')}
                  </button>
                )}
              </Tooltip>
            </p>
          )}
          <p css={{ color: tokens.color.muted, fontSize: tokens.size.xs, overflowWrap: 'anywhere' }}>
            {formatDateTime(startedAt, locale)}
            {page ? ` · ${t('builderConversations.startedOn', { page })}` : ''}
          </p>
        </div>
        <IconButton icon="trash" label={t('builderConversations.erase.action')} onClick={onErase} />
      </div>
      {handoverEmail && (
        <div css={{ padding: '0 16px 12px' }}>
          <Notice
            tone="info"
            title={t('builderConversations.handoverFrom', { email: handoverEmail })}
            action={
              <a
                href={mailtoLink(handoverEmail, {
                  subject: t('builderConversations.replySubject', { bot: botName }),
                  body: question ? t('builderConversations.replyBody', { question }) : '',
                })}
                onClick={onMail}
              >
                {t('builderConversations.reply')}
              </a>
            }
          >
            {handoverNote}
          </Notice>
        </div>
      )}
    </header>
  );
}
