import type { SiteConfig } from '@contract';
import useSWR from 'swr';
import { useT, type Key } from '../../../i18n';
import { Preferences } from '../../../shared/preferences/preferences';
import { Dialog } from '../../../ui/dialog';
import { tokens } from '../../../ui/tokens';

const ENGINES: Record<SiteConfig['data']['engine'], Key> = {
  embedded: 'shell.settings.engineEmbedded',
  'openai-compatible': 'shell.settings.engineOpenaiCompatible',
  webhook: 'shell.settings.engineWebhook',
};

/** 'Impostazioni': theme, language, which engine answers, version. */
export function SettingsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const { data: config } = useSWR<SiteConfig>(open ? '/site-config' : null);
  return (
    <Dialog title={t('shell.settings.title')} open={open} onClose={onClose} width={480}>
      <div css={{ display: 'grid', gap: 24 }}>
        <Preferences />
        {config && (
          <dl
            css={{
              display: 'grid',
              gap: 12,
              '& dt': { fontWeight: 650 },
              '& dd': { color: tokens.color.muted },
            }}
          >
            <div>
              <dt>{t('shell.settings.models')}</dt>
              <dd>{t(ENGINES[config.data.engine])}</dd>
            </div>
            <div>
              <dt>{t('shell.settings.version')}</dt>
              <dd>{config.data.version}</dd>
            </div>
          </dl>
        )}
      </div>
    </Dialog>
  );
}
