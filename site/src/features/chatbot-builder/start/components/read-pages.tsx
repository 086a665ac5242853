import type { SitePage } from '@contract';
import { useT } from '../../../../i18n';
import { Group } from '../../../../shared/builder/section';
import { SwitchField } from '../../../../ui/switch-field';

interface ReadPagesProps {
  pages: SitePage[];
  leftOut: string[];
  onChange: (leftOut: string[]) => void;
}

/** The pages that the bot has read, each of which can be left out. */
export function ReadPages({ pages, leftOut, onChange }: ReadPagesProps) {
  const t = useT();
  const ready = pages.filter(({ status }) => status === 'ready');
  if (ready.length === 0) return null;
  return (
    <Group title={t('builderStart.pages', { count: ready.length })} lead={t('builderStart.pagesLead')}>
      <div css={{ display: 'grid', gap: 4, maxHeight: 360, overflowY: 'auto', overflowWrap: 'anywhere' }}>
        {ready.map(({ id, title, url }) => (
          <SwitchField
            key={id}
            label={title || url}
            hint={new URL(url).pathname}
            checked={!leftOut.includes(id)}
            onChange={(checked) =>
              onChange(checked ? leftOut.filter((other) => other !== id) : [...leftOut, id])
            }
          />
        ))}
      </div>
    </Group>
  );
}
