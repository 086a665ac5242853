import type { SocialPost } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { saveFile } from '../../../../lib/save-file';
import { Icon } from '../../../../ui/icon';
import { Menu } from '../../../../ui/menu';
import { toast } from '../../../../ui/toast';
import { planCsv } from '../../model/plan-csv';
import { ReviewLinkDialog } from '../review/review-link-dialog';
import { ImportPlanDialog } from './import-plan-dialog';
import { usePlanColumns } from './use-plan-columns';

/** What is done with the posts as a whole: shown to a client, taken to a spreadsheet and back. */
export function PlanMenu({ findAll }: { findAll: () => Promise<SocialPost[]> }) {
  const t = useT();
  const errorText = useErrorText();
  const columns = usePlanColumns();
  const [open, setOpen] = useState<'review' | 'import' | null>(null);
  const save = async () => {
    try {
      const csv = planCsv(await findAll(), columns, (post) =>
        post.draft ? t('socialComposer.isDraft') : t(`socialPosts.statuses.${post.status}`),
      );
      saveFile('post.csv', csv, 'text/csv;charset=utf-8');
    } catch (failure) {
      toast.error(t('socialComposer.csv.exportFailed'), errorText(failure));
    }
  };
  return (
    <>
      <Menu
        label={t('socialComposer.menu')}
        trigger={<Icon name="more" />}
        items={[
          {
            id: 'review',
            label: t('socialReview.link.open'),
            icon: 'link',
            onSelect: () => setOpen('review'),
          },
          {
            id: 'export',
            label: t('socialComposer.csv.export'),
            icon: 'download',
            onSelect: () => void save(),
          },
          {
            id: 'import',
            label: t('socialComposer.csv.import'),
            icon: 'upload',
            onSelect: () => setOpen('import'),
          },
        ]}
      />
      <ReviewLinkDialog open={open === 'review'} onClose={() => setOpen(null)} />
      <ImportPlanDialog open={open === 'import'} onClose={() => setOpen(null)} />
    </>
  );
}
