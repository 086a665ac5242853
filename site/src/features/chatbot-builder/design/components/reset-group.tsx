import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { resetOf, type DesignGroup } from '../model/design-groups';
import { useBuilder, useBuilderState } from '../../components/builder-context';

/** The way back to the beginning for one group of fields, while there is one. Undo brings the changes back. */
export function ResetGroup({ group, title }: { group: DesignGroup; title: string }) {
  const t = useT();
  const { store } = useBuilder();
  const changed = useBuilderState(({ design }) => Object.keys(resetOf(design, group)).length > 0);
  if (!changed) return null;
  return (
    <Button
      size="s"
      variant="ghost"
      aria-label={t('builderDesign.resetGroup', { group: title })}
      onClick={() => store.getState().draw(resetOf(store.getState().design, group))}
    >
      {t('builderDesign.reset')}
    </Button>
  );
}
