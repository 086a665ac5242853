import type { ChatbotDesign, PublishedBot } from '@contract';
import type { Draft } from '../../model/draft';

/** Every field that a publication puts before visitors. */
export type ContentField = keyof ChatbotDesign | Exclude<keyof PublishedBot, 'design'>;
export type ContentValue = ChatbotDesign[keyof ChatbotDesign] | PublishedBot['instructions'];

/** The parts of a chatbot, as its owner thinks of them. */
export const CHANGE_GROUPS = [
  'identity',
  'window',
  'messages',
  'input',
  'invitation',
  'bubble',
  'answers',
  'contacts',
] as const;
export type ChangeGroup = (typeof CHANGE_GROUPS)[number];

/** How a value is shown. */
export type ValueKind =
  | 'color'
  | 'text'
  | 'choice'
  | 'icon'
  | 'radius'
  | 'tone'
  | 'language'
  | 'position'
  | 'switch'
  | 'seconds'
  | 'picture'
  | 'list';

interface FieldFacts {
  group: ChangeGroup;
  kind: ValueKind;
}

const FIELDS = {
  displayName: { group: 'identity', kind: 'text' },
  avatarUrl: { group: 'identity', kind: 'picture' },
  fontFamily: { group: 'identity', kind: 'choice' },
  welcomeMessage: { group: 'identity', kind: 'text' },
  openingQuestions: { group: 'identity', kind: 'list' },
  aiLabel: { group: 'identity', kind: 'text' },
  headerBackgroundColor: { group: 'window', kind: 'color' },
  displayNameColor: { group: 'window', kind: 'color' },
  chatBackgroundColor: { group: 'window', kind: 'color' },
  footerBackgroundColor: { group: 'window', kind: 'color' },
  closeIcon: { group: 'window', kind: 'icon' },
  closeIconColor: { group: 'window', kind: 'color' },
  startOpen: { group: 'window', kind: 'switch' },
  aiBubbleBackgroundColor: { group: 'messages', kind: 'color' },
  aiBubbleTextColor: { group: 'messages', kind: 'color' },
  userBubbleBackgroundColor: { group: 'messages', kind: 'color' },
  userBubbleTextColor: { group: 'messages', kind: 'color' },
  inputBackgroundColor: { group: 'input', kind: 'color' },
  inputTextColor: { group: 'input', kind: 'color' },
  inputRadius: { group: 'input', kind: 'radius' },
  sendButtonBackgroundColor: { group: 'input', kind: 'color' },
  sendIcon: { group: 'input', kind: 'icon' },
  sendIconColor: { group: 'input', kind: 'color' },
  invitationText: { group: 'invitation', kind: 'text' },
  displayDelaySeconds: { group: 'invitation', kind: 'seconds' },
  invitationTextColor: { group: 'invitation', kind: 'color' },
  invitationBackgroundColor: { group: 'invitation', kind: 'color' },
  bubbleColor: { group: 'bubble', kind: 'color' },
  triggerIcon: { group: 'bubble', kind: 'icon' },
  triggerIconColor: { group: 'bubble', kind: 'color' },
  position: { group: 'bubble', kind: 'position' },
  instructions: { group: 'answers', kind: 'text' },
  tone: { group: 'answers', kind: 'tone' },
  language: { group: 'answers', kind: 'language' },
  fallbackText: { group: 'answers', kind: 'text' },
  contactEmail: { group: 'contacts', kind: 'text' },
  contactUrl: { group: 'contacts', kind: 'text' },
  privacyUrl: { group: 'contacts', kind: 'text' },
} as const satisfies Record<ContentField, FieldFacts>;

export interface ContentChange extends FieldFacts {
  field: ContentField;
  before: ContentValue;
  after: ContentValue;
}

/** What a publication of this draft would put before visitors. The picture is saved as it is chosen, beside the draft. */
export const contentOf = ({ design, settings }: Draft, avatarUrl: string | null): PublishedBot => ({
  design: { ...design, avatarUrl },
  instructions: settings.instructions,
  tone: settings.tone,
  language: settings.language,
  fallbackText: settings.fallbackText,
  contactEmail: settings.contactEmail,
  contactUrl: settings.contactUrl,
  privacyUrl: settings.privacyUrl,
});

const flat = ({ design, ...rest }: PublishedBot): Record<ContentField, ContentValue> => ({
  ...design,
  ...rest,
});

const same = (left: ContentValue, right: ContentValue): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/** The fields in which two publications differ, in the order of the builder's sections. */
export const contentChanges = (before: PublishedBot, after: PublishedBot): ContentChange[] => {
  const [old, fresh] = [flat(before), flat(after)];
  return (Object.keys(FIELDS) as ContentField[])
    .filter((field) => !same(old[field], fresh[field]))
    .map((field) => ({ field, ...FIELDS[field], before: old[field], after: fresh[field] }));
};

/** The changes by part of the chatbot; parts without any are left out. */
export const groupedChanges = (
  changes: readonly ContentChange[],
): { group: ChangeGroup; changes: ContentChange[] }[] =>
  CHANGE_GROUPS.map((group) => ({
    group,
    changes: changes.filter((change) => change.group === group),
  })).filter((part) => part.changes.length > 0);
