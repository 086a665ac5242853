import type { ChooseConnectTarget, ConnectAttempt } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { http } from '../../../../lib/http';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { RadioOption } from '../../../../ui/radio-option';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';

interface TargetDialogProps {
  attempt: ConnectAttempt;
  onChosen: () => void;
  onClose: () => void;
}

/** Several pages, profiles or boards: its owner says which one. Nothing is connected before. */
export function TargetDialog({ attempt, onChosen, onClose }: TargetDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const choosing = attempt.status === 'choosing';
  const targets = choosing ? attempt.targets : [];

  const connect = async () => {
    if (!chosen) return;
    setBusy(true);
    try {
      await http.post<ChooseConnectTarget['response']>(
        `/social/attempts/${encodeURIComponent(attempt.id)}/choose`,
        { targetId: chosen } satisfies ChooseConnectTarget['request'],
      );
      onChosen();
    } catch (failure) {
      toast.error(t('socialAccounts.flow.chooseFailed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t('socialAccounts.flow.chooseTitle')}
      open={choosing}
      onClose={onClose}
      width={480}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('socialAccounts.flow.cancel')}
          </Button>
          <Button busy={busy} disabled={!chosen} onClick={() => void connect()}>
            {t('socialAccounts.flow.choose')}
          </Button>
        </>
      }
    >
      <div css={{ display: 'grid', gap: 16 }}>
        <p css={{ color: tokens.color.muted }}>
          {t('socialAccounts.flow.chooseBody', {
            platform: t(`socialAccounts.platforms.${attempt.platform}`),
          })}
        </p>
        <div
          role="radiogroup"
          aria-label={t('socialAccounts.flow.chooseTitle')}
          css={{ display: 'grid', gap: 8 }}
        >
          {targets.map((target) => (
            <RadioOption
              key={target.id}
              name="target"
              label={target.name}
              hint={target.detail || undefined}
              checked={target.id === chosen}
              onChoose={() => setChosen(target.id)}
            />
          ))}
        </div>
      </div>
    </Dialog>
  );
}
