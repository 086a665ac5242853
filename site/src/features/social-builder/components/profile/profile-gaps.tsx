import type { ProfileGap } from '@contract';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';

/** The card of the screen in which each missing thing is written. */
const CARD_OF: Record<ProfileGap, string> = {
  name: 'identity',
  trade: 'identity',
  place: 'identity',
  offers: 'offers',
  prices: 'offers',
  questions: 'questions',
  facts: 'facts',
};

/** The element id of a card. */
export const cardId = (card: string): string => `profile-${card}`;

/** What is missing, each a way to where it is written. */
export function ProfileGaps({ gaps }: { gaps: readonly ProfileGap[] }) {
  const t = useT();
  if (gaps.length === 0) return null;
  const show = (gap: ProfileGap) => {
    const card = document.getElementById(cardId(CARD_OF[gap]));
    card?.scrollIntoView?.({ block: 'start' });
    card?.focus({ preventScroll: true });
  };
  return (
    <Notice
      tone="info"
      title={t('socialProfile.gaps.title')}
      action={gaps.map((gap) => (
        <Button key={gap} size="s" variant="secondary" onClick={() => show(gap)}>
          {t(`socialProfile.gaps.${gap}`)}
        </Button>
      ))}
    >
      {t('socialProfile.gaps.lead')}
    </Notice>
  );
}
