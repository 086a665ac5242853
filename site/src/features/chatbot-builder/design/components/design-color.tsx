import { useT, type Key } from '../../../../i18n';
import { ColorField } from '../../../../ui/color-field';
import { correctionOf, warningOf, type ColorName } from '../model/contrast-warnings';
import { useBuilder, useBuilderState } from '../../components/builder-context';
import { ContrastWarning } from './contrast-warning';
import { useRecentColors } from './recent-colors';

const LABELS: Record<ColorName, Key> = {
  displayNameColor: 'builderDesign.displayNameColor',
  headerBackgroundColor: 'builderDesign.headerBackground',
  chatBackgroundColor: 'builderDesign.chatBackground',
  footerBackgroundColor: 'builderDesign.footerBackground',
  closeIconColor: 'builderDesign.closeIconColor',
  aiBubbleBackgroundColor: 'builderDesign.aiBubbleBackground',
  aiBubbleTextColor: 'builderDesign.aiBubbleText',
  userBubbleBackgroundColor: 'builderDesign.userBubbleBackground',
  userBubbleTextColor: 'builderDesign.userBubbleText',
  inputBackgroundColor: 'builderDesign.inputBackground',
  inputTextColor: 'builderDesign.inputText',
  sendButtonBackgroundColor: 'builderDesign.sendBackground',
  sendIconColor: 'builderDesign.sendIconColor',
  invitationBackgroundColor: 'builderDesign.invitationBackground',
  invitationTextColor: 'builderDesign.invitationTextColor',
  bubbleColor: 'builderDesign.bubbleColor',
  triggerIconColor: 'builderDesign.triggerIconColor',
};

/** One colour of the design, with a warning where it cannot be read on what lies under it. */
export function DesignColor({ field }: { field: ColorName }) {
  const t = useT();
  const { store } = useBuilder();
  const value = useBuilderState(({ design }) => design[field]);
  // A number, not a warning: a drag over another colour must not redraw this field.
  const ratio = useBuilderState(({ design }) => warningOf(design, field)?.ratio);
  const minimum = useBuilderState(({ design }) => warningOf(design, field)?.minimum) ?? 0;
  const { recent, remember } = useRecentColors();

  const fix = () => {
    const { design, draw } = store.getState();
    const warning = warningOf(design, field);
    if (warning) draw(correctionOf(design, warning));
  };

  return (
    <ColorField
      label={t(LABELS[field])}
      value={value}
      onChange={(color) => store.getState().draw({ [field]: color })}
      recent={recent}
      onPicked={remember}
    >
      {ratio !== undefined && <ContrastWarning ratio={ratio} minimum={minimum} onFix={fix} />}
    </ColorField>
  );
}
