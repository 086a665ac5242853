import { useErrorText, useLocale, useT } from '../../../../i18n';
import { today } from '../../../../lib/dates';
import { formatNumber } from '../../../../lib/numbers';
import { Button } from '../../../../ui/button';
import { Icon } from '../../../../ui/icon';
import { Menu } from '../../../../ui/menu';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { useExport, type ExportFormat } from '../api/use-export';
import type { ConversationSearch } from '../model/inbox-address';

interface ExportMenuProps {
  chatbotId: string;
  search: ConversationSearch;
}

/** Takes home every message of what is shown, for a spreadsheet or for a program. */
export function ExportMenu({ chatbotId, search }: ExportMenuProps) {
  const t = useT();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const { bytes, start, cancel } = useExport(chatbotId);

  const take = async (format: ExportFormat) => {
    try {
      const saved = await start(search, format, `${t('builderConversations.export.file')}-${today()}`);
      if (saved)
        toast.success(t('builderConversations.export.done'), t('builderConversations.export.doneBody'));
    } catch (failure) {
      toast.error(t('builderConversations.export.failed'), errorText(failure));
    }
  };

  if (bytes !== null) {
    const size = `${formatNumber(bytes / 1024 / 1024, locale, { maximumFractionDigits: 1 })} MB`;
    return (
      <span css={{ display: 'inline-flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
        <span role="status" css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {t('builderConversations.export.running', { size })}
        </span>
        <Button size="s" variant="secondary" icon="x" onClick={cancel}>
          {t('builderConversations.export.cancel')}
        </Button>
      </span>
    );
  }
  const label = t('builderConversations.export.action');
  return (
    <Menu
      label={label}
      trigger={
        <>
          <Icon name="download" />
          {label}
          <Icon name="chevron-down" size={16} />
        </>
      }
      items={[
        {
          id: 'csv',
          icon: 'chart',
          label: t('builderConversations.export.csv'),
          onSelect: () => void take('csv'),
        },
        {
          id: 'json',
          icon: 'code',
          label: t('builderConversations.export.json'),
          onSelect: () => void take('json'),
        },
      ]}
    />
  );
}
