import type { TrainingFile } from '@contract';
import { useT } from '../../../../i18n';
import { Dialog } from '../../../../ui/dialog';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { useFileText } from '../../api/use-file-text';
import { LoadFailed } from './load-failed';

interface FileTextDialogProps {
  chatbotId: string;
  file: TrainingFile | null;
  onClose: () => void;
}

/** "Anteprima testo": a document as the bot understood it, piece by piece. */
export function FileTextDialog({ chatbotId, file, onClose }: FileTextDialogProps) {
  return (
    <Dialog title={file?.name ?? ''} open={file !== null} onClose={onClose} width={720}>
      {file && <FileText chatbotId={chatbotId} fileId={file.id} />}
    </Dialog>
  );
}

function FileText({ chatbotId, fileId }: { chatbotId: string; fileId: string }) {
  const t = useT();
  const { passages, error, reload } = useFileText(chatbotId, fileId);
  if (!passages && error) return <LoadFailed onRetry={reload}>{t('builderTraining.textFailed')}</LoadFailed>;
  if (!passages) return <Skeleton lines={8} />;
  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <p css={{ color: tokens.color.muted }}>{t('builderTraining.textLead')}</p>
      <ol css={{ display: 'grid', gap: 14, margin: 0, padding: 0, listStyle: 'none' }}>
        {passages.map(({ page, heading, text, question }, index) => {
          const place = [page && t('builderTraining.why.page', { page }), question ?? heading]
            .filter(Boolean)
            .join(' · ');
          return (
            <li key={index} css={{ paddingLeft: 12, borderLeft: `3px solid ${tokens.color.line}` }}>
              {place && <p css={{ fontWeight: 600, fontSize: tokens.size.s }}>{place}</p>}
              <p css={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
