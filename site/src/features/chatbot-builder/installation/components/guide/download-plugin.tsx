import { useState } from 'react';
import { useErrorText, useT } from '../../../../../i18n';
import { Button } from '../../../../../ui/button';
import { toast } from '../../../../../ui/toast';
import { downloadWordpressPlugin } from '../../api/download-wordpress-plugin';

/** The WordPress plugin of this chatbot, as a file. */
export function DownloadPlugin({ chatbotId }: { chatbotId: string }) {
  const t = useT();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadWordpressPlugin(chatbotId);
    } catch (failure) {
      toast.error(t('builderInstallation.guide.downloadFailed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="s" icon="download" busy={busy} onClick={() => void download()}>
      {t(busy ? 'builderInstallation.guide.downloading' : 'builderInstallation.guide.download')}
    </Button>
  );
}
