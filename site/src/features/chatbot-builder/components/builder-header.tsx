import { chatbotLabel, domainOf } from '@contract';
import { useT } from '../../../i18n';
import { Badge, type BadgeTone } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { statusLabel, type StatusLabel } from '../model/status-label';
import { PREVIEW_BESIDE, WIDE } from '../../../shared/builder/breakpoints';
import { BuilderBar } from '../../../shared/builder/builder-bar';
import { useBuilderState } from './builder-context';
import { PublishControls } from '../publishing/components/publish-controls';
import { useDraftChanges } from '../publishing/components/use-draft-changes';
import { VersionsMenu } from '../publishing/components/versions-menu';
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
    <BuilderBar
      title={t('chatbotBuilder.title')}
      product={chatbot.productTitle}
      identity={chatbotLabel({ name: chatbot.design.displayName, host: domainOf(chatbot.siteUrl) })}
      backLabel={t('chatbotBuilder.notFound.back')}
      badges={
        <>
          <Badge tone={TONES[status]}>{t(`chatbotBuilder.status.${status}`)}</Badge>
          {chatbot.trial && <Badge tone="accent">{t('chatbotBuilder.status.trial')}</Badge>}
          {changes > 0 && <Badge tone="accent">{t('chatbotBuilder.draft.badge', { count: changes })}</Badge>}
        </>
      }
    >
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
    </BuilderBar>
  );
}
