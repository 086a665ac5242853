import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { Badge, type BadgeTone } from '../../../ui/badge';
import { Button, ButtonLink } from '../../../ui/button';
import { tokens } from '../../../ui/tokens';
import { statusLabel, type StatusLabel } from '../model/status-label';
import { PREVIEW_BESIDE, WIDE } from './breakpoints';
import { useBuilderState } from './builder-context';
import { PublishControls } from './publishing/publish-controls';
import { useDraftChanges } from './publishing/use-draft-changes';
import { VersionsMenu } from './publishing/versions-menu';
import { SaveStateLabel } from './save-state-label';

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
  const chatbot = useBuilderState((state) => state.chatbot);
  const status = statusLabel(chatbot);
  const changes = useDraftChanges().length;

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
        {changes > 0 && <Badge tone="accent">{t('chatbotBuilder.draft.badge', { count: changes })}</Badge>}
      </div>
      <SaveStateLabel onSignIn={onSignIn} />
      {/* On a phone the end of the line of the save state; beside the buttons it would need a line of its own. */}
      <div css={{ marginLeft: 'auto', [WIDE]: { marginLeft: 0 } }}>
        <VersionsMenu />
      </div>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 8,
          // On a phone they share the width, so that the one that falls into the next line fills it.
          flex: '1 1 auto',
          '& > *, & > span > *': { flexGrow: 1 },
          [WIDE]: { flexGrow: 0 },
        }}
      >
        <span css={{ display: 'flex', [PREVIEW_BESIDE]: { display: 'none' } }}>
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
        <PublishControls />
      </div>
    </header>
  );
}
