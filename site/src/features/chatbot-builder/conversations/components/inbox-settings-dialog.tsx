import { RETENTION_DAYS, type RetentionDays } from '@contract';
import { useEffect, useId, useState } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Notice } from '../../../../ui/notice';
import { SwitchField } from '../../../../ui/switch-field';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { useBuilder, useBuilderState } from '../../components/builder-context';
import { playNotificationSound, soundSetting } from './play-notification-sound';

interface InboxSettingsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** How long conversations are kept, and whether somebody who waits makes a sound. */
export function InboxSettingsDialog({ open, onClose }: InboxSettingsDialogProps) {
  const t = useT();
  const id = useId();
  const { store, autosave } = useBuilder();
  const retentionDays = useBuilderState(({ settings }) => settings.retentionDays);
  const [chosen, setChosen] = useState<RetentionDays>(retentionDays);
  const [sound, setSound] = useState(soundSetting.get);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (open) setChosen(retentionDays);
  }, [open, retentionDays]);

  const save = async () => {
    setBusy(true);
    store.getState().set({ retentionDays: chosen });
    await autosave.flush();
    setBusy(false);
    onClose();
    // Refused or stale, the header says so.
    if (store.getState().base.settings.retentionDays === chosen)
      toast.success(t('builderConversations.settings.saved'));
  };
  const switchSound = (on: boolean) => {
    setSound(on);
    soundSetting.set(on);
    if (on) playNotificationSound();
  };

  return (
    <Dialog
      title={t('builderConversations.settings.action')}
      open={open}
      onClose={onClose}
      width={520}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.close')}
          </Button>
          <Button
            variant={chosen < retentionDays ? 'danger' : 'primary'}
            busy={busy}
            disabled={chosen === retentionDays}
            onClick={() => void save()}
          >
            {t('builderConversations.settings.save')}
          </Button>
        </>
      }
    >
      <div css={{ display: 'grid', gap: 20 }}>
        <fieldset css={{ display: 'grid', gap: 8, margin: 0, padding: 0, border: 0, minWidth: 0 }}>
          <legend css={{ padding: 0, marginBottom: 8, fontWeight: 600 }}>
            {t('builderConversations.settings.retention')}
          </legend>
          {RETENTION_DAYS.map((days) => (
            <label
              key={days}
              htmlFor={`${id}-${days}`}
              css={{
                display: 'flex',
                gap: 12,
                alignItems: 'flex-start',
                padding: '12px 14px',
                border: `1.5px solid ${days === chosen ? tokens.color.accent : tokens.color.line}`,
                borderRadius: tokens.radius.m,
                background: days === chosen ? tokens.color.accentSoft : 'none',
                cursor: 'pointer',
              }}
            >
              <input
                id={`${id}-${days}`}
                type="radio"
                name={id}
                checked={days === chosen}
                onChange={() => setChosen(days)}
                css={{ width: 20, height: 20, margin: '2px 0 0', accentColor: tokens.color.accent }}
              />
              <span css={{ fontWeight: 600 }}>
                {t(`builderConversations.settings.days${days}`)}
                <span
                  css={{
                    display: 'block',
                    color: tokens.color.muted,
                    fontSize: tokens.size.s,
                    fontWeight: 450,
                  }}
                >
                  {t(`builderConversations.settings.days${days}Hint`)}
                </span>
              </span>
            </label>
          ))}
          <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
            {t('builderConversations.settings.rule')}
          </p>
          {chosen < retentionDays && (
            <Notice tone="warning">{t('builderConversations.settings.shorter', { count: chosen })}</Notice>
          )}
        </fieldset>
        <SwitchField
          label={t('builderConversations.settings.sound')}
          hint={t('builderConversations.settings.soundHint')}
          checked={sound}
          onChange={switchSound}
        />
      </div>
    </Dialog>
  );
}
