import { DESIGN_DEFAULTS } from '@contract';
import { useEffect, useState } from 'react';
import { useT } from '../../../../i18n';
import { Button, IconButton } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { drawingOf } from '../../model/draft';
import { useBuilder, useReadOnly } from '../../components/builder-context';
import { useHistoryKeys } from './use-history-keys';

/** Undo, redo and the way back to the beginning. */
export function DesignHistory() {
  const t = useT();
  const { store } = useBuilder();
  const readOnly = useReadOnly();
  const [steps, setSteps] = useState({ past: 0, future: 0 });
  const [announcement, setAnnouncement] = useState('');
  const [asking, setAsking] = useState(false);
  useHistoryKeys(!readOnly);

  useEffect(() => {
    const count = () => {
      const past = store.temporal.getState().pastStates.length;
      const future = store.temporal.getState().futureStates.length;
      setSteps((before) => {
        // A step back moves one from the past to the future; a new change only adds to the past.
        if (future === before.future + 1 && past === before.past - 1)
          setAnnouncement(t('builderDesign.undone'));
        else if (future === before.future - 1 && past === before.past + 1)
          setAnnouncement(t('builderDesign.redone'));
        else setAnnouncement('');
        return { past, future };
      });
    };
    count();
    return store.temporal.subscribe(count);
  }, [store, t]);

  return (
    <>
      <IconButton
        icon="undo"
        label={t('builderDesign.undo')}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={readOnly || steps.past === 0}
        onClick={store.undo}
      />
      <IconButton
        icon="redo"
        label={t('builderDesign.redo')}
        aria-keyshortcuts="Control+Shift+Z Control+Y Meta+Shift+Z"
        disabled={readOnly || steps.future === 0}
        onClick={store.redo}
      />
      <Button size="s" variant="ghost" disabled={readOnly} onClick={() => setAsking(true)}>
        {t('builderDesign.resetAll')}
      </Button>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <ConfirmDialog
        title={t('builderDesign.resetTitle')}
        body={t('builderDesign.resetBody')}
        confirmLabel={t('builderDesign.resetAll')}
        open={asking}
        onConfirm={() => store.getState().draw(drawingOf(DESIGN_DEFAULTS))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
