import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Dialog } from '../../../../ui/dialog';
import { Notice } from '../../../../ui/notice';
import { Pager } from '../../../../ui/pager';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { useUnderstanding, type ReadSource } from '../api/use-understanding';
import { groupUnderstood } from '../model/understood-groups';
import { useReadOnly } from '../../components/builder-context';
import { LoadFailed } from './load-failed';
import { UnderstoodTable } from './understood-table';
import { UnderstoodText } from './understood-text';

interface UnderstandingDialogProps {
  chatbotId: string;
  /** The document that is looked at, if one is. */
  source: ReadSource | null;
  onClose: () => void;
}

/** "Che cosa ha capito il bot": a document's tables, answers and texts, each to be corrected with a click. */
export function UnderstandingDialog({ chatbotId, source, onClose }: UnderstandingDialogProps) {
  return (
    <Dialog title={source?.name ?? ''} open={source !== null} onClose={onClose} width={960}>
      {source && <Understanding key={source.id} chatbotId={chatbotId} source={source} />}
    </Dialog>
  );
}

function Understanding({ chatbotId, source }: { chatbotId: string; source: ReadSource }) {
  const t = useT();
  const readOnly = useReadOnly();
  const [page, setPage] = useState(1);
  const { items, meta, error, reload, correct, hide, undo } = useUnderstanding(chatbotId, source, page);
  if (!items && error) return <LoadFailed onRetry={reload}>{t('builderTraining.textFailed')}</LoadFailed>;
  if (!items || !meta) return <Skeleton lines={8} />;
  const pages = Math.ceil(meta.total / meta.pageSize);
  const actions = { readOnly, onCorrect: correct, onHide: hide, onUndo: undo };
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 }}>
      <p css={{ color: tokens.color.muted }}>{t('builderTraining.understood.lead')}</p>
      {meta.unreadTables > 0 && (
        <Notice tone="warning" title={t('builderTraining.understood.unreadTitle')}>
          {t('builderTraining.understood.unreadBody')}
        </Notice>
      )}
      {items.length === 0 && <p role="status">{t('builderTraining.understood.none')}</p>}
      {groupUnderstood(items).map((group) =>
        group.kind === 'table' ? (
          <UnderstoodTable key={group.rows[0]?.id} table={group} {...actions} />
        ) : (
          <UnderstoodText key={group.item.id} item={group.item} {...actions} />
        ),
      )}
      {pages > 1 && <Pager page={page} pages={pages} onPage={setPage} />}
    </div>
  );
}
