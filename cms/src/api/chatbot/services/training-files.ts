import { createHash } from 'node:crypto';
import { newPassage } from '../new-passage';
import type { Core } from '@strapi/strapi';
import {
  LIMITS,
  type AddTrainingText,
  type ErrorCode,
  type FileFailure,
  type TrainingFile,
  type UploadTrainingFiles,
} from '../../../contract';
import { fileNameOfTitle, safeFileName, trainingExtension } from '../../../domain/chatbot/upload-check';
import { engines } from '../../../engines';
import type { ReadPassage } from '../../../engines/documents/port';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { findOwned } from '../../../http/owned';
import { notify } from '../../notification/notify';
import { TRAINING_FILE, type ChatbotRow } from '../chatbot-row';
import { ownersLabelOf } from '../to-chatbot-identity';
import { toTrainingFile, type TrainingFileRow } from '../to-training-file';
import { findOwnChatbot } from './chatbots';
import { timings } from '../../../settings/timings';

/** The job that reads an uploaded file. */
export const READ_TRAINING_FILE = 'read-training-file';
export interface ReadTrainingFilePayload {
  fileId: string;
}
export const READ_ATTEMPTS = 3;

const INSERT_CHUNK = 50;

export interface ReceivedFile {
  name: string;
  bytes: Buffer;
}
type Rejection = UploadTrainingFiles['response']['rejected'][number];
type OwnedFileRow = TrainingFileRow & { chatbot: ChatbotRow; owner: { id: number } };

const announce = (strapi: Core.Strapi, owner: number, installId: string, file: TrainingFile) =>
  engines(strapi).live.publish({
    owner,
    event: { topic: 'training-file', chatbotId: installId, file },
  });

/** What an owner does with the files a bot learns from. */
export const trainingFiles = (strapi: Core.Strapi, caller: Caller) => {
  const query = strapi.db.query(TRAINING_FILE);
  const findBot = (installId: string) => findOwnChatbot(strapi, installId, caller);
  const findFile = async (installId: string, fileId: string) => {
    const bot = await findBot(installId);
    const row = await findOwned(strapi, TRAINING_FILE, fileId, caller, ['chatbot']);
    if (row.chatbot?.id !== bot.id) throw new ApiError('NOT_FOUND');
    return { bot, row };
  };
  const enqueue = (row: TrainingFileRow) =>
    engines(strapi).queue.enqueue({
      name: READ_TRAINING_FILE,
      key: row.documentId,
      payload: { fileId: row.documentId } satisfies ReadTrainingFilePayload,
      maxAttempts: READ_ATTEMPTS,
      tenant: String(caller.id),
      cost: 1 + row.bytes / LIMITS.trainingFiles.maxBytes,
    });

  const whyNot = ({ name, bytes }: ReceivedFile): Extract<ErrorCode, Rejection['code']> | null => {
    if (bytes.length > LIMITS.trainingFiles.maxBytes) return 'FILE_TOO_LARGE';
    if (!trainingExtension(name)) return 'UNSUPPORTED_FILE_TYPE';
    // An empty file is of no type; reading says so in words, instead of "unsupported".
    if (bytes.length === 0) return null;
    return engines(strapi).documents.accepts({ name, bytes }) ? null : 'UNSUPPORTED_FILE_TYPE';
  };

  /** Stores one file and its job, unless the bot is full. The bot's row is locked, so two uploads cannot both take the last place. */
  const store = async (bot: ChatbotRow, { name, bytes }: ReceivedFile): Promise<TrainingFileRow | null> => {
    const { files } = engines(strapi);
    const extension = trainingExtension(name) ?? '';
    const storageKey = await files.put(bytes, extension);
    try {
      const stored = await strapi.db.transaction(async ({ trx }) => {
        await trx('chatbots')
          .where({ id: bot.id })
          .update({ version: trx.ref('version') });
        const taken = await query.count({ where: { chatbot: { id: bot.id } } });
        if (taken >= LIMITS.trainingFiles.maxFiles) return null;
        const row: TrainingFileRow = await query.create({
          data: {
            owner: caller.id,
            chatbot: bot.id,
            name,
            bytes: bytes.length,
            extension,
            storageKey,
            contentHash: createHash('sha256').update(bytes).digest('hex'),
            state: 'queued',
          },
        });
        await enqueue(row);
        return row;
      });
      if (!stored) await files.remove(storageKey);
      return stored;
    } catch (error) {
      await files.remove(storageKey);
      throw error;
    }
  };

  return {
    async list(installId: string): Promise<TrainingFile[]> {
      const bot = await findBot(installId);
      const rows: TrainingFileRow[] = await query.findMany({
        where: { chatbot: { id: bot.id } },
        orderBy: { id: 'asc' },
      });
      return rows.map(toTrainingFile);
    },

    async upload(installId: string, received: ReceivedFile[]): Promise<UploadTrainingFiles['response']> {
      const bot = await findBot(installId);
      const data: TrainingFile[] = [];
      const rejected: Rejection[] = [];
      for (const file of received) {
        const name = safeFileName(file.name);
        const code = whyNot({ ...file, name });
        const row = code ? null : await store(bot, { ...file, name });
        if (row) {
          data.push(toTrainingFile(row));
          announce(strapi, caller.id, installId, toTrainingFile(row));
        } else rejected.push({ name, code: code ?? 'FILE_LIMIT_REACHED' });
      }
      return { data, rejected };
    },

    /** A pasted text is a file like another: counted, read, shown and removed in the same way. */
    async addText(installId: string, { title, text }: AddTrainingText['request']): Promise<TrainingFile> {
      const file = { name: fileNameOfTitle(title), bytes: Buffer.from(text) };
      const { data, rejected } = await this.upload(installId, [file]);
      const [added] = data;
      if (!added) throw new ApiError(rejected[0]?.code ?? 'INTERNAL');
      return added;
    },

    async remove(installId: string, fileId: string): Promise<void> {
      const { row } = await findFile(installId, fileId);
      await strapi.db.transaction(async ({ trx }) => {
        await trx('passages').where({ training_file_id: row.id }).delete();
        await query.delete({ where: { id: row.id } });
      });
      await engines(strapi).files.remove(row.storageKey);
      engines(strapi).answering.invalidate(installId);
      engines(strapi).live.publish({
        owner: caller.id,
        event: { topic: 'chatbot', chatbotId: installId },
      });
    },

    async retry(installId: string, fileId: string): Promise<TrainingFile> {
      const { row } = await findFile(installId, fileId);
      const stuck =
        (row.state === 'queued' || row.state === 'reading') &&
        Date.now() - new Date(row.updatedAt).getTime() > timings().jobs.trainingStuckMs;
      if (row.state !== 'failed' && !stuck) return toTrainingFile(row);
      const queued = await strapi.db.transaction(async () => {
        const next: TrainingFileRow | null = await query.update({
          where: { id: row.id },
          data: { state: 'queued', failure: null },
        });
        if (!next) throw new ApiError('NOT_FOUND');
        await enqueue(next);
        return next;
      });
      announce(strapi, caller.id, installId, toTrainingFile(queued));
      return toTrainingFile(queued);
    },

    /** What was understood of a file, as the bot will quote it. */
    async text(installId: string, fileId: string): Promise<ReadPassage[]> {
      const { row } = await findFile(installId, fileId);
      const rows: {
        page: number | null;
        heading: string | null;
        content: string;
        question: string | null;
      }[] = await strapi.db.query('api::chatbot.passage').findMany({
        where: { trainingFile: { id: row.id } },
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
      });
      return rows.map(({ page, heading, content, question }) => ({
        page,
        heading: heading ?? '',
        text: content,
        question,
      }));
    },
  };
};

/**
 * Reads one uploaded file into passages. May run twice for one file: the passages of the last run replace the others'.
 * A file that was removed meanwhile is no longer anybody's.
 */
export const readTrainingFile = async (
  strapi: Core.Strapi,
  { fileId }: ReadTrainingFilePayload,
  attempt: number,
): Promise<void> => {
  const query = strapi.db.query(TRAINING_FILE);
  const move = async (row: OwnedFileRow, data: Partial<TrainingFileRow>) => {
    const { count } = await query.updateMany({ where: { id: row.id }, data });
    if (count > 0) announce(strapi, row.owner.id, row.chatbot.installId, toTrainingFile({ ...row, ...data }));
  };
  const fail = async (row: OwnedFileRow, failure: FileFailure) => {
    await move(row, { state: 'failed', failure });
    await notify(strapi, {
      owner: row.owner.id,
      kind: 'training-failed',
      params: { botName: ownersLabelOf(row.chatbot), fileName: row.name },
      link: `/chatbot-builder?install_id=${row.chatbot.installId}&section=training`,
      dedupeKey: `training-failed:${row.documentId}`,
    });
  };

  const stored = await query.findOne({ where: { documentId: fileId }, populate: ['chatbot', 'owner'] });
  if (!stored?.chatbot || !stored.owner) return;
  const row: OwnedFileRow = { ...stored, chatbot: stored.chatbot, owner: stored.owner };
  await move(row, { state: 'reading', failure: null });
  try {
    const bytes = await engines(strapi).files.get(row.storageKey);
    const result = await engines(strapi).documents.read({ name: row.name, bytes, owner: row.owner.id });
    if (!result.ok) return await fail(row, result.failure);
    await replacePassages(strapi, row, result.passages);
    engines(strapi).answering.invalidate(row.chatbot.installId);
    await move(row, { state: 'ready', passageCount: result.passages.length, pages: result.pages });
  } catch (error) {
    if (attempt < READ_ATTEMPTS) throw error;
    strapi.log.error(`Training file ${fileId} could not be read: ${String(error)}`);
    await fail(row, 'INTERNAL');
  }
};

const replacePassages = (strapi: Core.Strapi, file: OwnedFileRow, passages: ReadPassage[]) =>
  strapi.db.transaction(async ({ trx }) => {
    await trx('passages').where({ training_file_id: file.id }).delete();
    // Removed while it was being read: nothing of it may stay.
    if (!(await trx('training_files').where({ id: file.id }).first('id'))) return;
    const now = new Date();
    const rows = passages.map((passage, position) =>
      newPassage(
        passage,
        {
          chatbotId: file.chatbot.id,
          trainingFileId: file.id,
          sourceTitle: file.name,
          position,
          page: passage.page,
        },
        now,
      ),
    );
    for (let start = 0; start < rows.length; start += INSERT_CHUNK)
      await trx('passages').insert(rows.slice(start, start + INSERT_CHUNK));
  });
