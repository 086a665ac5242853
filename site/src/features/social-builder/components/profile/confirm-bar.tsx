import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { tokens } from '../../../../ui/tokens';
import type { useConfirmProfile } from './use-confirm-profile';

interface ConfirmBarProps {
  confirmed: boolean;
  unsaved: boolean;
  stale: boolean;
  confirmation: ReturnType<typeof useConfirmProfile>;
  onDiscard: () => void;
}

/** Stays at the foot of the screen: what is not saved yet, and the button that confirms. */
export function ConfirmBar({ confirmed, unsaved, stale, confirmation, onDiscard }: ConfirmBarProps) {
  const t = useT();
  const { busy, failure, canConfirm, confirm } = confirmation;
  if (confirmed && !unsaved && !failure) return null;
  return (
    <div
      css={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'grid',
        gap: 10,
        padding: '12px 0',
        background: tokens.color.paper,
        borderTop: `1px solid ${tokens.color.line}`,
      }}
    >
      {failure && (
        <Notice tone="error" title={t('socialProfile.confirm.failed')}>
          {failure}
        </Notice>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <Button icon="check" busy={busy} disabled={stale || !canConfirm} onClick={() => void confirm()}>
          {t(confirmed ? 'socialProfile.confirm.save' : 'socialProfile.confirm.action')}
        </Button>
        {unsaved && (
          <Button variant="ghost" onClick={onDiscard}>
            {t('socialProfile.confirm.discard')}
          </Button>
        )}
        <span role="status" css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {unsaved && t('socialProfile.confirm.unsaved')}
        </span>
      </div>
    </div>
  );
}
