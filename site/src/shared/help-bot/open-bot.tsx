import { HELP_BOTS } from '@contract';
import { useLocale, useT } from '../../i18n';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { Widget } from '../widget/widget';

export interface OpenBotProps {
  height: number;
  onClose: () => void;
}

/** The product's own chatbot, being talked to. */
export default function OpenBot({ height, onClose }: OpenBotProps) {
  const t = useT();
  const { locale } = useLocale();
  return (
    <Widget
      key={locale}
      installId={HELP_BOTS[locale]}
      embedded
      open
      loading={<Skeleton height={height} />}
      failed={(retry) => (
        <div css={{ padding: 20 }}>
          <Notice
            tone="error"
            action={
              <Button size="s" variant="secondary" onClick={retry}>
                {t('common.retry')}
              </Button>
            }
          >
            {t('layout.helpBot.failed')}
          </Notice>
        </div>
      )}
      onOfficinaClose={(event) => {
        event.preventDefault();
        onClose();
      }}
    />
  );
}
