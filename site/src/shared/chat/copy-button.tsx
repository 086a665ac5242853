import { useState } from 'react';
import { useT } from '../../i18n';
import { IconButton } from '../../ui/button';
import { toast } from '../../ui/toast';

/** How long the button shows that it worked. */
const SHOWN_MS = 2000;

/** Puts a message on the clipboard, and says whether it is there. */
export function CopyButton({ text }: { text: string }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('chat.copied'));
      setCopied(true);
      setTimeout(() => setCopied(false), SHOWN_MS);
    } catch {
      // Refused by the browser, or there is no clipboard (plain http on another machine).
      toast.error(t('chat.copyFailed'));
    }
  };
  return (
    <IconButton
      icon={copied ? 'check' : 'copy'}
      size={18}
      label={t('chat.copy')}
      onClick={() => void copy()}
    />
  );
}
