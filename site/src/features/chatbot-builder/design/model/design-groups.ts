import { DESIGN_DEFAULTS } from '@contract';
import { changedFields, type Drawing } from '../../model/draft';

/** Which fields stand together on the screen, and go back to their beginnings together. */
export const DESIGN_GROUPS = {
  identity: ['displayName', 'displayNameColor', 'fontFamily', 'aiLabel'],
  welcome: ['welcomeMessage', 'openingQuestions'],
  window: [
    'headerBackgroundColor',
    'chatBackgroundColor',
    'footerBackgroundColor',
    'closeIcon',
    'closeIconColor',
  ],
  messages: [
    'aiBubbleBackgroundColor',
    'aiBubbleTextColor',
    'userBubbleBackgroundColor',
    'userBubbleTextColor',
  ],
  input: ['inputBackgroundColor', 'inputTextColor', 'inputRadius'],
  send: ['sendIcon', 'sendButtonBackgroundColor', 'sendIconColor'],
  invitation: ['invitationText', 'displayDelaySeconds', 'invitationBackgroundColor', 'invitationTextColor'],
  bubble: ['triggerIcon', 'bubbleColor', 'triggerIconColor', 'position'],
} as const satisfies Record<string, readonly (keyof Drawing)[]>;

export type DesignGroup = keyof typeof DESIGN_GROUPS;

/** What a group must change to be as it began; empty when it is. */
export const resetOf = (design: Drawing, group: DesignGroup): Partial<Drawing> => {
  const fields: readonly (keyof Drawing)[] = DESIGN_GROUPS[group];
  return Object.fromEntries(
    Object.entries(changedFields<Drawing>(design, DESIGN_DEFAULTS)).filter(([field]) =>
      fields.includes(field as keyof Drawing),
    ),
  );
};
