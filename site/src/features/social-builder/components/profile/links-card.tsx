import { useT } from '../../../../i18n';
import { Group } from '../../../../shared/builder/section';
import { LinkFields } from '../link-fields';

/** Where posts lead and what they ask for: settings of the project, shown with what posts say. */
export function LinksCard() {
  const t = useT();
  return (
    <Group title={t('socialProfile.links.title')} lead={t('socialProfile.links.lead')}>
      <LinkFields />
    </Group>
  );
}
