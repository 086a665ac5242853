import { useState } from 'react';
import { useErrorText, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';

/** The way to what was said before. */
export function EarlierMessages({ onRead }: { onRead: () => Promise<void> }) {
  const t = useT();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const read = async () => {
    setBusy(true);
    try {
      await onRead();
    } catch (failure) {
      toast.error(t('assistant.earlierFailed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="ghost"
      size="s"
      icon="arrow-up"
      busy={busy}
      onClick={() => void read()}
      css={{ justifySelf: 'center', marginBottom: 16 }}
    >
      {t('assistant.earlier')}
    </Button>
  );
}
