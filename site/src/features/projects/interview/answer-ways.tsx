import { INTERVIEW_LIMITS, type InterviewQuestion, type QuickReply } from '@contract';
import { useT } from '../../../i18n';
import { QuickReplies } from '../../../shared/chat/quick-replies';
import { FileDrop } from '../../../shared/uploads/file-drop';
import { tokens } from '../../../ui/tokens';
import { ChoicePicker } from './choice-picker';
import { MonthsForm } from './months-form';
import type { useProjectChat } from './use-project-chat';

const { color, media, size } = tokens;
const SKIP = 'skip';
const KEEP = 'keep';
const isWayOut = ({ value }: QuickReply) => value === SKIP || value === KEEP;

/** What the file picker offers; what a file really is, its bytes decide. */
export const ACCOUNTS_ACCEPT = INTERVIEW_LIMITS.accountsExtensions
  .map((extension) => `.${extension}`)
  .join(',');

/** Why a question is asked and what an answer looks like. */
function Help({ question: { why, example, optional, answerKind } }: { question: InterviewQuestion }) {
  const t = useT();
  // Twelve fields say more than twelve examples.
  const shown = answerKind === 'months' ? '' : example;
  return (
    <div css={{ display: 'grid', gap: 2, color: color.muted, fontSize: size.s }}>
      <details>
        <summary css={{ width: 'fit-content', minHeight: 28, cursor: 'pointer', fontWeight: 600 }}>
          {t('interview.why')}
        </summary>
        <p css={{ paddingBlock: 4 }}>{why}</p>
      </details>
      {(shown || optional) && (
        <p css={{ overflowWrap: 'anywhere' }}>
          {[shown && t('interview.example', { example: shown }), optional && t('interview.optional')]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </div>
  );
}

interface AnswerWaysProps extends Pick<ReturnType<typeof useProjectChat>, 'answer'> {
  question: InterviewQuestion;
  onFiles: (files: File[]) => void;
}

/** The ways to answer the open question without writing a message: chips, a file, twelve months. */
export function AnswerWays({ question, answer, onFiles }: AnswerWaysProps) {
  const t = useT();
  const { answerKind, quickReplies } = question;
  const send = (chosen: QuickReply[]) =>
    void answer(
      question,
      chosen.map(({ value }) => value).join(', '),
      chosen.map(({ label }) => label).join(', '),
    );
  const chips = quickReplies.filter(
    (reply) => reply.action === 'send' && (answerKind !== 'choices' || isWayOut(reply)),
  );
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 12,
        // In line with the words of the messages.
        marginInlineStart: 44,
        [media.narrow]: { marginInlineStart: 0, paddingTop: 8 },
      }}
    >
      <Help question={question} />
      {answerKind === 'accounts' && (
        <FileDrop
          label={t('interview.accounts.zone')}
          buttonLabel={t('interview.accounts.button')}
          accept={ACCOUNTS_ACCEPT}
          multiple={false}
          onFiles={onFiles}
        >
          <p css={{ fontSize: size.s }}>{t('interview.accounts.hint')}</p>
        </FileDrop>
      )}
      {answerKind === 'months' && <MonthsForm onSend={(text) => void answer(question, text)} />}
      {answerKind === 'choices' && (
        <ChoicePicker choices={quickReplies.filter((reply) => !isWayOut(reply))} onSend={send} />
      )}
      <QuickReplies
        replies={chips.map(({ label }) => label)}
        labelHidden={answerKind === 'choices'}
        onChoose={(label) => send(chips.filter((reply) => reply.label === label).slice(0, 1))}
      />
    </div>
  );
}
