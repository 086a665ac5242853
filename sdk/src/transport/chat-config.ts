import type { PackedChat } from '@contract';

/** The names of the places of a packed config. Colours, addresses and texts were checked where they were packed. */
const FIELDS = [
  'apiUrl',
  'chatbotId',
  'publicKey',
  'language',
  'position',
  'name',
  'welcome',
  'font',
  'avatarUrl',
  'privacyUrl',
  'handoverEmail',
  'handoverUrl',
  /** The owner's words for "you are talking to a machine"; '' leaves it to ours. */
  'aiLabel',
  'openingQuestions',
  'radius',
  'sendIcon',
  'closeIcon',
  'nameColor',
  'closeIconColor',
  'userInk',
  'sendIconColor',
  'background',
  'input',
  'header',
  'userBubble',
  'sendBackground',
  'botInk',
  'inputInk',
  'botBubble',
  'footer',
] as const satisfies Record<keyof PackedChat & `${number}`, string>;

/** What the open chat knows of its chatbot. */
export type ChatConfig = {
  -readonly [Place in keyof PackedChat & `${number}` as (typeof FIELDS)[Place]]: PackedChat[Place];
};

/** Gives the places of a packed config their names. A window without one is not drawn yet, and reads none of them. */
export const unpackChat = (packed: PackedChat | null): ChatConfig =>
  Object.fromEntries(FIELDS.map((name, place) => [name, packed?.[place]])) as ChatConfig;
