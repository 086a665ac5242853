import { useState } from 'react';
import { useErrorText, useT } from '../../../i18n';
import { ApiFailure } from '../../../lib/http';
import { toast } from '../../../ui/toast';
import type { ActionOutcome } from '../model/builder';

/** Runs what is done to the whole chatbot, one at a time, and says in words when it could not be done. */
export const useAction = () => {
  const t = useT();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  const run = async (
    action: () => Promise<ActionOutcome>,
    { done, failed }: { done: () => void; failed: string },
  ): Promise<void> => {
    setBusy(true);
    const outcome = await action();
    setBusy(false);
    if (outcome.result === 'done') done();
    if (outcome.result === 'incomplete') toast.error(failed, t('chatbotBuilder.save.invalid'));
    if (outcome.result === 'failed') {
      const { failure } = outcome;
      const needsSite = failure instanceof ApiFailure && failure.code === 'NOT_PUBLISHABLE';
      toast.error(failed, needsSite ? t('chatbotBuilder.publish.needsSite') : errorText(failure));
    }
  };
  return { busy, run };
};
