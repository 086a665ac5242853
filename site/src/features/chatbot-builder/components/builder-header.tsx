import { useState } from 'react';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { Badge, type BadgeTone } from '../../../ui/badge';
import { Button, ButtonLink } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { tokens } from '../../../ui/tokens';
import { contrastWarnings } from '../model/contrast-warnings';
import { statusLabel, type StatusLabel } from '../model/status-label';
import { useBuilder, useBuilderState, useSaveState } from './builder-context';
import { PREVIEW_BESIDE, WIDE } from './breakpoints';
import { SaveStateLabel } from './save-state-label';
import { SuspendDialog } from './suspend-dialog';
import { usePublishing } from './use-publishing';

const TONES: Record<StatusLabel, BadgeTone> = {
  published: 'success',
  suspended: 'warning',
  installing: 'neutral',
};

interface BuilderHeaderProps {
  onSignIn: () => void;
  previewShown: boolean;
  onTogglePreview: () => void;
}

/** 'Chatbot Builder / {product}', the status, and what can be done with the whole. */
export function BuilderHeader({ onSignIn, previewShown, onTogglePreview }: BuilderHeaderProps) {
  const t = useT();
  const builder = useBuilder();
  const chatbot = useBuilderState((state) => state.chatbot);
  const design = useBuilderState((state) => state.design);
  const saving = useSaveState().kind === 'saving';
  const { busy, publish } = usePublishing();
  const [asking, setAsking] = useState<'suspend' | 'contrast' | null>(null);
  const status = statusLabel(chatbot);

  return (
    <header
      css={{
        // On a phone it would take a fifth of the screen for good.
        [WIDE]: { position: 'sticky', top: 0, zIndex: 20 },
        display: 'flex',
        flexWrap: 'wrap',
        gap: '8px 16px',
        alignItems: 'center',
        padding: '10px clamp(12px, 3vw, 28px)',
        borderBottom: `1px solid ${tokens.color.line}`,
        background: tokens.color.surface,
      }}
    >
      <ButtonLink
        to={paths.myProducts()}
        variant="ghost"
        icon="arrow-left"
        size="s"
        aria-label={t('chatbotBuilder.notFound.back')}
        title={t('chatbotBuilder.notFound.back')}
      />
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '4px 10px',
          alignItems: 'center',
          flex: '1 1 260px',
          minWidth: 0,
        }}
      >
        <h1 css={{ fontSize: tokens.size.l }}>
          <span css={{ color: tokens.color.muted, fontWeight: 450 }}>{t('chatbotBuilder.title')} / </span>
          {chatbot.productTitle}
        </h1>
        <Badge tone={TONES[status]}>{t(`chatbotBuilder.status.${status}`)}</Badge>
      </div>
      <SaveStateLabel onSignIn={onSignIn} />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <span css={{ [PREVIEW_BESIDE]: { display: 'none' } }}>
          <Button
            size="s"
            variant="secondary"
            icon="eye"
            aria-expanded={previewShown}
            onClick={onTogglePreview}
          >
            {t('chatbotBuilder.preview.show')}
          </Button>
        </span>
        {status === 'published' ? (
          <Button size="s" variant="secondary" icon="pause" busy={busy} onClick={() => setAsking('suspend')}>
            {t('chatbotBuilder.publish.suspend')}
          </Button>
        ) : (
          <>
            <Button
              size="s"
              variant="secondary"
              disabled={saving}
              onClick={() => void builder.autosave.flush()}
            >
              {t('chatbotBuilder.save.now')}
            </Button>
            <Button
              size="s"
              busy={busy}
              onClick={() => (contrastWarnings(design).length > 0 ? setAsking('contrast') : void publish())}
            >
              {t('chatbotBuilder.publish.action')}
            </Button>
          </>
        )}
      </div>
      <SuspendDialog open={asking === 'suspend'} onClose={() => setAsking(null)} />
      <ConfirmDialog
        title={t('chatbotBuilder.publish.lowContrast')}
        body={t('chatbotBuilder.publish.lowContrastBody')}
        confirmLabel={t('chatbotBuilder.publish.publishAnyway')}
        open={asking === 'contrast'}
        onConfirm={publish}
        onClose={() => setAsking(null)}
      />
    </header>
  );
}
