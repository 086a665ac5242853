import type { ChatbotVersion, PublishedBot } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatDateTime } from '../../../../lib/dates';
import { toast } from '../../../../ui/toast';
import { useBuilder } from '../../components/builder-context';
import { useAction } from '../../components/use-action';

/** Going back to what was published, earlier or now; for a moment it can be taken back. */
export const useGoingBack = () => {
  const t = useT();
  const { locale } = useLocale();
  const builder = useBuilder();
  const { busy, run } = useAction();
  const failed = t('chatbotBuilder.draft.failed');

  const offerUndo = (before: PublishedBot, title: string, body?: string) =>
    toast.success(title, body, {
      label: t('chatbotBuilder.draft.undo'),
      onSelect: () =>
        void run(() => builder.putContent(before), {
          done: () => toast.success(t('chatbotBuilder.draft.undone')),
          failed,
        }),
    });
  const goBack = (number: number, title: string, body?: string) => {
    const before = builder.content();
    return run(() => builder.goBackTo(number), {
      done: () => {
        builder.editing.getState().unlock();
        offerUndo(before, title, body);
      },
      failed,
    });
  };

  return {
    busy,
    goBackTo: ({ number, publishedAt }: ChatbotVersion) =>
      goBack(
        number,
        t('chatbotBuilder.versions.restored', { date: formatDateTime(publishedAt, locale) }),
        t('chatbotBuilder.versions.restoredBody'),
      ),
    /** The draft becomes what visitors meet. */
    discard: () => {
      const { publishedVersion } = builder.store.getState().chatbot;
      return publishedVersion === null
        ? Promise.resolve()
        : goBack(publishedVersion, t('chatbotBuilder.draft.discarded'));
    },
  };
};
