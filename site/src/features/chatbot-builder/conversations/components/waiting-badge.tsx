import { useT } from '../../../../i18n';
import { Badge } from '../../../../ui/badge';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { useWaiting } from '../api/use-waiting';
import { useBuilderState } from '../../components/builder-context';

/** How many visitors wait for a person, beside the section's name; nothing while nobody does. */
export function WaitingBadge() {
  const t = useT();
  const count = useWaiting(useBuilderState(({ chatbot }) => chatbot.id));
  if (count === 0) return null;
  return (
    <Badge tone="error">
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('builderConversations.waitingCount', { count })}</VisuallyHidden>
    </Badge>
  );
}
