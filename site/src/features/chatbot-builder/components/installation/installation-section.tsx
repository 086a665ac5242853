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
      title={t('chatbotBuilder.installation.title')}
      lead={t('chatbotBuilder.installation.lead')}
      actions={
        <Button size="s" variant="secondary" icon="book" onClick={() => setGuide(true)}>
          {t('chatbotBuilder.installation.guide')}
        </Button>
      }
    >
      <Group title={t('chatbotBuilder.installation.site')}>
        <Editable>
          <SiteUrl />
          <AllowedDomains max={LIMITS.allowedDomains.max} />
          <StartOpen />
        </Editable>
      </Group>
      <Group title={t('chatbotBuilder.installation.code')}>
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
      label={t('chatbotBuilder.installation.siteUrl')}
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
      error={wrong ? t('chatbotBuilder.installation.siteUrlError') : null}
      hint={
        domain && settings.siteUrl
          ? t('chatbotBuilder.installation.domain', { domain })
          : t('chatbotBuilder.installation.siteUrlHint')
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
      label={t('chatbotBuilder.installation.startOpen')}
      hint={t('chatbotBuilder.installation.startOpenHint')}
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
        label={t('chatbotBuilder.installation.snippet')}
        hint={t('chatbotBuilder.installation.snippetHint')}
        rows={3}
        value={text}
        onChange={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
        readOnly
      />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <Button icon={state === 'copied' ? 'check' : 'copy'} onClick={() => void copy(text)}>
          {t(state === 'copied' ? 'chatbotBuilder.installation.copied' : 'chatbotBuilder.installation.copy')}
        </Button>
        <span role="status" css={{ color: tokens.color.red, fontSize: tokens.size.s }}>
          {state === 'failed' && t('chatbotBuilder.installation.copyFailed')}
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
      label={t('chatbotBuilder.installation.installId')}
      value={id}
      onChange={() => undefined}
      readOnly
      suffix={
        <Button
          size="s"
          variant="ghost"
          icon={state === 'copied' ? 'check' : 'copy'}
          aria-label={t(
            state === 'copied' ? 'chatbotBuilder.installation.copied' : 'chatbotBuilder.installation.copyId',
          )}
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
        {t('chatbotBuilder.installation.seen', {
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
        {t('chatbotBuilder.installation.neverSeen')}
      </p>
      {published && (
        <ButtonLink
          to={paths.chatbotLive(chatbot.id)}
          target="_blank"
          size="s"
          variant="secondary"
          icon="external"
        >
          {t('chatbotBuilder.installation.livePage')}
        </ButtonLink>
      )}
    </div>
  );
}
