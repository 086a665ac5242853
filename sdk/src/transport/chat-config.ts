import type { PackedChat } from '@contract';

/** What the open chat knows of its chatbot. Colours, addresses and texts were checked where they were packed. */
export interface ChatConfig {
  apiUrl: string;
  chatbotId: string;
  publicKey: string;
  language: PackedChat[3];
  position: PackedChat[4];
  name: string;
  welcome: string;
  font: string;
  avatarUrl: string;
  privacyUrl: string;
  handoverEmail: boolean;
  handoverUrl: string;
  /** The owner's words for "you are talking to a machine"; '' leaves it to ours. */
  aiLabel: string;
  openingQuestions: readonly string[];
  radius: string;
  sendIcon: string;
  closeIcon: string;
  nameColor: string;
  header: string;
  closeIconColor: string;
  background: string;
  botBubble: string;
  botInk: string;
  userBubble: string;
  userInk: string;
  footer: string;
  input: string;
  inputInk: string;
  sendBackground: string;
  sendIconColor: string;
}

/** Gives the places of a packed config their names. A window without one is not drawn yet, and reads none of them. */
export const openConfig = (packed: PackedChat | null): ChatConfig => {
  const [
    apiUrl,
    chatbotId,
    publicKey,
    language,
    position,
    name,
    welcome,
    font,
    avatarUrl,
    privacyUrl,
    handoverEmail,
    handoverUrl,
    aiLabel,
    openingQuestions,
    radius,
    sendIcon,
    closeIcon,
    nameColor,
    closeIconColor,
    userInk,
    sendIconColor,
    background,
    input,
    header,
    userBubble,
    sendBackground,
    botInk,
    inputInk,
    botBubble,
    footer,
  ] = packed ?? ([] as unknown as PackedChat);
  return {
    apiUrl,
    chatbotId,
    publicKey,
    language,
    position,
    name,
    welcome,
    font,
    avatarUrl,
    privacyUrl,
    handoverEmail,
    handoverUrl,
    aiLabel,
    openingQuestions,
    radius,
    sendIcon,
    closeIcon,
    nameColor,
    header,
    closeIconColor,
    background,
    botBubble,
    botInk,
    userBubble,
    userInk,
    footer,
    input,
    inputInk,
    sendBackground,
    sendIconColor,
  };
};
