import { LIMITS, type ImprovableQuestion, type SaveCuratedAnswer } from '@contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLocale, useT } from '../../../../i18n';
import { formatDateTime, formatRelative } from '../../../../lib/dates';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Icon } from '../../../../ui/icon';
import { tokens } from '../../../../ui/tokens';
import { useConversationAddress } from '../../conversations/components/use-conversation-address';
import { CuratedAnswerForm } from './curated-answer-form';

interface ImprovableQuestionRowProps {
  item: ImprovableQuestion;
  onAnswer: (pair: SaveCuratedAnswer['request']) => Promise<void>;
  onIgnore: () => Promise<void>;
}

/** One question in all of its wordings: how often, where, and what to do about it. */
export function ImprovableQuestionRow({ item, onAnswer, onIgnore }: ImprovableQuestionRowProps) {
  const t = useT();
  const { locale } = useLocale();
  const [answering, setAnswering] = useState(false);
  const [busy, setBusy] = useState(false);
  const { question, wordings, count, unanswered, thumbsDown, lastAskedAt } = item;

  return (
    <li
      css={{
        display: 'grid',
        gap: 8,
        minWidth: 0,
        padding: '14px 0',
        borderTop: `1px solid ${tokens.color.line}`,
        '&:first-of-type': { borderTop: 0, paddingTop: 0 },
      }}
    >
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'baseline' }}>
        <h4 css={{ flex: '1 1 240px', minWidth: 0, margin: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {question}
        </h4>
        <span css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {t('builderImprove.questions.times', { count })} ·{' '}
          <time dateTime={lastAskedAt} title={formatDateTime(lastAskedAt, locale)}>
            {t('builderImprove.questions.lastAsked', { when: formatRelative(lastAskedAt, locale) })}
          </time>
        </span>
      </div>
      {wordings.length > 0 && (
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s, overflowWrap: 'anywhere' }}>
          {t('builderImprove.questions.wordings')}: {wordings.map((each) => `“${each}”`).join(' · ')}
        </p>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' }}>
        {unanswered > 0 && (
          <Badge tone="warning">{t('builderImprove.questions.unanswered', { count: unanswered })}</Badge>
        )}
        {thumbsDown > 0 && (
          <Badge tone="error">
            <Icon name="thumb-down" size={14} />
            {t('builderImprove.questions.thumbsDown', { count: thumbsDown })}
          </Badge>
        )}
        <Conversations item={item} />
      </div>
      {answering ? (
        <CuratedAnswerForm
          initial={{ question: question.slice(0, LIMITS.curatedAnswers.question), answer: '' }}
          label={t('builderImprove.questions.answerLabel', { question })}
          saveLabel={t('builderImprove.questions.saveAnswer')}
          onSave={onAnswer}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button
            size="s"
            variant="secondary"
            icon="edit"
            aria-label={t('builderImprove.questions.answerLabel', { question })}
            onClick={() => setAnswering(true)}
          >
            {t('builderImprove.questions.answer')}
          </Button>
          <Button
            size="s"
            variant="ghost"
            busy={busy}
            aria-label={t('builderImprove.questions.ignoreLabel', { question })}
            onClick={() => {
              setBusy(true);
              void onIgnore().finally(() => setBusy(false));
            }}
          >
            {t('builderImprove.questions.ignore')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Where it was asked, folded away. */
function Conversations({ item: { conversations } }: Pick<ImprovableQuestionRowProps, 'item'>) {
  const t = useT();
  const { locale } = useLocale();
  const to = useConversationAddress();
  return (
    <details css={{ fontSize: tokens.size.s, minWidth: 0, '&[open]': { flexBasis: '100%' } }}>
      <summary css={{ minHeight: 24, paddingInline: 4, color: tokens.color.accent, cursor: 'pointer' }}>
        {t('builderImprove.questions.conversations', { count: conversations.length })}
      </summary>
      <ul css={{ display: 'grid', margin: 0, padding: '4px 0 0', listStyle: 'none' }}>
        {conversations.map(({ sessionId, question, askedAt }) => (
          <li key={sessionId}>
            <Link
              to={to(sessionId)}
              aria-label={t('builderImprove.questions.readConversation', { question })}
              css={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: '0 12px',
                padding: '6px 4px',
                color: tokens.color.ink,
                textDecoration: 'none',
                '&:hover span': { textDecoration: 'underline' },
              }}
            >
              <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>{question}</span>
              <time dateTime={askedAt} css={{ color: tokens.color.muted }}>
                {formatRelative(askedAt, locale)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
