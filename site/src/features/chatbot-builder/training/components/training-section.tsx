import { BOT_TONES, LIMITS } from '@contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../app/paths';
import { useT } from '../../../../i18n';
import { Button, buttonStyles } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { SelectField } from '../../../../ui/select-field';
import { TextArea } from '../../../../ui/text-area';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { checkSettings } from '../../model/check-settings';
import type { Settings } from '../../model/draft';
import { useIsEmpty } from '../api/use-is-empty';
import { useModelSettings } from '../api/use-model-settings';
import { engineInUse } from '../model/model-form';
import { useBuilder, useBuilderState, usePublished, useReadOnly } from '../../components/builder-context';
import { Choice } from '../../../../shared/builder/choice';
import { Editable } from '../../components/editable';
import { Columns, Group, Section } from '../../../../shared/builder/section';
import { Contradictions } from './contradictions';
import { CuratedAnswers } from './curated-answers';
import { Improvements } from './improvements';
import { MessageLimits } from './message-limits';
import { Regression } from './regression';
import { ModelCard } from './model-card';
import { SitePages } from './site-pages';
import { TestPanel } from './test-panel';
import { TrainingFiles } from './training-files';
import { VisitorNetworks } from './visitor-networks';

/** What the bot knows and how it speaks. */
export function TrainingSection() {
  const t = useT();
  const published = usePublished();
  const readOnly = useReadOnly();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const isEmpty = useIsEmpty(chatbotId);
  // The order is that of the first look: what is learnt meanwhile moves nothing under its owner's hands.
  const [beganEmpty, setBeganEmpty] = useState(isEmpty);
  if (beganEmpty === undefined && isEmpty !== undefined) setBeganEmpty(isEmpty);
  const trials = [
    <TestPanel key="test" />,
    <Improvements key="improvements" />,
    <Regression key="regression" />,
  ];
  const material = [
    <TrainingFiles key="files" />,
    <Contradictions key="contradictions" />,
    <CuratedAnswers key="answers" />,
    <SitePages key="pages" />,
  ];
  return (
    <Section title={t('builderTraining.title')} lead={t('builderTraining.lead')}>
      {published && !readOnly && <Notice tone="info">{t('builderTraining.atOnce')}</Notice>}
      {isEmpty && (
        <Notice
          tone="info"
          title={t('builderStart.emptyTitle')}
          action={
            <Link to={paths.chatbotBuilder(chatbotId, 'start')} css={buttonStyles('secondary', 's')}>
              {t('builderStart.emptyAction')}
            </Link>
          }
        >
          {t('builderStart.emptyBody')}
        </Notice>
      )}
      {/* Who has given a bot nothing yet is led to what it learns from before what it failed. */}
      {beganEmpty ? [...material, ...trials] : [...trials, ...material]}
      <Editable>
        <Instructions />
        <Voice />
        <WhenUnknown />
      </Editable>
      <MessageLimits />
      <VisitorNetworks />
      <ModelCard />
    </Section>
  );
}

/** Whether no model reads the owner's instructions; false while nobody knows. */
function useWithoutModel(): boolean {
  const { settings } = useModelSettings(useBuilderState(({ chatbot }) => chatbot.id));
  return settings !== undefined && engineInUse(settings) === 'embedded';
}

function Instructions() {
  const t = useT();
  const builder = useBuilder();
  const instructions = useBuilderState((state) => state.settings.instructions);
  const saved = useBuilderState((state) => state.base.settings.instructions);
  const [busy, setBusy] = useState(false);
  const readOnly = useReadOnly();
  const withoutModel = useWithoutModel();
  const { max } = LIMITS.instructions;

  const save = async () => {
    setBusy(true);
    await builder.autosave.flush();
    setBusy(false);
    // Whatever else is still open, the instructions are what this button promised.
    const { base, settings } = builder.store.getState();
    if (base.settings.instructions === settings.instructions)
      toast.success(t('builderTraining.instructionsSaved'));
  };

  return (
    <Group title={t('builderTraining.instructions')} lead={t('builderTraining.instructionsHint')}>
      {withoutModel && <Notice tone="info">{t('builderTraining.withoutModel')}</Notice>}
      <TextArea
        label={t('builderTraining.instructions')}
        labelHidden
        rows={7}
        maxLength={max}
        // In a field that nobody can fill, an example would pass for the bot's own instructions.
        placeholder={readOnly ? undefined : t('builderTraining.instructionsPlaceholder')}
        value={instructions}
        onChange={(text) => builder.store.getState().set({ instructions: text })}
      />
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 12,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <span css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {t('builderTraining.count', { used: instructions.length, max })}
        </span>
        <Button variant="secondary" busy={busy} disabled={instructions === saved} onClick={() => void save()}>
          {t('builderTraining.saveInstructions')}
        </Button>
      </div>
    </Group>
  );
}

function Voice() {
  const t = useT();
  const { store } = useBuilder();
  const { tone, language } = useBuilderState((state) => state.settings);
  const withoutModel = useWithoutModel();
  return (
    <Group
      title={t('builderTraining.tone')}
      lead={withoutModel ? t('builderTraining.toneWithoutModel') : undefined}
    >
      <Choice
        label={t('builderTraining.tone')}
        labelHidden
        value={tone}
        onChange={(next) => store.getState().set({ tone: next })}
        columns="repeat(auto-fill, minmax(132px, 1fr))"
        options={BOT_TONES.map((each) => ({
          value: each,
          label: t(`builderTraining.tones.${each}`),
        }))}
        draw={(option) => option.label}
      />
      <SelectField
        label={t('builderTraining.language')}
        value={language}
        onChange={(next) => store.getState().set({ language: next })}
        options={[
          { value: 'it', label: t('builderTraining.italian') },
          { value: 'en', label: t('builderTraining.english') },
        ]}
      />
    </Group>
  );
}

function WhenUnknown() {
  const t = useT();
  const builder = useBuilder();
  const settings = useBuilderState((state) => state.settings);
  const errors = checkSettings(settings);
  const [focused, setFocused] = useState<keyof Settings | null>(null);

  const bind = (field: 'contactEmail' | 'contactUrl' | 'privacyUrl' | 'fallbackText') => ({
    value: settings[field],
    onChange: (text: string) => builder.store.getState().set({ [field]: text }),
    onFocus: () => {
      setFocused(field);
      builder.hold(field);
    },
    onBlur: () => {
      setFocused(null);
      builder.release();
    },
  });
  // Nobody is told off for an address half typed.
  const wrong = (field: 'contactEmail' | 'contactUrl' | 'privacyUrl', text: string) =>
    errors[field] && focused !== field ? text : null;

  return (
    <Group title={t('builderTraining.unknown')} lead={t('builderTraining.unknownLead')}>
      <TextArea
        label={t('builderTraining.fallbackText')}
        rows={3}
        maxLength={LIMITS.chatbotText.max}
        placeholder={t('builderTraining.fallbackPlaceholder')}
        {...bind('fallbackText')}
      />
      <Columns>
        <TextField
          label={t('builderTraining.contactEmail')}
          type="email"
          autoComplete="email"
          maxLength={LIMITS.email.max}
          hint={t('builderTraining.contactEmailHint')}
          error={wrong('contactEmail', t('builderTraining.contactEmailError'))}
          {...bind('contactEmail')}
        />
        <TextField
          label={t('builderTraining.contactUrl')}
          type="url"
          placeholder="https://"
          maxLength={LIMITS.siteUrl.max}
          hint={t('builderTraining.contactUrlHint')}
          error={wrong('contactUrl', t('builderTraining.urlError'))}
          {...bind('contactUrl')}
        />
        <TextField
          label={t('builderTraining.privacyUrl')}
          type="url"
          placeholder="https://"
          maxLength={LIMITS.siteUrl.max}
          error={wrong('privacyUrl', t('builderTraining.urlError'))}
          {...bind('privacyUrl')}
        />
      </Columns>
    </Group>
  );
}
