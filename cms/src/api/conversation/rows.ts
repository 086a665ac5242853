import type { Row } from '../../database/row';

export const CONVERSATION = 'api::conversation.conversation';
export const MESSAGE = 'api::conversation.message';
export const ATTACHMENT = 'api::conversation.attachment';

/** A conversation with the assistant, as it is stored. */
export type ConversationRow = Row<typeof CONVERSATION>;
export type MessageRow = Row<typeof MESSAGE>;
export type AttachmentRow = Row<typeof ATTACHMENT>;

/** An attachment without what was read in it. */
export type ListedAttachment = Pick<
  AttachmentRow,
  'id' | 'documentId' | 'kind' | 'name' | 'mediaType' | 'bytes' | 'storageKey' | 'pages' | 'failure'
>;
