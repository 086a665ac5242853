import type { UnderstoodItem } from '@contract';
import { useErrorText, useT } from '../../../../i18n';
import { Badge } from '../../../../ui/badge';
import { IconButton } from '../../../../ui/button';
import { toast } from '../../../../ui/toast';

interface ItemActionsProps {
  item: UnderstoodItem;
  /** The item in a few words. */
  name: string;
  readOnly: boolean;
  onHide: (id: string) => Promise<void>;
  onUndo: (id: string) => Promise<void>;
}

/** Whether an item is as the document says it, and the way there or out of the bot's sight. */
export function ItemActions({ item, name, readOnly, onHide, onUndo }: ItemActionsProps) {
  const t = useT();
  const errorText = useErrorText();
  const run = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (failure) {
      toast.error(t('builderTraining.understood.failed'), errorText(failure));
    }
  };
  return (
    <span css={{ display: 'inline-flex', gap: 4, alignItems: 'center', justifyContent: 'flex-end' }}>
      {item.state !== 'read' && (
        <>
          <Badge tone={item.state === 'corrected' ? 'success' : 'neutral'}>
            {t(`builderTraining.understood.${item.state}`)}
          </Badge>
          <IconButton
            icon="undo"
            size={20}
            disabled={readOnly}
            label={t('builderTraining.understood.undo', { what: name })}
            onClick={() => void run(() => onUndo(item.id))}
          />
        </>
      )}
      {item.state !== 'hidden' && (
        <IconButton
          icon="trash"
          size={20}
          disabled={readOnly}
          label={t('builderTraining.understood.hide', { what: name })}
          onClick={() => void run(() => onHide(item.id))}
        />
      )}
    </span>
  );
}
