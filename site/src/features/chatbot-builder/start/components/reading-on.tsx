import type { SiteCrawl } from '@contract';
import { useT } from '../../../../i18n';
import { Group } from '../../../../shared/builder/section';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { CrawlState } from '../../training/components/crawl-state';

interface ReadingOnProps {
  crawl: SiteCrawl;
  onPropose: () => Promise<void>;
}

/** The rest of a large site, of which the first pages were enough for proposals. */
export function ReadingOn({ crawl, onPropose }: ReadingOnProps) {
  const t = useT();
  if (crawl.status === 'running')
    return (
      <Group title={t('builderStart.readingOn')} lead={t('builderStart.readingOnLead')}>
        <CrawlState crawl={crawl} />
      </Group>
    );
  return (
    <Notice
      tone="info"
      title={t('builderStart.readToEnd')}
      action={
        <Button size="s" variant="secondary" onClick={() => void onPropose()}>
          {t('builderStart.proposeAgain')}
        </Button>
      }
    >
      {t('builderStart.readToEndBody')}
    </Notice>
  );
}
