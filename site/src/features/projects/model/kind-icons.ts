import type { ProjectKind } from '@contract';
import type { IconName } from '../../../ui/icon';

/** What stands for each kind of project, wherever one is chosen or listed. */
export const KIND_ICONS: Record<ProjectKind, IconName> = {
  'filed-accounts': 'chart',
  'no-filed-accounts': 'store',
  'business-idea': 'spark',
};
