import type { Core } from '@strapi/strapi';
import type { Where } from '../../database/query';
import { SERVICE_ORDER_LIMITS, type ServiceFile, type ServiceOrderSide } from '../../contract';
import { safeFileName } from '../../domain/chatbot/upload-check';
import { engines } from '../../engines';
import { ApiError } from '../../http/api-error';
import { orderStore } from './order-store';
import { SERVICE_FILE, type ServiceFileRow, type ServiceOrderRow } from './rows';
import { isClosed, toFile } from './to-service-order';

interface ReceivedFile {
  name: string;
  bytes: Buffer;
}

const { extensions, maxBytes } = SERVICE_ORDER_LIMITS.files;

const extensionOf = ({ name, bytes }: ReceivedFile): string => {
  if (bytes.length > maxBytes) throw new ApiError('FILE_TOO_LARGE', { maxBytes, file: name });
  if (bytes.length === 0) throw new ApiError('VALIDATION', { fields: { file: 'empty' } });
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!(extensions as readonly string[]).includes(extension))
    throw new ApiError('UNSUPPORTED_FILE_TYPE', { accepted: extensions });
  return extension;
};

/** The files of one order, as one side sends and fetches them. They are only kept and handed on, never opened. */
export const serviceFiles = (strapi: Core.Strapi, order: ServiceOrderRow, side: ServiceOrderSide) => {
  const query = strapi.db.query(SERVICE_FILE);
  const { files } = engines(strapi);

  const find = async (id: string, where: Where<typeof SERVICE_FILE>): Promise<ServiceFileRow> => {
    const row: ServiceFileRow | null = await query.findOne({
      where: { $and: [{ documentId: id, order: { id: order.id } }, where] },
    });
    if (!row) throw new ApiError('NOT_FOUND');
    return row;
  };

  /** One's own, and what the other side has really sent. */
  const visible = { $or: [{ side }, { message: { id: { $notNull: true } } }] };

  return {
    async upload(received: ReceivedFile): Promise<ServiceFile> {
      if (isClosed(order)) throw new ApiError('CONFLICT', { reason: 'closed' });
      const file = { name: safeFileName(received.name), bytes: received.bytes };
      const extension = extensionOf(file);
      const fileKey = await files.put(file.bytes, extension);
      try {
        const row = await strapi.db.transaction(async ({ trx }) => {
          // Two uploads at once must not both take the last place.
          await trx('service_orders').where({ id: order.id }).forUpdate().first('id');
          await orderStore(strapi).assertRoom(order);
          return query.create({
            data: { order: order.id, side, name: file.name, bytes: file.bytes.length, fileKey },
          });
        });
        return toFile(row);
      } catch (error) {
        await files.remove(fileKey);
        throw error;
      }
    },

    async content(id: string): Promise<{ name: string; bytes: Uint8Array }> {
      const { name, fileKey } = await find(id, visible);
      return { name, bytes: await files.get(fileKey) };
    },

    /** Takes back what no message has named yet. */
    async remove(id: string): Promise<void> {
      const row = await find(id, { side, message: { id: { $null: true } } });
      await query.delete({ where: { id: row.id } });
      await files.remove(row.fileKey);
    },
  };
};
