import { INTERVIEW_LIMITS, type AnswerKind, type InterviewQuestion, type QuickReply } from '@contract';
import { useT } from '../../../i18n';
import { Composer, type ComposerProps } from '../../../shared/chat/composer';
import { QuickReplies } from '../../../shared/chat/quick-replies';
import { FileDrop } from '../../../shared/uploads/file-drop';
import { toast } from '../../../ui/toast';
import { tokens } from '../../../ui/tokens';
import { ChoicePicker } from './choice-picker';
import { MonthsForm } from './months-form';
import type { useProjectChat } from './use-project-chat';

const { color, size } = tokens;
const ACCEPT = INTERVIEW_LIMITS.accountsExtensions.map((extension) => `.${extension}`).join(',');
const SKIP = 'skip';
const KEEP = 'keep';

/** The keyboard of a phone. Amounts that may be negative, or "1,2 mln", need one with letters. */
const INPUT_MODES: Partial<Record<AnswerKind, ComposerProps['inputMode']>> = {
  number: 'numeric',
  percent: 'decimal',
  year: 'numeric',
  'vat-number': 'numeric',
  ateco: 'decimal',
  pec: 'email',
};

/** Why a question is asked and what an answer looks like. */
function Help({ question: { why, example, optional } }: { question: InterviewQuestion }) {
  const t = useT();
  return (
    <div css={{ display: 'grid', gap: 2, color: color.muted, fontSize: size.s }}>
      <details>
        <summary css={{ width: 'fit-content', minHeight: 28, cursor: 'pointer', fontWeight: 600 }}>
          {t('interview.why')}
        </summary>
        <p css={{ paddingBlock: 4 }}>{why}</p>
      </details>
      {(example || optional) && (
        <p css={{ overflowWrap: 'anywhere' }}>
          {[example && t('interview.example', { example }), optional && t('interview.optional')]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </div>
  );
}

interface AnswerBarProps extends Pick<ReturnType<typeof useProjectChat>, 'answer' | 'upload'> {
  chatId: string;
  question: InterviewQuestion;
  pending: boolean;
}

/** Where the open question is answered: chips, a file, twelve months, or words. */
export function AnswerBar({ chatId, question, pending, answer, upload }: AnswerBarProps) {
  const t = useT();
  const { answerKind, quickReplies } = question;
  const send = ({ value, label }: QuickReply) => void answer(question, value, label);
  const isWayOut = ({ value }: QuickReply) => value === SKIP || value === KEEP;
  const chips = quickReplies.filter(
    (reply) => reply.action === 'send' && (answerKind !== 'choices' || isWayOut(reply)),
  );
  const onFiles = ([file]: File[]) => {
    if (!file) return;
    if (file.size > INTERVIEW_LIMITS.accountsBytes) toast.error(t('interview.accounts.tooLarge'), file.name);
    else void upload(question, file);
  };
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 }}>
      <Help question={question} />
      {answerKind === 'accounts' && (
        <FileDrop
          label={t('interview.accounts.zone')}
          buttonLabel={t('interview.accounts.button')}
          accept={ACCEPT}
          multiple={false}
          busy={pending}
          onFiles={onFiles}
        >
          <p css={{ fontSize: size.s }}>
            {t(pending ? 'interview.accounts.reading' : 'interview.accounts.hint')}
          </p>
        </FileDrop>
      )}
      {answerKind === 'months' && (
        <MonthsForm key={question.id} disabled={pending} onSend={(text) => void answer(question, text)} />
      )}
      {answerKind === 'choices' && !pending && (
        <ChoicePicker
          key={question.id}
          choices={quickReplies.filter((reply) => !isWayOut(reply))}
          disabled={pending}
          onSend={(chosen) =>
            void answer(
              question,
              chosen.map(({ value }) => value).join(', '),
              chosen.map(({ label }) => label).join(', '),
            )
          }
        />
      )}
      {!pending && (
        <QuickReplies
          replies={chips.map(({ label }) => label)}
          labelHidden={answerKind === 'choices'}
          onChoose={(label) => {
            const chosen = chips.find((reply) => reply.label === label);
            if (chosen) send(chosen);
          }}
        />
      )}
      <Composer
        label={t('interview.write')}
        draftKey={`project-chat.${chatId}`}
        pending={pending}
        maxLength={INTERVIEW_LIMITS.message}
        inputMode={INPUT_MODES[answerKind]}
        attach={answerKind === 'accounts' ? { accept: ACCEPT, onFiles } : undefined}
        onSend={(text) => answer(question, text)}
      />
    </div>
  );
}
