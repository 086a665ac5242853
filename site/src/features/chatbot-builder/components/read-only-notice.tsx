import { useState } from 'react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useReadOnly } from './builder-context';
import { SuspendDialog } from './suspend-dialog';

/** Why nothing can be changed, and the way to change it. */
export function ReadOnlyNotice() {
  const t = useT();
  const readOnly = useReadOnly();
  const [asking, setAsking] = useState(false);
  if (!readOnly) return null;
  return (
    <>
      <Notice
        tone="info"
        title={t('chatbotBuilder.publish.readOnlyTitle')}
        action={
          <Button size="s" variant="secondary" icon="edit" onClick={() => setAsking(true)}>
            {t('chatbotBuilder.publish.suspendToEdit')}
          </Button>
        }
      >
        {t('chatbotBuilder.publish.readOnly')}
      </Notice>
      <SuspendDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
