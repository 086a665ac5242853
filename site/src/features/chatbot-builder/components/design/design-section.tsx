import {
  BUBBLE_SWATCHES,
  CLOSE_ICONS,
  DESIGN_DEFAULTS,
  FONTS,
  LIMITS,
  RADIUS_OPTIONS,
  SEND_ICONS,
  TRIGGER_ICONS,
} from '@contract';
import { useEffect, useState } from 'react';
import { useT } from '../../../../i18n';
import { Button, IconButton } from '../../../../ui/button';
import { ColorField } from '../../../../ui/color-field';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { NumberField } from '../../../../ui/number-field';
import { SelectField } from '../../../../ui/select-field';
import { TextArea } from '../../../../ui/text-area';
import { TextField } from '../../../../ui/text-field';
import { readableOn } from '../../model/contrast';
import { contrastWarnings } from '../../model/contrast-warnings';
import { drawingOf, type Drawing } from '../../model/draft';
import { useBuilder, useBuilderState, useReadOnly } from '../builder-context';
import { Columns, Editable, Group, Section } from '../section';
import { AvatarField } from './avatar-field';
import { ContrastWarning } from './contrast-warning';
import { IconPicker } from './icon-picker';
import { Swatches } from './swatches';
import { useHistoryKeys } from './use-history-keys';

/** Everything the owner can draw. */
export function DesignSection() {
  const t = useT();
  const { store } = useBuilder();
  const design = useBuilderState((state) => state.design);
  const warnings = contrastWarnings(design);

  const color = (field: ColorName, label: string) => {
    const warning = warnings.find(({ front }) => front === field);
    return (
      <ColorField
        label={label}
        value={design[field]}
        onChange={(value) => store.getState().draw({ [field]: value })}
      >
        {warning && (
          <ContrastWarning
            {...warning}
            onFix={() => store.getState().draw({ [field]: readableOn(design[warning.back]) })}
          />
        )}
      </ColorField>
    );
  };
  const words = LIMITS.chatbotText.max;

  return (
    <Section title={t('builderDesign.title')} lead={t('builderDesign.lead')} actions={<History />}>
      <Editable>
        <Group title={t('builderDesign.identity')}>
          <AvatarField />
          <Columns>
            <TextField
              label={t('builderDesign.displayName')}
              value={design.displayName}
              maxLength={LIMITS.displayName.max}
              onChange={(displayName) => store.getState().draw({ displayName })}
              error={design.displayName.trim() ? null : t('builderDesign.displayNameRequired')}
            />
            <SelectField
              label={t('builderDesign.font')}
              value={design.fontFamily}
              onChange={(fontFamily) => store.getState().draw({ fontFamily })}
              options={FONTS.map((font) => ({ value: font, label: font }))}
            />
            {color('displayNameColor', t('builderDesign.displayNameColor'))}
          </Columns>
        </Group>

        <Group title={t('builderDesign.welcome')}>
          <TextArea
            label={t('builderDesign.welcomeMessage')}
            value={design.welcomeMessage}
            rows={2}
            maxLength={words}
            onChange={(welcomeMessage) => store.getState().draw({ welcomeMessage })}
          />
          <NumberField
            label={t('builderDesign.delay')}
            hint={t('builderDesign.delayHint')}
            {...LIMITS.displayDelaySeconds}
            value={design.displayDelaySeconds}
            onChange={(displayDelaySeconds) => store.getState().draw({ displayDelaySeconds })}
          />
        </Group>

        <Group title={t('builderDesign.window')}>
          <Columns>
            {color('headerBackgroundColor', t('builderDesign.headerBackground'))}
            {color('chatBackgroundColor', t('builderDesign.chatBackground'))}
            {color('footerBackgroundColor', t('builderDesign.footerBackground'))}
            {color('closeIconColor', t('builderDesign.closeIconColor'))}
          </Columns>
          <IconPicker
            label={t('builderDesign.closeIcon')}
            icons={CLOSE_ICONS}
            value={design.closeIcon}
            onChange={(closeIcon) => store.getState().draw({ closeIcon })}
          />
        </Group>

        <Group title={t('builderDesign.messages')}>
          <Columns>
            {color('aiBubbleBackgroundColor', t('builderDesign.aiBubbleBackground'))}
            {color('aiBubbleTextColor', t('builderDesign.aiBubbleText'))}
            {color('userBubbleBackgroundColor', t('builderDesign.userBubbleBackground'))}
            {color('userBubbleTextColor', t('builderDesign.userBubbleText'))}
          </Columns>
        </Group>

        <Group title={t('builderDesign.input')}>
          <Columns>
            {color('inputBackgroundColor', t('builderDesign.inputBackground'))}
            {color('inputTextColor', t('builderDesign.inputText'))}
            <SelectField
              label={t('builderDesign.inputRadius')}
              value={design.inputRadius}
              onChange={(inputRadius) => store.getState().draw({ inputRadius })}
              options={RADIUS_OPTIONS.map((option) => ({
                value: option,
                label: t(`builderDesign.radius.${option}`),
              }))}
            />
          </Columns>
        </Group>

        <Group title={t('builderDesign.send')}>
          <IconPicker
            label={t('builderDesign.sendIcon')}
            icons={SEND_ICONS}
            value={design.sendIcon}
            onChange={(sendIcon) => store.getState().draw({ sendIcon })}
          />
          <Columns>
            {color('sendButtonBackgroundColor', t('builderDesign.sendBackground'))}
            {color('sendIconColor', t('builderDesign.sendIconColor'))}
          </Columns>
        </Group>

        <Group title={t('builderDesign.invitation')}>
          <TextField
            label={t('builderDesign.invitationText')}
            hint={t('builderDesign.invitationHint')}
            value={design.invitationText}
            maxLength={words}
            onChange={(invitationText) => store.getState().draw({ invitationText })}
          />
          <Columns>
            {color('invitationBackgroundColor', t('builderDesign.invitationBackground'))}
            {color('invitationTextColor', t('builderDesign.invitationTextColor'))}
          </Columns>
        </Group>

        <Group title={t('builderDesign.bubble')}>
          <IconPicker
            label={t('builderDesign.triggerIcon')}
            icons={TRIGGER_ICONS}
            value={design.triggerIcon}
            onChange={(triggerIcon) => store.getState().draw({ triggerIcon })}
          />
          <Swatches
            label={t('builderDesign.swatches')}
            colors={BUBBLE_SWATCHES}
            value={design.bubbleColor}
            onChange={(bubbleColor) => store.getState().draw({ bubbleColor })}
          />
          <Columns>
            {color('bubbleColor', t('builderDesign.bubbleColor'))}
            {color('triggerIconColor', t('builderDesign.triggerIconColor'))}
          </Columns>
        </Group>
      </Editable>
    </Section>
  );
}

type ColorName = { [Name in keyof Drawing]: Name extends `${string}Color` ? Name : never }[keyof Drawing];

/** Undo, redo and the way back to the beginning; Ctrl or Cmd with Z works anywhere outside text fields. */
function History() {
  const t = useT();
  const { store } = useBuilder();
  const readOnly = useReadOnly();
  const [steps, setSteps] = useState({ past: 0, future: 0 });
  const [asking, setAsking] = useState(false);
  useHistoryKeys(!readOnly);

  useEffect(() => {
    const count = () => {
      const { pastStates, futureStates } = store.temporal.getState();
      setSteps({ past: pastStates.length, future: futureStates.length });
    };
    count();
    return store.temporal.subscribe(count);
  }, [store]);

  const reset = () => store.getState().draw(drawingOf(DESIGN_DEFAULTS));

  return (
    <>
      <IconButton
        icon="undo"
        label={t('builderDesign.undo')}
        disabled={readOnly || steps.past === 0}
        onClick={store.undo}
      />
      <IconButton
        icon="redo"
        label={t('builderDesign.redo')}
        disabled={readOnly || steps.future === 0}
        onClick={store.redo}
      />
      <Button size="s" variant="ghost" disabled={readOnly} onClick={() => setAsking(true)}>
        {t('builderDesign.reset')}
      </Button>
      <ConfirmDialog
        title={t('builderDesign.resetTitle')}
        body={t('builderDesign.resetBody')}
        confirmLabel={t('builderDesign.reset')}
        open={asking}
        onConfirm={reset}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
