import fs from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  ChatbotAvatar,
  ChatbotAction,
  CreatePreviewToken,
  GetChatbot,
  ListChatbotVersions,
  RestoreChatbotVersion,
  SaveChatbot,
} from '../../../contract';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import { callerOf } from '../../../http/context';
import { sendPicture } from '../../../http/picture';
import { inputOf } from '../../../http/route-input';
import { readSettings } from '../../../settings';
import { signPreviewToken } from '../../widget/visitor-token';
import { avatarKey } from '../avatar-path';
import { draftContent } from '../bot-content';
import { chatbots, findOwnChatbot } from '../services/chatbots';
import { WORDPRESS_PLUGIN_NAME, wordpressPlugin } from '../wordpress-plugin';
import { receivedFiles } from './received-files';
import { chatbotActionRequest, saveChatbotRequest } from './validation/save-chatbot';

const idOf = (ctx: Context) => String(ctx.params.id);
/** The number of a version in an address; what cannot be one is not there. */
const numberOf = (ctx: Context): number => {
  const written = String(ctx.params.number);
  if (!/^[1-9]\d{0,8}$/.test(written)) throw new ApiError('NOT_FOUND');
  return Number(written);
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    ctx.body = {
      data: await chatbots(strapi, callerOf(ctx)).find(idOf(ctx)),
    } satisfies GetChatbot['response'];
  },

  async save(ctx: Context) {
    const { version, changes } = inputOf(ctx, saveChatbotRequest);
    const data = await chatbots(strapi, callerOf(ctx)).save(idOf(ctx), version, changes);
    ctx.body = { data } satisfies SaveChatbot['response'];
  },

  async publish(ctx: Context) {
    const { version } = inputOf(ctx, chatbotActionRequest);
    const data = await chatbots(strapi, callerOf(ctx)).publish(idOf(ctx), version);
    ctx.body = { data } satisfies ChatbotAction['response'];
  },

  async suspend(ctx: Context) {
    const { version } = inputOf(ctx, chatbotActionRequest);
    const data = await chatbots(strapi, callerOf(ctx)).suspend(idOf(ctx), version);
    ctx.body = { data } satisfies ChatbotAction['response'];
  },

  async rotateKey(ctx: Context) {
    const { version } = inputOf(ctx, chatbotActionRequest);
    const data = await chatbots(strapi, callerOf(ctx)).rotateKey(idOf(ctx), version);
    ctx.body = { data } satisfies ChatbotAction['response'];
  },

  async versions(ctx: Context) {
    const data = await chatbots(strapi, callerOf(ctx)).versions(idOf(ctx));
    ctx.body = { data } satisfies ListChatbotVersions['response'];
  },

  async restore(ctx: Context) {
    const { version } = inputOf(ctx, chatbotActionRequest);
    const data = await chatbots(strapi, callerOf(ctx)).restore(idOf(ctx), numberOf(ctx), version);
    ctx.body = { data } satisfies RestoreChatbotVersion['response'];
  },

  /** A plugin that needs no settings: it was made for this installation. */
  async wordpressPlugin(ctx: Context) {
    const row = await findOwnChatbot(strapi, idOf(ctx), callerOf(ctx));
    const { publicUrl } = readSettings();
    ctx.attachment(`${WORDPRESS_PLUGIN_NAME}.zip`);
    ctx.type = 'application/zip';
    ctx.set('Cache-Control', 'private, no-store');
    ctx.body = wordpressPlugin({
      installId: row.installId,
      publicUrl,
      language: draftContent(row).language,
    });
  },

  async putAvatar(ctx: Context) {
    const [file] = receivedFiles(ctx);
    if (!file) throw new ApiError('VALIDATION', { fields: { files: 'required' } });
    const bytes = await fs.readFile(file.path);
    ctx.body = { data: await chatbots(strapi, callerOf(ctx)).putAvatar(idOf(ctx), bytes) };
  },

  async removeAvatar(ctx: Context) {
    const data = await chatbots(strapi, callerOf(ctx)).removeAvatar(idOf(ctx));
    ctx.body = { data } satisfies ChatbotAvatar['response'];
  },

  /** Public, because visitors see it: unguessable, always a picture we drew ourselves. */
  async avatar(ctx: Context) {
    const key = avatarKey(String(ctx.params.key));
    if (!key) throw new ApiError('NOT_FOUND');
    const bytes = await engines(strapi).files.find(key);
    if (!bytes) throw new ApiError('NOT_FOUND');
    sendPicture(ctx, bytes, 'cross-origin');
  },

  async previewToken(ctx: Context) {
    const bot = await findOwnChatbot(strapi, idOf(ctx), callerOf(ctx));
    const { secrets } = readSettings();
    const data = signPreviewToken(secrets.visitorToken, bot.installId, Date.now());
    ctx.body = { data } satisfies CreatePreviewToken['response'];
  },
});
