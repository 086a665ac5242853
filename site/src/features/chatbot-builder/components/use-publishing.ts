import { useT } from '../../../i18n';
import { toast } from '../../../ui/toast';
import { useBuilder } from './builder-context';
import { useAction } from './use-action';

/** Publishing and suspending, with the words for how it went. */
export const usePublishing = () => {
  const t = useT();
  const builder = useBuilder();
  const { busy, run } = useAction();
  return {
    busy,
    publish: () =>
      run(builder.publish, {
        done: () =>
          toast.success(t('chatbotBuilder.publish.published'), t('chatbotBuilder.publish.publishedBody')),
        failed: t('chatbotBuilder.publish.failed'),
      }),
    suspend: () =>
      run(builder.suspend, {
        done: () =>
          toast.success(t('chatbotBuilder.publish.suspended'), t('chatbotBuilder.publish.suspendedBody')),
        failed: t('chatbotBuilder.publish.suspendFailed'),
      }),
  };
};
