import { useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/api-failure';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { useWhy } from '../api/use-why';
import { WhyReport } from './why-report';

export interface WhyPanelProps {
  chatbotId: string;
  replyId: string;
  open: boolean;
  onClose: () => void;
}

/** "Perché questa risposta": what the bot had before it, and how sure it was. */
export function WhyPanel({ chatbotId, replyId, open, onClose }: WhyPanelProps) {
  const t = useT();
  return (
    <Dialog title={t('builderTraining.why.title')} open={open} onClose={onClose} width={680}>
      <Explanation chatbotId={chatbotId} replyId={replyId} />
    </Dialog>
  );
}

function Explanation({ chatbotId, replyId }: Pick<WhyPanelProps, 'chatbotId' | 'replyId'>) {
  const t = useT();
  const { why, error, reload } = useWhy(chatbotId, replyId);
  if (why) return <WhyReport why={why} />;
  if (error instanceof ApiFailure && error.status === 404)
    return <Notice tone="info">{t('builderTraining.why.none')}</Notice>;
  if (error)
    return (
      <Notice
        tone="error"
        action={
          <Button size="s" variant="secondary" onClick={reload}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('builderTraining.why.failed')}
      </Notice>
    );
  return <Skeleton lines={6} />;
}
