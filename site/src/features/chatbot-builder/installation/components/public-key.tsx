import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { toast } from '../../../../ui/toast';
import { useBuilder, useBuilderState } from '../../components/builder-context';
import { useAction } from '../../components/use-action';
import { CopyField } from './copy-field';

/** The key that the widget shows with each message, and another one should it be misused. */
export function PublicKey() {
  const t = useT();
  const builder = useBuilder();
  const publicKey = useBuilderState(({ chatbot }) => chatbot.publicKey);
  const { busy, run } = useAction();
  const [asking, setAsking] = useState(false);
  const rotate = () =>
    run(builder.rotateKey, {
      done: () => toast.success(t('builderInstallation.rotated')),
      failed: t('builderInstallation.rotateFailed'),
    });
  return (
    <>
      <CopyField
        label={t('builderInstallation.key')}
        copyLabel={t('builderInstallation.copyKey')}
        value={publicKey}
      />
      <div>
        <Button size="s" variant="secondary" icon="refresh" busy={busy} onClick={() => setAsking(true)}>
          {t('builderInstallation.rotate')}
        </Button>
      </div>
      <ConfirmDialog
        title={t('builderInstallation.rotateTitle')}
        body={t('builderInstallation.rotateBody')}
        confirmLabel={t('builderInstallation.rotate')}
        tone="danger"
        open={asking}
        onConfirm={rotate}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
