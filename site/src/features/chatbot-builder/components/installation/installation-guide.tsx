import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Dialog } from '../../../../ui/dialog';
import { Tabs } from '../../../../ui/tabs';
import { tokens } from '../../../../ui/tokens';

const PLATFORMS = [
  { id: 'wordpress', label: 'WordPress' },
  { id: 'html', label: 'HTML' },
  { id: 'shopify', label: 'Shopify' },
  { id: 'wix', label: 'Wix' },
  { id: 'squarespace', label: 'Squarespace' },
  { id: 'joomla', label: 'Joomla' },
] as const;
const STEPS = ['step1', 'step2', 'step3', 'step4'] as const;

/** How to paste the code, for each kind of site an owner is likely to have. */
export function InstallationGuide({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const [platform, setPlatform] = useState<(typeof PLATFORMS)[number]['id']>('wordpress');
  return (
    <Dialog title={t('builderInstallation.guide.title')} open={open} onClose={onClose} width={680}>
      <p css={{ marginBottom: 12 }}>{t('builderInstallation.guide.intro')}</p>
      <Tabs
        label={t('builderInstallation.guide.platforms')}
        tabs={PLATFORMS}
        value={platform}
        onChange={setPlatform}
      >
        <ol css={{ display: 'grid', gap: 14, listStyle: 'none', counterReset: 'step' }}>
          {STEPS.map((step) => (
            <li
              key={step}
              css={{
                display: 'grid',
                gridTemplateColumns: '32px 1fr',
                gap: 12,
                alignItems: 'start',
                counterIncrement: 'step',
                '&::before': {
                  content: 'counter(step)',
                  display: 'grid',
                  placeItems: 'center',
                  width: 32,
                  height: 32,
                  borderRadius: tokens.radius.full,
                  background: tokens.color.accentSoft,
                  color: tokens.color.accent,
                  fontWeight: 700,
                },
              }}
            >
              <span css={{ paddingTop: 3 }}>{t(`builderInstallation.guide.${platform}.${step}`)}</span>
            </li>
          ))}
        </ol>
      </Tabs>
      <p css={{ marginTop: 20, color: tokens.color.muted, fontSize: tokens.size.s }}>
        {t('builderInstallation.guide.check')}
      </p>
    </Dialog>
  );
}
