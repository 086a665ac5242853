import { LIMITS, type SaveCuratedAnswer } from '@contract';
import { useT } from '../../../../i18n';
import { Dialog } from '../../../../ui/dialog';
import { toast } from '../../../../ui/toast';
import { useCuratedAnswers } from '../../training/api/use-curated-answers';
import { CuratedAnswerForm } from '../../training/components/curated-answer-form';

/** A visitor's question and the reply to it. */
export type Curating = SaveCuratedAnswer['request'];

interface CurateDialogProps {
  chatbotId: string;
  /** What it begins with; null while closed. */
  subject: Curating | null;
  onClose: () => void;
}

/** A visitor's question and the answer that should have been given: from now on the bot gives it. */
export function CurateDialog({ chatbotId, subject, onClose }: CurateDialogProps) {
  const t = useT();
  return (
    <Dialog title={t('builderConversations.curate.title')} open={subject !== null} onClose={onClose}>
      {subject && <Curate chatbotId={chatbotId} subject={subject} onClose={onClose} />}
    </Dialog>
  );
}

function Curate({ chatbotId, subject, onClose }: CurateDialogProps & { subject: Curating }) {
  const t = useT();
  const { put } = useCuratedAnswers(chatbotId);
  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <p>{t('builderConversations.curate.lead')}</p>
      <CuratedAnswerForm
        label={t('builderConversations.curate.title')}
        saveLabel={t('builderConversations.curate.save')}
        // A visitor may write more than a question holds.
        initial={{
          question: subject.question.slice(0, LIMITS.curatedAnswers.question),
          answer: subject.answer.slice(0, LIMITS.curatedAnswers.answer),
        }}
        onSave={async (pair) => {
          await put(pair);
          toast.success(t('builderConversations.curate.saved'), t('builderConversations.curate.savedBody'));
          onClose();
        }}
        onCancel={onClose}
      />
    </div>
  );
}
