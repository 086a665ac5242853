import { INTERVIEW_LIMITS, type AnswerKind, type InterviewQuestion } from '@contract';
import { useT } from '../../../i18n';
import { Composer, type ComposerProps } from '../../../shared/chat/composer';
import { ACCOUNTS_ACCEPT } from './answer-ways';
import type { useProjectChat } from './use-project-chat';

/** The keyboard of a phone. Amounts keep the one with letters: they may be negative, or "1,2 mln". */
const INPUT_MODES: Partial<Record<AnswerKind, ComposerProps['inputMode']>> = {
  number: 'numeric',
  percent: 'decimal',
  year: 'numeric',
  'vat-number': 'numeric',
  ateco: 'decimal',
  pec: 'email',
};

interface AnswerComposerProps extends Pick<ReturnType<typeof useProjectChat>, 'answer'> {
  chatId: string;
  /** Null when the interview is over: what is written is talked about. */
  question: InterviewQuestion | null;
  pending: boolean;
  onFiles: (files: File[]) => void;
}

/** Where the open question is answered in words, or with a file that is dropped; afterwards, where the project is talked about. */
export function AnswerComposer({ chatId, question, pending, answer, onFiles }: AnswerComposerProps) {
  const t = useT();
  const answerKind = question?.answerKind;
  return (
    <Composer
      label={t('interview.write')}
      placeholder={question ? undefined : t('interview.over.placeholder')}
      draftKey={`project-chat.${chatId}`}
      pending={pending}
      maxLength={INTERVIEW_LIMITS.message}
      inputMode={answerKind && INPUT_MODES[answerKind]}
      attach={answerKind === 'accounts' ? { accept: ACCOUNTS_ACCEPT, onFiles } : undefined}
      onSend={(text) => answer(question, text)}
    />
  );
}
