import {
  BUBBLE_POSITIONS,
  BUBBLE_SWATCHES,
  CLOSE_ICONS,
  LIMITS,
  RADIUS_OPTIONS,
  SEND_ICONS,
  TRIGGER_ICONS,
} from '@contract';
import { useState, type ReactNode } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { NumberField } from '../../../../ui/number-field';
import { SelectField } from '../../../../ui/select-field';
import { TextArea } from '../../../../ui/text-area';
import { TextField } from '../../../../ui/text-field';
import type { DesignGroup as GroupId } from '../model/design-groups';
import type { Drawing } from '../../model/draft';
import { useBuilder, useBuilderState } from '../../components/builder-context';
import { Choice } from '../../../../shared/builder/choice';
import { Editable } from '../../components/editable';
import { Columns, Group, Section } from '../../../../shared/builder/section';
import { AvatarField } from './avatar-field';
import { DesignColor } from './design-color';
import { DesignHistory } from './design-history';
import { FontPicker } from './font-picker';
import { IconPicker } from './icon-picker';
import { OpeningQuestions } from './opening-questions';
import { RecentColorsProvider } from './recent-colors';
import { ResetGroup } from './reset-group';
import { SiteColorsDialog } from './site-colors-dialog';
import { Swatches } from './swatches';
import { ThemeGallery } from './theme-gallery';
import { useDragTransaction } from './use-drag-transaction';
import { DESIGN_AREA } from './use-history-keys';
import { useWidgetFonts } from './widget-fonts';

const words = LIMITS.chatbotText.max;

/** Everything the owner can draw. */
export function DesignSection() {
  const t = useT();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const grip = useDragTransaction();
  useWidgetFonts();
  return (
    <Section title={t('builderDesign.title')} lead={t('builderDesign.lead')} actions={<DesignHistory />}>
      <RecentColorsProvider chatbotId={chatbotId}>
        <div {...grip} {...DESIGN_AREA}>
          <Editable>
            <Themes />
            <Identity />
            <Welcome />
            <Window />
            <Messages />
            <Input />
            <Send />
            <Invitation />
            <Bubble />
          </Editable>
        </div>
      </RecentColorsProvider>
    </Section>
  );
}

/** One field of the drawing and the way to change it; a change elsewhere draws nothing here. */
const useField = <Field extends keyof Drawing>(field: Field) => {
  const { store } = useBuilder();
  const value = useBuilderState(({ design }) => design[field]);
  return [value, (next: Drawing[Field]) => store.getState().draw({ [field]: next })] as const;
};

function DesignGroup({ id, children }: { id: GroupId; children: ReactNode }) {
  const t = useT();
  const title = t(`builderDesign.${id}`);
  return (
    <Group title={title} actions={<ResetGroup group={id} title={title} />}>
      {children}
    </Group>
  );
}

function Themes() {
  const t = useT();
  const [importing, setImporting] = useState(false);
  return (
    <Group
      title={t('builderDesign.themes.title')}
      lead={t('builderDesign.themes.lead')}
      actions={
        <Button size="s" variant="secondary" icon="globe" onClick={() => setImporting(true)}>
          {t('builderDesign.siteColors.action')}
        </Button>
      }
    >
      <ThemeGallery />
      <SiteColorsDialog open={importing} onClose={() => setImporting(false)} />
    </Group>
  );
}

function Identity() {
  const t = useT();
  const [displayName, setDisplayName] = useField('displayName');
  const [aiLabel, setAiLabel] = useField('aiLabel');
  return (
    <DesignGroup id="identity">
      <AvatarField />
      <Columns>
        <TextField
          label={t('builderDesign.displayName')}
          value={displayName}
          maxLength={LIMITS.displayName.max}
          onChange={setDisplayName}
          error={displayName.trim() ? null : t('builderDesign.displayNameRequired')}
        />
        <DesignColor field="displayNameColor" />
      </Columns>
      <FontPicker />
      <TextField
        label={t('builderDesign.aiLabel')}
        hint={t('builderDesign.aiLabelHint')}
        placeholder={t('builderDesign.aiLabelPlaceholder')}
        value={aiLabel}
        maxLength={LIMITS.aiLabel.max}
        onChange={setAiLabel}
      />
    </DesignGroup>
  );
}

function Welcome() {
  const t = useT();
  const [welcomeMessage, setWelcomeMessage] = useField('welcomeMessage');
  return (
    <DesignGroup id="welcome">
      <TextArea
        label={t('builderDesign.welcomeMessage')}
        value={welcomeMessage}
        rows={2}
        maxLength={words}
        onChange={setWelcomeMessage}
      />
      <OpeningQuestions />
    </DesignGroup>
  );
}

function Window() {
  const t = useT();
  const [closeIcon, setCloseIcon] = useField('closeIcon');
  return (
    <DesignGroup id="window">
      <Columns>
        <DesignColor field="headerBackgroundColor" />
        <DesignColor field="chatBackgroundColor" />
        <DesignColor field="footerBackgroundColor" />
        <DesignColor field="closeIconColor" />
      </Columns>
      <IconPicker
        label={t('builderDesign.closeIcon')}
        icons={CLOSE_ICONS}
        value={closeIcon}
        onChange={setCloseIcon}
      />
    </DesignGroup>
  );
}

function Messages() {
  return (
    <DesignGroup id="messages">
      <Columns>
        <DesignColor field="aiBubbleBackgroundColor" />
        <DesignColor field="aiBubbleTextColor" />
        <DesignColor field="userBubbleBackgroundColor" />
        <DesignColor field="userBubbleTextColor" />
      </Columns>
    </DesignGroup>
  );
}

function Input() {
  const t = useT();
  const [inputRadius, setInputRadius] = useField('inputRadius');
  return (
    <DesignGroup id="input">
      <Columns>
        <DesignColor field="inputBackgroundColor" />
        <DesignColor field="inputTextColor" />
        <SelectField
          label={t('builderDesign.inputRadius')}
          value={inputRadius}
          onChange={setInputRadius}
          options={RADIUS_OPTIONS.map((option) => ({
            value: option,
            label: t(`builderDesign.radius.${option}`),
          }))}
        />
      </Columns>
    </DesignGroup>
  );
}

function Send() {
  const t = useT();
  const [sendIcon, setSendIcon] = useField('sendIcon');
  return (
    <DesignGroup id="send">
      <IconPicker
        label={t('builderDesign.sendIcon')}
        icons={SEND_ICONS}
        value={sendIcon}
        onChange={setSendIcon}
      />
      <Columns>
        <DesignColor field="sendButtonBackgroundColor" />
        <DesignColor field="sendIconColor" />
      </Columns>
    </DesignGroup>
  );
}

function Invitation() {
  const t = useT();
  const [invitationText, setInvitationText] = useField('invitationText');
  const [displayDelaySeconds, setDisplayDelaySeconds] = useField('displayDelaySeconds');
  return (
    <DesignGroup id="invitation">
      <TextField
        label={t('builderDesign.invitationText')}
        hint={t('builderDesign.invitationHint')}
        value={invitationText}
        maxLength={words}
        onChange={setInvitationText}
      />
      <NumberField
        label={t('builderDesign.delay')}
        hint={t('builderDesign.delayHint')}
        {...LIMITS.displayDelaySeconds}
        value={displayDelaySeconds}
        onChange={setDisplayDelaySeconds}
      />
      <Columns>
        <DesignColor field="invitationBackgroundColor" />
        <DesignColor field="invitationTextColor" />
      </Columns>
    </DesignGroup>
  );
}

function Bubble() {
  const t = useT();
  const [triggerIcon, setTriggerIcon] = useField('triggerIcon');
  const [bubbleColor, setBubbleColor] = useField('bubbleColor');
  const [position, setPosition] = useField('position');
  return (
    <DesignGroup id="bubble">
      <IconPicker
        label={t('builderDesign.triggerIcon')}
        icons={TRIGGER_ICONS}
        value={triggerIcon}
        onChange={setTriggerIcon}
      />
      <Swatches
        label={t('builderDesign.swatches')}
        colors={BUBBLE_SWATCHES}
        value={bubbleColor}
        onChange={setBubbleColor}
      />
      <Columns>
        <DesignColor field="bubbleColor" />
        <DesignColor field="triggerIconColor" />
      </Columns>
      <Choice
        label={t('builderDesign.position')}
        value={position}
        onChange={setPosition}
        columns="repeat(2, minmax(0, 180px))"
        options={BUBBLE_POSITIONS.toReversed().map((position) => ({
          value: position,
          label: t(`builderDesign.positions.${position}`),
        }))}
        draw={({ label }) => label}
      />
    </DesignGroup>
  );
}
