import { readableOn } from './contrast';
import type { ColorName } from './contrast-warnings';
import type { Drawing } from '../../model/draft';

/** The colours of a drawing, and nothing else. */
export type Colors = Pick<Drawing, ColorName>;

/** A ground and what is read on it. */
export type Surface = readonly [ground: string, ink: string];

/** The few decisions that a set of colours comes down to. */
export interface ColorRoles {
  header: Surface;
  /** Behind the messages. */
  ground: string;
  /** Behind the message field; the ground when absent. */
  footer?: string;
  bot: Surface;
  user: Surface;
  input: Surface;
  /** The send button, and the bubble that opens the chat unless it has its own. */
  action: Surface;
  bubble?: Surface;
  /** The bubble's colours turned around when absent: ink on paper. */
  invitation?: Surface;
}

/** Every colour of a drawing, from the decisions behind it. */
export const colorsOf = ({
  header,
  ground,
  footer,
  bot,
  user,
  input,
  action,
  ...rest
}: ColorRoles): Colors => {
  const bubble = rest.bubble ?? action;
  const invitation = rest.invitation ?? ([header[0], header[1]] as const);
  return {
    headerBackgroundColor: header[0],
    displayNameColor: header[1],
    closeIconColor: header[1],
    chatBackgroundColor: ground,
    footerBackgroundColor: footer ?? ground,
    aiBubbleBackgroundColor: bot[0],
    aiBubbleTextColor: bot[1],
    userBubbleBackgroundColor: user[0],
    userBubbleTextColor: user[1],
    inputBackgroundColor: input[0],
    inputTextColor: input[1],
    sendButtonBackgroundColor: action[0],
    sendIconColor: action[1],
    bubbleColor: bubble[0],
    triggerIconColor: bubble[1],
    invitationBackgroundColor: invitation[0],
    invitationTextColor: invitation[1],
  };
};

/** A ground with white or ink on it, whichever reads better. */
export const surface = (ground: string): Surface => [ground, readableOn(ground)];
