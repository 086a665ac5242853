import type { QuestionCount } from '@contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLocale, useT } from '../../../../i18n';
import { formatRelative } from '../../../../lib/dates';
import { Button } from '../../../../ui/button';
import { tokens } from '../../../../ui/tokens';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { Group } from '../../../../shared/builder/section';
import { useConversationAddress } from '../../conversations/components/use-conversation-address';

const FIRST = 5;

export function TopQuestions({ questions }: { questions: readonly QuestionCount[] }) {
  const t = useT();
  return (
    <Group title={t('builderStatistics.topQuestions')}>
      <Questions questions={questions} none={t('builderStatistics.topNone')} />
    </Group>
  );
}

/** What the owner can do something about: each leads to a conversation in which it was asked. */
export function UnansweredQuestions({ questions }: { questions: readonly QuestionCount[] }) {
  const t = useT();
  return (
    <Group
      title={t('builderStatistics.unansweredQuestions')}
      lead={questions.length > 0 ? t('builderStatistics.unansweredLead') : undefined}
    >
      <Questions questions={questions} none={t('builderStatistics.unansweredNone')} />
    </Group>
  );
}

function Questions({ questions, none }: { questions: readonly QuestionCount[]; none: string }) {
  const t = useT();
  const { locale } = useLocale();
  const to = useConversationAddress();
  const [all, setAll] = useState(false);
  if (questions.length === 0) return <p css={{ color: tokens.color.muted }}>{none}</p>;
  const hidden = all ? 0 : Math.max(0, questions.length - FIRST);
  return (
    <>
      <ol css={{ display: 'grid', listStyle: 'none', minWidth: 0 }}>
        {questions.slice(0, questions.length - hidden).map(({ question, count, lastAskedAt, sessionId }) => (
          <li
            key={question}
            css={{ borderTop: `1px solid ${tokens.color.line}`, '&:first-of-type': { borderTop: 0 } }}
          >
            <Link
              to={to(sessionId)}
              css={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: '2px 16px',
                alignItems: 'baseline',
                padding: '10px 4px',
                color: tokens.color.ink,
                textDecoration: 'none',
                '&:hover > span:first-of-type': { textDecoration: 'underline' },
              }}
            >
              <span css={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>
                <VisuallyHidden>{t('builderStatistics.readConversation')} </VisuallyHidden>
                {question}
              </span>
              <span css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
                {t('builderStatistics.times', { count })} ·{' '}
                {count === 1
                  ? formatRelative(lastAskedAt, locale)
                  : t('builderStatistics.lastAsked', { when: formatRelative(lastAskedAt, locale) })}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <div>
          <Button size="s" variant="secondary" onClick={() => setAll(true)}>
            {t('builderStatistics.showAll', { count: hidden })}
          </Button>
        </div>
      )}
    </>
  );
}
