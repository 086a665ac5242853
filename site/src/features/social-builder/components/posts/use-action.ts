import { useErrorText, useT, type Key } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { toast, type ToastAction } from '../../../../ui/toast';

interface Words {
  done?: Key;
  failed: Key;
  action?: ToastAction;
}

/** Does something with a post and says how it went; a refusal in the words of its reason. Answers whether it was done. */
export const useAction = () => {
  const t = useT();
  const errorText = useErrorText();
  const why = (failure: unknown): string => {
    if (!(failure instanceof ApiFailure)) return errorText(failure);
    if (failure.details.reason === 'publishing') return t('socialPosts.errors.publishing');
    if (failure.details.reason === 'same-content') return t('socialPosts.errors.sameContent');
    if (failure.details.reason === 'no-slot') return t('socialPosts.errors.noSlot');
    if (failure.code === 'STALE_VERSION') return t('socialPosts.errors.stale');
    if (failure.fields.scheduledFor) return t('socialPosts.errors.past');
    return errorText(failure);
  };
  const run = async (deed: Promise<unknown>, { done, failed, action }: Words): Promise<boolean> => {
    try {
      await deed;
      if (done) toast.success(t(done), undefined, action);
      return true;
    } catch (failure) {
      toast.error(t(failed), why(failure));
      return false;
    }
  };
  return { run, why };
};
