import type { Core } from '@strapi/strapi';
import { ASSISTANT_LIMITS, type AssistantAttachment, type AttachmentFailure } from '../../../contract';
import { safeFileName } from '../../../domain/chatbot/upload-check';
import { engines } from '../../../engines';
import type { ReadPassage } from '../../../engines/documents/port';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { findOwned } from '../../../http/owned';
import { drawWhole } from '../../../http/picture';
import { ATTACHMENT, type AttachmentRow } from '../rows';
import { toAttachment } from '../to-assistant';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
/** The longest side of a kept picture, in pixels: enough to read a photographed page. */
const IMAGE_SIDE = 2_000;
/** Word of before 2007. */
const OLD_WORD = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** Characters that PostgreSQL keeps in no JSON. */
const UNSTORABLE = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

interface Given {
  name: string;
  bytes: Buffer;
}
type Stored = Pick<AttachmentRow, 'kind' | 'mediaType' | 'bytes' | 'pages' | 'failure' | 'passages'> & {
  content: Buffer;
  extension: string;
};

const extensionOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
const isOneOf = (list: readonly string[], extension: string): boolean => list.includes(extension);
const assertSize = ({ bytes }: Given, maxBytes: number): void => {
  if (bytes.length > maxBytes) throw new ApiError('FILE_TOO_LARGE', { maxBytes });
};
const storable = (passage: ReadPassage): ReadPassage => ({
  ...passage,
  heading: passage.heading.replace(UNSTORABLE, ''),
  text: passage.text.replace(UNSTORABLE, ''),
  question: passage.question?.replace(UNSTORABLE, '') ?? null,
});

const asImage = async (file: Given): Promise<Stored> => {
  assertSize(file, ASSISTANT_LIMITS.imageBytes);
  const content = await drawWhole(file.bytes, IMAGE_SIDE);
  const none = { pages: null, failure: null, passages: null };
  return {
    kind: 'image',
    mediaType: 'image/webp',
    bytes: content.length,
    content,
    extension: 'webp',
    ...none,
  };
};

const asDocument = async (
  strapi: Core.Strapi,
  file: Given,
  { extension, owner }: { extension: string; owner: number },
): Promise<Stored> => {
  assertSize(file, ASSISTANT_LIMITS.documentBytes);
  const { bytes: content } = file;
  const stored = {
    kind: 'document' as const,
    mediaType: MEDIA_TYPES[extension] ?? 'application/octet-stream',
    bytes: content.length,
    content,
    extension,
  };
  const unread = (failure: AttachmentFailure): Stored => ({
    ...stored,
    pages: null,
    failure,
    passages: null,
  });
  if (extension === 'doc') {
    if (!content.subarray(0, OLD_WORD.length).equals(OLD_WORD)) throw refused();
    return unread('OLD_FORMAT');
  }
  if (content.length === 0) return unread('EMPTY');
  const { documents } = engines(strapi);
  if (!documents.accepts(file)) throw refused();
  const read = await documents.read({ ...file, owner });
  if (!read.ok) return unread(read.failure);
  return { ...stored, pages: read.pages, failure: null, passages: read.passages.map(storable) };
};

const refused = () =>
  new ApiError('UNSUPPORTED_FILE_TYPE', {
    accepted: [...ASSISTANT_LIMITS.imageExtensions, ...ASSISTANT_LIMITS.documentExtensions],
  });

/** The files that a person attaches to messages. */
export const attachments = (strapi: Core.Strapi, caller: Caller) => ({
  /** Keeps a file and reads it, where it can be read. */
  async upload(given: Given): Promise<AssistantAttachment> {
    const name = safeFileName(given.name);
    const extension = extensionOf(name);
    const file = { name, bytes: given.bytes };
    const isImage = isOneOf(ASSISTANT_LIMITS.imageExtensions, extension);
    if (!isImage && !isOneOf(ASSISTANT_LIMITS.documentExtensions, extension)) throw refused();
    const unsent = await strapi.db
      .query(ATTACHMENT)
      .count({ where: { owner: { id: caller.id }, conversation: { id: { $null: true } } } });
    if (unsent >= ASSISTANT_LIMITS.unsentFiles)
      throw new ApiError('FILE_LIMIT_REACHED', { max: ASSISTANT_LIMITS.unsentFiles });
    const {
      content,
      extension: storedExtension,
      ...data
    } = isImage ? await asImage(file) : await asDocument(strapi, file, { extension, owner: caller.id });
    const { files } = engines(strapi);
    const storageKey = await files.put(content, storedExtension);
    try {
      const row: AttachmentRow = await strapi.db
        .query(ATTACHMENT)
        .create({ data: { ...data, name, storageKey, owner: caller.id } });
      return toAttachment(row);
    } catch (error) {
      await files.remove(storageKey);
      throw error;
    }
  },

  /** Takes back what was not sent yet. */
  async remove(id: string): Promise<void> {
    const row = await findOwned(strapi, ATTACHMENT, id, caller, ['conversation']);
    if (row.conversation) throw new ApiError('CONFLICT', { reason: 'sent' });
    await strapi.db.query(ATTACHMENT).deleteMany({ where: { id: row.id } });
    await engines(strapi).files.remove(row.storageKey);
  },

  async content(
    id: string,
  ): Promise<{ name: string; mediaType: string; isImage: boolean; bytes: Uint8Array }> {
    const { name, mediaType, kind, storageKey } = await findOwned(strapi, ATTACHMENT, id, caller);
    const bytes = await engines(strapi).files.find(storageKey);
    if (!bytes) throw new ApiError('NOT_FOUND');
    return { name, mediaType, isImage: kind === 'image', bytes };
  },
});
