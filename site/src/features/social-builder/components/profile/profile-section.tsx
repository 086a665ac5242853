import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Section } from '../../../../shared/builder/section';
import { LoadFailure } from '../../../../shared/load-failure';
import { Button, ButtonLink } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/empty-state';
import { Skeleton } from '../../../../ui/skeleton';
import { useProfile } from '../../api/use-profile';
import { isEmptyProfile } from '../../model/profile-draft';
import { useSocialProjectContext } from '../social-project-context';
import { ProfileEditor } from './profile-editor';

/** Profilo: what the writer of posts knows of the business, to correct and confirm before the first post is written. */
export function ProfileSection() {
  const t = useT();
  const { project } = useSocialProjectContext();
  const { shown, error, reload, confirm, readAnew } = useProfile();
  const [byHand, setByHand] = useState(false);
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await reload().catch(() => undefined);
    setRetrying(false);
  };
  const failure = error !== undefined && (
    <LoadFailure
      title={t('socialProfile.loadFailed')}
      error={error}
      stale={shown !== undefined}
      retrying={retrying}
      onRetry={() => void retry()}
    />
  );
  if (!shown)
    return (
      <Section title={t('social.sections.profile')} lead={t('socialProfile.lead')}>
        {failure || <Skeleton lines={10} />}
      </Section>
    );
  if (isEmptyProfile(shown.profile) && !shown.confirmed && !byHand)
    return (
      <Section title={t('social.sections.profile')} lead={t('socialProfile.lead')}>
        <EmptyState
          icon="user"
          title={t('socialProfile.empty.title')}
          action={
            <>
              <ButtonLink
                to={`?install_id=${encodeURIComponent(project.installationId)}&section=instructions`}
              >
                {t('socialProfile.empty.goInstructions')}
              </ButtonLink>
              <Button variant="secondary" onClick={() => setByHand(true)}>
                {t('socialProfile.empty.byHand')}
              </Button>
            </>
          }
        >
          {t('socialProfile.empty.body')}
        </EmptyState>
      </Section>
    );
  return (
    <>
      {failure}
      <ProfileEditor shown={shown} onConfirm={confirm} onReadAnew={readAnew} onStale={reload} />
    </>
  );
}
