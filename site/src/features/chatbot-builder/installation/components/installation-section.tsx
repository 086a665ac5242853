import { LIMITS } from '@contract';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { SwitchField } from '../../../../ui/switch-field';
import { useBuilder, useBuilderState } from '../../components/builder-context';
import { Editable } from '../../components/editable';
import { Group, Section } from '../../../../shared/builder/section';
import { AllowedDomains } from './allowed-domains';
import { CodeBlock } from './code-block';
import { CopyField } from './copy-field';
import { platformOf, type PlatformId } from './guide/platforms';
import { InstallationGuide } from './installation-guide';
import { LiveCheck } from './live-check';
import { PublicKey } from './public-key';
import { SiteUrlField } from './site-url-field';

/** Where the chatbot lives, and the code that puts it there. */
export function InstallationSection() {
  const t = useT();
  const { id, snippet } = useBuilderState(({ chatbot }) => chatbot);
  const { platform, show } = useGuideInAddress();
  return (
    <Section
      title={t('builderInstallation.title')}
      lead={t('builderInstallation.lead')}
      actions={
        <Button size="s" variant="secondary" icon="book" onClick={() => show('wordpress')}>
          {t('builderInstallation.openGuide')}
        </Button>
      }
    >
      <Group title={t('builderInstallation.site')}>
        <Editable>
          <SiteUrlField />
          <AllowedDomains max={LIMITS.allowedDomains.max} />
          <StartOpen />
        </Editable>
      </Group>
      <Group title={t('builderInstallation.code')} lead={t('builderInstallation.snippetHint')}>
        <CodeBlock label={t('builderInstallation.snippet')} code={snippet} />
        <CopyField
          label={t('builderInstallation.installId')}
          copyLabel={t('builderInstallation.copyId')}
          value={id}
        />
      </Group>
      <Group title={t('builderInstallation.check')}>
        <LiveCheck />
      </Group>
      <Group title={t('builderInstallation.key')} lead={t('builderInstallation.keyLead')}>
        <PublicKey />
      </Group>
      <InstallationGuide platform={platform} onChoose={show} onClose={() => show(null)} />
    </Section>
  );
}

/** The guide has an address of its own, so that a page of it can be sent to whoever looks after the site. */
const useGuideInAddress = () => {
  const [search, setSearch] = useSearchParams();
  const show = (platform: PlatformId | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('section', 'installation');
        if (platform) next.set('guide', platform);
        else next.delete('guide');
        return next;
      },
      // Leafing through the guide is no history; neither does closing it lead anywhere.
      { replace: true, preventScrollReset: true },
    );
  return { platform: platformOf(search), show };
};

function StartOpen() {
  const t = useT();
  const { store } = useBuilder();
  const startOpen = useBuilderState((state) => state.design.startOpen);
  return (
    <SwitchField
      label={t('builderInstallation.startOpen')}
      hint={t('builderInstallation.startOpenHint')}
      checked={startOpen}
      onChange={(checked) => store.getState().draw({ startOpen: checked })}
    />
  );
}
