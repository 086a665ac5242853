import type { Chatbot, ChatbotChanges, ChatbotDesign } from '@contract';

/** What the design section draws. The picture is not part of it: it is uploaded, and undo cannot bring a file back. */
export type Drawing = Omit<ChatbotDesign, 'avatarUrl'>;

/** Everything else that a save may change. */
export type Settings = Required<Omit<ChatbotChanges, 'design'>>;

/** The owner's working copy of a chatbot. */
export interface Draft {
  design: Drawing;
  settings: Settings;
}

/** A design without its picture. */
export const drawingOf = (design: ChatbotDesign): Drawing => {
  const drawing: Drawing & Partial<ChatbotDesign> = { ...design };
  delete drawing.avatarUrl;
  return drawing;
};

/** The editable part of a chatbot. */
export const draftOf = (chatbot: Chatbot): Draft => {
  const design = drawingOf(chatbot.design);
  const {
    siteUrl,
    allowedDomains,
    instructions,
    tone,
    language,
    fallbackText,
    contactEmail,
    contactUrl,
    privacyUrl,
    retentionDays,
  } = chatbot;
  return {
    design,
    settings: {
      siteUrl,
      allowedDomains,
      instructions,
      tone,
      language,
      fallbackText,
      contactEmail,
      contactUrl,
      privacyUrl,
      retentionDays,
    },
  };
};

/** Fields hold strings, numbers, booleans and one list of host names: compared by value. */
const same = (left: unknown, right: unknown): boolean =>
  Array.isArray(left) && Array.isArray(right)
    ? left.length === right.length && left.every((item, index) => item === right[index])
    : left === right;

/** The fields of `draft` whose value differs from `base`. */
export const changedFields = <T extends object>(base: T, draft: T): Partial<T> => {
  const changed: Partial<T> = {};
  for (const key of Object.keys(draft) as (keyof T)[]) {
    if (!same(base[key], draft[key])) changed[key] = draft[key];
  }
  return changed;
};

/** What a save must carry to bring the server from `base` to `draft`, or `null` when they agree. */
export const changesBetween = (base: Draft, draft: Draft): ChatbotChanges | null => {
  const design = changedFields(base.design, draft.design);
  const settings = changedFields(base.settings, draft.settings);
  const drawn = Object.keys(design).length > 0;
  if (!drawn && Object.keys(settings).length === 0) return null;
  return drawn ? { ...settings, design } : settings;
};

/** `draft` with `changes` on top. */
export const withChanges = (draft: Draft, { design, ...settings }: ChatbotChanges): Draft => {
  const drawing: Partial<ChatbotDesign> = { ...design };
  delete drawing.avatarUrl;
  return { design: { ...draft.design, ...drawing }, settings: { ...draft.settings, ...settings } };
};

/**
 * The draft after the server answered a save. Fields that were sent keep what the owner sees (the server may have
 * trimmed them, and they may still be typing there); fields that were neither sent nor touched since take the server's
 * value, such as a domain derived from the site's address.
 */
export const afterSave = (
  { base, draft }: { base: Draft; draft: Draft },
  sent: ChatbotChanges,
  answered: Draft,
): { base: Draft; draft: Draft } => {
  const nextBase = withChanges(answered, sent);
  const untouched = changesBetween(base, draft) ?? {};
  return { base: nextBase, draft: withChanges(nextBase, untouched) };
};
