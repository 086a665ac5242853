import { domainOf, LIMITS } from '@contract';
import { useState } from 'react';
import { paths } from '../../../../app/paths';
import { useLocale, useT } from '../../../../i18n';
import { formatRelative } from '../../../../lib/dates';
import { Button, ButtonLink } from '../../../../ui/button';
import { Icon } from '../../../../ui/icon';
import { Notice } from '../../../../ui/notice';
import { SwitchField } from '../../../../ui/switch-field';
import { TextArea } from '../../../../ui/text-area';
import { TextField } from '../../../../ui/text-field';
import { tokens } from '../../../../ui/tokens';
import { checkSettings, completeAddress } from '../../model/check-settings';
import { useBuilder, useBuilderState, useReadOnly } from '../builder-context';
import { Editable, Group, Section } from '../section';
import { useCopy } from '../use-copy';
import { AllowedDomains } from './allowed-domains';
import { InstallationGuide } from './installation-guide';

/** Where the chatbot lives, and the code that puts it there. */
export function InstallationSection() {
  const t = useT();
  const [guide, setGuide] = useState(false);
  const chatbot = useBuilderState((state) => state.chatbot);
  return (
    <Section
      title={t('builderInstallation.title')}
      lead={t('builderInstallation.lead')}
      actions={
        <Button size="s" variant="secondary" icon="book" onClick={() => setGuide(true)}>
          {t('builderInstallation.openGuide')}
        </Button>
      }
    >
      <Group title={t('builderInstallation.site')}>
        <Editable>
          <SiteUrl />
          <AllowedDomains max={LIMITS.allowedDomains.max} />
          <StartOpen />
        </Editable>
      </Group>
      <Group title={t('builderInstallation.code')}>
        <Snippet text={chatbot.snippet} />
        <CopyableId id={chatbot.id} />
        <LastSeen />
      </Group>
      <InstallationGuide open={guide} onClose={() => setGuide(false)} />
    </Section>
  );
}

function SiteUrl() {
  const t = useT();
  const builder = useBuilder();
  const settings = useBuilderState((state) => state.settings);
  const [focused, setFocused] = useState(false);
  const wrong = !focused && checkSettings(settings).siteUrl;
  const domain = domainOf(settings.siteUrl.trim());
  return (
    <TextField
      label={t('builderInstallation.siteUrl')}
      type="url"
      autoComplete="url"
      maxLength={LIMITS.siteUrl.max}
      placeholder="https://"
      value={settings.siteUrl}
      onChange={(siteUrl) => builder.store.getState().set({ siteUrl })}
      onFocus={() => {
        setFocused(true);
        builder.hold('siteUrl');
      }}
      onBlur={() => {
        setFocused(false);
        builder.store.getState().set({ siteUrl: completeAddress(settings.siteUrl) });
        builder.release();
      }}
      error={wrong ? t('builderInstallation.siteUrlError') : null}
      hint={
        domain && settings.siteUrl
          ? t('builderInstallation.domain', { domain })
          : t('builderInstallation.siteUrlHint')
      }
    />
  );
}

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

function Snippet({ text }: { text: string }) {
  const t = useT();
  const { state, copy } = useCopy();
  return (
    <div css={{ display: 'grid', gap: 8 }}>
      <TextArea
        label={t('builderInstallation.snippet')}
        hint={t('builderInstallation.snippetHint')}
        rows={3}
        value={text}
        onChange={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
        readOnly
      />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <Button icon={state === 'copied' ? 'check' : 'copy'} onClick={() => void copy(text)}>
          {t(state === 'copied' ? 'builderInstallation.copied' : 'builderInstallation.copy')}
        </Button>
        <span role="status" css={{ color: tokens.color.red, fontSize: tokens.size.s }}>
          {state === 'failed' && t('builderInstallation.copyFailed')}
        </span>
      </div>
    </div>
  );
}

function CopyableId({ id }: { id: string }) {
  const t = useT();
  const { state, copy } = useCopy();
  return (
    <TextField
      label={t('builderInstallation.installId')}
      value={id}
      onChange={() => undefined}
      readOnly
      suffix={
        <Button
          size="s"
          variant="ghost"
          icon={state === 'copied' ? 'check' : 'copy'}
          aria-label={t(state === 'copied' ? 'builderInstallation.copied' : 'builderInstallation.copyId')}
          onClick={() => void copy(id)}
        />
      }
    />
  );
}

function LastSeen() {
  const t = useT();
  const { locale } = useLocale();
  const chatbot = useBuilderState((state) => state.chatbot);
  const published = useReadOnly();
  if (chatbot.lastSeenAt && chatbot.lastSeenHost) {
    return (
      <Notice tone="success">
        {t('builderInstallation.seen', {
          host: chatbot.lastSeenHost,
          when: formatRelative(chatbot.lastSeenAt, locale),
        })}
      </Notice>
    );
  }
  return (
    <div css={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <p css={{ display: 'flex', gap: 8, color: tokens.color.muted, fontSize: tokens.size.s }}>
        <Icon name="info" />
        {t('builderInstallation.neverSeen')}
      </p>
      {published && (
        <ButtonLink
          to={paths.chatbotLive(chatbot.id)}
          target="_blank"
          size="s"
          variant="secondary"
          icon="external"
        >
          {t('builderInstallation.livePage')}
        </ButtonLink>
      )}
    </div>
  );
}
