import { profileGapsOf, type ConfirmSocialProfile, type ShownProfile } from '@contract';
import { useState, type ReactNode } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { Section } from '../../../../shared/builder/section';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { Notice } from '../../../../ui/notice';
import { toast } from '../../../../ui/toast';
import { ClosingCard } from './closing-card';
import { ConfirmBar } from './confirm-bar';
import { FactsCard } from './facts-card';
import { IdentityCard } from './identity-card';
import { LinksCard } from './links-card';
import { OffersCard } from './offers-card';
import { PrivateNotesCard } from './private-notes-card';
import { cardId, ProfileGaps } from './profile-gaps';
import { QuestionsCard } from './questions-card';
import { RulesCard } from './rules-card';
import { useConfirmProfile } from './use-confirm-profile';
import { useProfileDraft } from './use-profile-draft';
import { WishesCard } from './wishes-card';
import { useSocialProjectContext } from '../social-project-context';

interface ProfileEditorProps {
  shown: ShownProfile;
  onConfirm: (request: ConfirmSocialProfile['request']) => Promise<ShownProfile>;
  onReadAnew: () => Promise<ShownProfile>;
  onStale: () => Promise<unknown>;
}

/** The cards of the profile and what is done with them. */
export function ProfileEditor({ shown, onConfirm, onReadAnew, onStale }: ProfileEditorProps) {
  const t = useT();
  const errorText = useErrorText();
  const { project } = useSocialProjectContext();
  const draft = useProfileDraft(project.id, shown);
  const confirmation = useConfirmProfile({ shown, draft, onConfirm, onStale });
  const [readsAnew, setReadsAnew] = useState(false);
  const { profile, update } = draft;

  const readAnew = async () => {
    try {
      await onReadAnew();
      draft.discard();
      toast.success(t('socialProfile.readAnew.done'));
    } catch (failure) {
      toast.error(t('socialProfile.readAnew.failed'), errorText(failure));
    }
  };

  return (
    <Section
      title={t('social.sections.profile')}
      lead={t('socialProfile.lead')}
      actions={
        <>
          <Badge tone={shown.confirmed ? 'success' : 'warning'}>
            {t(shown.confirmed ? 'socialProfile.confirm.confirmed' : 'socialProfile.confirm.notYet')}
          </Badge>
          {shown.confirmed && (
            <Button size="s" variant="ghost" icon="refresh" onClick={() => setReadsAnew(true)}>
              {t('socialProfile.readAnew.action')}
            </Button>
          )}
        </>
      }
    >
      {draft.stale && (
        <Notice
          tone="warning"
          title={t('socialProfile.confirm.staleTitle')}
          action={
            <>
              <Button size="s" onClick={draft.keepMine}>
                {t('socialProfile.confirm.keepMine')}
              </Button>
              <Button size="s" variant="secondary" onClick={draft.discard}>
                {t('socialProfile.confirm.useTheirs')}
              </Button>
            </>
          }
        >
          {t('socialProfile.confirm.staleBody')}
        </Notice>
      )}
      <ProfileGaps gaps={profileGapsOf(profile)} />
      <CardAnchor card="identity">
        <IdentityCard profile={profile} trades={shown.trades} update={update} />
      </CardAnchor>
      <CardAnchor card="offers">
        <OffersCard offers={profile.offers} update={update} />
      </CardAnchor>
      <CardAnchor card="facts">
        <FactsCard facts={profile.facts} update={update} />
      </CardAnchor>
      <CardAnchor card="questions">
        <QuestionsCard questions={profile.questions} update={update} />
      </CardAnchor>
      <WishesCard wishes={profile.wishes} update={update} />
      <PrivateNotesCard notes={profile.privateNotes} update={update} />
      <RulesCard profile={profile} update={update} />
      <ClosingCard closing={profile.closing} update={update} />
      <LinksCard />
      <ConfirmBar
        confirmed={shown.confirmed}
        unsaved={draft.unsaved}
        stale={draft.stale}
        confirmation={confirmation}
        onDiscard={draft.discard}
      />
      <ConfirmDialog
        tone="danger"
        title={t('socialProfile.readAnew.title')}
        body={<p>{t('socialProfile.readAnew.body')}</p>}
        confirmLabel={t('socialProfile.readAnew.action')}
        open={readsAnew}
        onConfirm={readAnew}
        onClose={() => setReadsAnew(false)}
      />
    </Section>
  );
}

/** A card that what is missing leads to. */
function CardAnchor({ card, children }: { card: string; children: ReactNode }) {
  return (
    <div id={cardId(card)} tabIndex={-1} css={{ scrollMarginTop: 72, minWidth: 0, outline: 'none' }}>
      {children}
    </div>
  );
}
