import { useT } from '../../i18n';
import { toast } from '../../ui/toast';

/** Puts a text on the clipboard, and says whether it is there: a page may be denied it. */
export function useCopyText() {
  const t = useT();
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('security.setup.copied'));
    } catch {
      toast.error(t('security.setup.copyFailed'));
    }
  };
}
