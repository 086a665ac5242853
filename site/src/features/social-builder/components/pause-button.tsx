import { useState } from 'react';
import { useErrorText, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toast } from '../../../ui/toast';
import { useSocialProject } from '../api/use-social-project';
import { useSocialProjectContext } from './social-project-context';

/** Stops and starts the publishing of the whole project. */
export function PauseButton() {
  const t = useT();
  const errorText = useErrorText();
  const { project } = useSocialProjectContext();
  const { update } = useSocialProject(project.installationId);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const paused = project.status === 'paused';

  const turn = async (status: 'active' | 'paused') => {
    setBusy(true);
    try {
      await update(project.id, { version: project.version, status });
      toast.success(t(status === 'paused' ? 'social.paused' : 'social.resumed'));
    } catch (failure) {
      toast.error(t('social.save.failed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        size="s"
        variant="secondary"
        icon={paused ? 'play' : 'pause'}
        busy={busy}
        onClick={() => (paused ? void turn('active') : setAsking(true))}
      >
        {t(paused ? 'social.resume' : 'social.pause')}
      </Button>
      <ConfirmDialog
        title={t('social.pauseTitle')}
        body={<p>{t('social.pauseBody')}</p>}
        confirmLabel={t('social.pause')}
        open={asking}
        onConfirm={() => turn('paused')}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
