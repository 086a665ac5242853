import { useRef, useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { CropDialog } from '../../../../shared/avatar/crop-dialog';
import { AVATAR_SHAPES, type AvatarShape } from '../../../../shared/avatar/draw-avatar';
import { Button } from '../../../../ui/button';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import type { ActionOutcome } from '../../model/builder';
import { useBuilder, useBuilderState } from '../builder-context';
import { Choice } from '../../../../shared/builder/choice';
import { WidgetIcon } from './widget-icon';

const TYPES = ['image/png', 'image/jpeg', 'image/webp'];
/** What is chosen is cut out and made small before it is sent: a phone's photograph is welcome. */
const MAX_CHOSEN_BYTES = 20 * 1024 * 1024;

/** The bot's picture: the widget's own robot where there is none, a robot emoji where it does not load. */
export function AvatarField() {
  const t = useT();
  const errorText = useErrorText();
  const builder = useBuilder();
  const url = useBuilderState(({ chatbot }) => chatbot.design.avatarUrl);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [shape, setShape] = useState<AvatarShape>('round');
  const [busy, setBusy] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);

  const refuse = (reason: string) => {
    setChosen(null);
    toast.error(t('builderDesign.avatarFailed'), reason);
  };
  const run = async (action: () => Promise<ActionOutcome>) => {
    setBusy(true);
    const outcome = await action();
    setBusy(false);
    if (outcome.result === 'failed') refuse(errorText(outcome.failure));
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (!TYPES.includes(file.type)) refuse(t('builderDesign.avatarWrongType'));
    else if (file.size > MAX_CHOSEN_BYTES) refuse(t('builderDesign.avatarTooLarge'));
    else setChosen(file);
  };

  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
      <span
        css={{
          display: 'grid',
          placeItems: 'center',
          width: 72,
          height: 72,
          borderRadius: 36,
          overflow: 'hidden',
          background: tokens.color.paper,
          border: `1px solid ${tokens.color.line}`,
          fontSize: 36,
          color: tokens.color.muted,
        }}
      >
        {url && broken !== url ? (
          <img
            src={url}
            alt=""
            width={72}
            height={72}
            css={{ objectFit: 'cover', width: 72, height: 72 }}
            onError={() => setBroken(url)}
          />
        ) : url ? (
          <span aria-hidden>🤖</span>
        ) : (
          <WidgetIcon name="robot" size={38} />
        )}
      </span>
      <div css={{ display: 'grid', gap: 6 }}>
        <span css={{ fontWeight: 600, fontSize: tokens.size.s }}>{t('builderDesign.avatar')}</span>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button
            size="s"
            variant="secondary"
            icon="upload"
            busy={busy}
            onClick={() => input.current?.click()}
          >
            {t(url ? 'builderDesign.avatarChange' : 'builderDesign.avatarUpload')}
          </Button>
          {url && (
            <Button size="s" variant="ghost" disabled={busy} onClick={() => void run(builder.removeAvatar)}>
              {t('builderDesign.avatarRemove')}
            </Button>
          )}
        </div>
        <span css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {t('builderDesign.avatarHint')}
        </span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('builderDesign.avatarUpload')}
        accept={TYPES.join()}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <CropDialog
        file={chosen}
        shape={shape}
        onClose={() => setChosen(null)}
        onBroken={() => refuse(t('builderDesign.avatarWrongType'))}
        onCropped={(file) => {
          setChosen(null);
          void run(() => builder.uploadAvatar(file));
        }}
      >
        <Choice
          label={t('builderDesign.shape')}
          value={shape}
          onChange={setShape}
          columns="1fr 1fr"
          options={AVATAR_SHAPES.map((value) => ({ value, label: t(`builderDesign.shapes.${value}`) }))}
          draw={({ label }) => label}
        />
      </CropDialog>
    </div>
  );
}
