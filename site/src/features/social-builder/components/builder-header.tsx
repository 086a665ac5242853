import { TIMINGS, type SocialProjectStatus, type SocialHeartbeat } from '@contract';
import { useEffect, useState } from 'react';
import { useT } from '../../../i18n';
import { BuilderBar } from '../../../shared/builder/builder-bar';
import { Badge, type BadgeTone } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';
import { useSocialProjectContext } from './social-project-context';
import { PauseButton } from './pause-button';
import { HeartbeatStatus } from './heartbeat-status';

const TONES: Record<SocialProjectStatus, BadgeTone> = {
  draft: 'neutral',
  active: 'success',
  paused: 'warning',
};

interface BuilderHeaderProps {
  heartbeat: SocialHeartbeat;
  unsaved: boolean;
  saving: boolean;
  saved: boolean;
  canSave: boolean;
  onSave: () => void;
}

/** 'Social Builder / {product}', how publishing is doing, and the Save button while there is something to save. */
export function BuilderHeader({ heartbeat, unsaved, saving, saved, canSave, onSave }: BuilderHeaderProps) {
  const t = useT();
  const { project } = useSocialProjectContext();
  return (
    <BuilderBar
      title={t('social.title')}
      product={project.productTitle}
      backLabel={t('social.notFound.back')}
      badges={<Badge tone={TONES[project.status]}>{t(`social.status.${project.status}`)}</Badge>}
    >
      <HeartbeatStatus heartbeat={heartbeat} />
      <div css={{ display: 'flex', gap: 8, alignItems: 'center', marginLeft: 'auto' }}>
        <span role="status" css={{ color: tokens.color.green, fontSize: tokens.size.s }}>
          {saved && <SavedFlash />}
        </span>
        {project.status !== 'draft' && <PauseButton />}
        {unsaved && (
          <Button size="s" busy={saving} disabled={!canSave} onClick={onSave}>
            {t('social.save.action')}
          </Button>
        )}
      </div>
    </BuilderBar>
  );
}

/** 'Salvato', for a moment. */
function SavedFlash() {
  const t = useT();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), TIMINGS.savedFlash);
    return () => clearTimeout(timer);
  }, []);
  if (over) return null;
  return (
    <span css={{ display: 'inline-flex', gap: 6, alignItems: 'center' }}>
      <Icon name="check" size={18} />
      {t('social.save.done')}
    </span>
  );
}
