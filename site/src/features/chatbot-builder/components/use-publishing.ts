import { useState } from 'react';
import { useErrorText, useT } from '../../../i18n';
import { ApiFailure } from '../../../lib/http';
import { toast } from '../../../ui/toast';
import type { ActionOutcome } from '../model/builder';
import { useBuilder } from './builder-context';

/** Publishing and suspending, with the words for how it went. */
export const usePublishing = () => {
  const t = useT();
  const errorText = useErrorText();
  const builder = useBuilder();
  const [busy, setBusy] = useState(false);

  const run = async (action: () => Promise<ActionOutcome>, done: [string, string], failed: string) => {
    setBusy(true);
    const outcome = await action();
    setBusy(false);
    if (outcome.result === 'done') toast.success(...done);
    if (outcome.result === 'incomplete') toast.error(failed, t('chatbotBuilder.save.invalid'));
    if (outcome.result === 'failed') {
      const { failure } = outcome;
      const needsSite = failure instanceof ApiFailure && failure.code === 'NOT_PUBLISHABLE';
      toast.error(failed, needsSite ? t('chatbotBuilder.publish.needsSite') : errorText(failure));
    }
  };

  return {
    busy,
    publish: () =>
      run(
        builder.publish,
        [t('chatbotBuilder.publish.published'), t('chatbotBuilder.publish.publishedBody')],
        t('chatbotBuilder.publish.failed'),
      ),
    suspend: () =>
      run(
        builder.suspend,
        [t('chatbotBuilder.publish.suspended'), t('chatbotBuilder.publish.suspendedBody')],
        t('chatbotBuilder.publish.suspendFailed'),
      ),
  };
};
