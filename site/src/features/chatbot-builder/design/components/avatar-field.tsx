import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { AVATAR_SHAPES, type AvatarShape } from '../../../../shared/avatar/draw-avatar';
import { PicturePicker } from '../../../../shared/avatar/picture-picker';
import { Button } from '../../../../ui/button';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import type { ActionOutcome } from '../../model/builder';
import { useBuilder, useBuilderState } from '../../components/builder-context';
import { Choice } from '../../../../shared/builder/choice';
import { WidgetIcon } from './widget-icon';

/** The bot's picture: the widget's own robot where there is none, a robot emoji where it does not load. */
export function AvatarField() {
  const t = useT();
  const errorText = useErrorText();
  const builder = useBuilder();
  const url = useBuilderState(({ chatbot }) => chatbot.design.avatarUrl);
  const [shape, setShape] = useState<AvatarShape>('round');
  const [busy, setBusy] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);

  const refuse = (reason: string) => toast.error(t('builderDesign.avatarFailed'), reason);
  const run = async (action: () => Promise<ActionOutcome>) => {
    setBusy(true);
    const outcome = await action();
    setBusy(false);
    if (outcome.result === 'failed') refuse(errorText(outcome.failure));
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
          <PicturePicker
            label={t('builderDesign.avatarUpload')}
            shape={shape}
            onRefused={(reason) =>
              refuse(
                t(reason === 'tooLarge' ? 'builderDesign.avatarTooLarge' : 'builderDesign.avatarWrongType'),
              )
            }
            onCropped={(file) => void run(() => builder.uploadAvatar(file))}
            options={
              <Choice
                label={t('builderDesign.shape')}
                value={shape}
                onChange={setShape}
                columns="1fr 1fr"
                options={AVATAR_SHAPES.map((value) => ({ value, label: t(`builderDesign.shapes.${value}`) }))}
                draw={({ label }) => label}
              />
            }
          >
            {(choose) => (
              <Button size="s" variant="secondary" icon="upload" busy={busy} onClick={choose}>
                {t(url ? 'builderDesign.avatarChange' : 'builderDesign.avatarUpload')}
              </Button>
            )}
          </PicturePicker>
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
    </div>
  );
}
