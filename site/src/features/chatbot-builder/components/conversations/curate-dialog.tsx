import { LIMITS } from '@contract';
import { useEffect, useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Notice } from '../../../../ui/notice';
import { TextArea } from '../../../../ui/text-area';
import { toast } from '../../../../ui/toast';
import { conversationsApi } from '../../api/conversations-api';

/** A reply to be made the bot's own. */
export interface Curating {
  question: string;
  answer: string;
}

interface CurateDialogProps {
  chatbotId: string;
  /** What it begins with; null while closed. */
  subject: Curating | null;
  onClose: () => void;
}

/** A visitor's question and the answer that should have been given: from now on the bot gives it. */
export function CurateDialog({ chatbotId, subject, onClose }: CurateDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const [draft, setDraft] = useState<Curating>({ question: '', answer: '' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [tried, setTried] = useState(false);
  useEffect(() => {
    if (!subject) return;
    setDraft(subject);
    setFailure(null);
    setTried(false);
  }, [subject]);

  const problem = (field: keyof Curating): string | null => {
    const max = LIMITS.curatedAnswers[field];
    const text = draft[field].trim();
    if (text.length > max) return t('builderConversations.curate.tooLong', { max });
    return tried && text === '' ? t('builderConversations.curate.required') : null;
  };
  const save = async () => {
    setTried(true);
    const request = { question: draft.question.trim(), answer: draft.answer.trim() };
    const fits =
      request.question.length <= LIMITS.curatedAnswers.question &&
      request.answer.length <= LIMITS.curatedAnswers.answer;
    if (!request.question || !request.answer || !fits) return;
    setBusy(true);
    setFailure(null);
    try {
      await conversationsApi.curate(chatbotId, request);
      toast.success(t('builderConversations.curate.saved'), t('builderConversations.curate.savedBody'));
      onClose();
    } catch (refused) {
      setFailure(refused);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t('builderConversations.curate.title')}
      open={subject !== null}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button busy={busy} onClick={() => void save()}>
            {t('builderConversations.curate.save')}
          </Button>
        </>
      }
    >
      <div css={{ display: 'grid', gap: 16 }}>
        <p>{t('builderConversations.curate.lead')}</p>
        <TextArea
          label={t('builderConversations.curate.question')}
          required
          rows={2}
          value={draft.question}
          error={problem('question')}
          onChange={(question) => setDraft({ ...draft, question })}
        />
        <TextArea
          label={t('builderConversations.curate.answer')}
          required
          rows={5}
          value={draft.answer}
          error={problem('answer')}
          onChange={(answer) => setDraft({ ...draft, answer })}
        />
        {failure !== null && <Notice tone="error">{errorText(failure)}</Notice>}
      </div>
    </Dialog>
  );
}
