import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import type { Chatbot, ReadSiteColors } from '../../../contract';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { readSettings } from '../../../settings';
import { CHATBOT } from '../chatbot-row';
import { pagePictureKey, pagePictureUrl } from '../page-picture-path';
import { readSiteLooks } from '../read-site-looks';
import { toChatbot } from '../to-chatbot';
import { findOwnChatbot } from './chatbots';

const PICTURE_FORMATS = ['png', 'jpeg', 'webp'];
/** A small file can unpack into a picture of gigabytes. */
const MAX_INPUT_PIXELS = 80_000_000;
/** Wide enough for a desktop page; of a picture of the whole page, the screens that a visitor sees first. */
const PICTURE = { width: 1600, height: 3200 };

const redraw = async (bytes: Buffer): Promise<Buffer> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' });
    const { format, autoOrient } = await picture.metadata();
    if (!PICTURE_FORMATS.includes(format ?? '')) throw new Error(`Not a picture we take: ${format}`);
    const { width, height } = autoOrient;
    const shown = Math.ceil(PICTURE.height * Math.max(1, width / PICTURE.width));
    return await picture
      .autoOrient()
      .extract({ left: 0, top: 0, width, height: Math.min(height, shown) })
      .resize({ width: PICTURE.width, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    throw new ApiError('UNSUPPORTED_FILE_TYPE', { accepted: PICTURE_FORMATS });
  }
};

/** What helps an owner draw: a picture of the own page behind the preview, and the colours of the own site. */
export const siteBranding = (strapi: Core.Strapi, caller: Caller) => {
  /** No part of the document that tabs race for: it has no version, and a save goes on undisturbed. */
  const setPagePicture = async (installId: string, url: string | null): Promise<Chatbot> => {
    const row = await findOwnChatbot(strapi, installId, caller);
    await strapi.db.query(CHATBOT).updateMany({ where: { id: row.id }, data: { pagePictureUrl: url } });
    const before = row.pagePictureUrl && pagePictureKey(row.pagePictureUrl);
    // Left behind, a file costs room and shows nobody anything.
    if (before)
      await engines(strapi)
        .files.remove(before)
        .catch(() => undefined);
    engines(strapi).live.publish({ owner: caller.id, event: { topic: 'chatbot', chatbotId: installId } });
    return toChatbot({ ...row, pagePictureUrl: url }, readSettings().publicUrl);
  };

  return {
    /** Draws the picture anew: whatever else the file carried is gone. */
    async putPagePicture(installId: string, bytes: Buffer): Promise<Chatbot> {
      await findOwnChatbot(strapi, installId, caller);
      const key = await engines(strapi).files.put(await redraw(bytes), 'webp');
      return setPagePicture(installId, pagePictureUrl(key));
    },

    removePagePicture: (installId: string) => setPagePicture(installId, null),

    async siteColors(installId: string): Promise<ReadSiteColors['response']['data']> {
      const { siteUrl } = await findOwnChatbot(strapi, installId, caller);
      if (!siteUrl) throw new ApiError('SITE_UNREACHABLE', { reason: 'NO_ADDRESS' });
      const address = /^https?:\/\//i.test(siteUrl) ? siteUrl : `https://${siteUrl}`;
      const { title, colors } = await readSiteLooks(strapi, address);
      return { title, colors };
    },
  };
};
