import fs from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  AddTrainingText,
  GetTrainingFileText,
  ListTrainingFiles,
  UploadTrainingFiles,
  RetryTrainingFile,
} from '../../../contract';
import { ApiError } from '../../../http/api-error';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { trainingFiles } from '../services/training-files';
import { receivedFiles } from './received-files';
import { trainingTextRequest } from './validation/training';

const idOf = (ctx: Context) => String(ctx.params.id);
const fileIdOf = (ctx: Context) => String(ctx.params.fileId);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const data = await trainingFiles(strapi, callerOf(ctx)).list(idOf(ctx));
    ctx.body = { data } satisfies ListTrainingFiles['response'];
  },

  async upload(ctx: Context) {
    const received = receivedFiles(ctx);
    if (received.length === 0) throw new ApiError('VALIDATION', { fields: { files: 'required' } });
    const files = await Promise.all(
      received.map(async ({ path, name }) => ({ name, bytes: await fs.readFile(path) })),
    );
    const answer = await trainingFiles(strapi, callerOf(ctx)).upload(idOf(ctx), files);
    ctx.status = 201;
    ctx.body = answer satisfies UploadTrainingFiles['response'];
  },

  async addText(ctx: Context) {
    const request = inputOf(ctx, trainingTextRequest);
    const data = await trainingFiles(strapi, callerOf(ctx)).addText(idOf(ctx), request);
    ctx.status = 201;
    ctx.body = { data } satisfies AddTrainingText['response'];
  },

  async remove(ctx: Context) {
    await trainingFiles(strapi, callerOf(ctx)).remove(idOf(ctx), fileIdOf(ctx));
    ctx.status = 204;
  },

  async retry(ctx: Context) {
    const data = await trainingFiles(strapi, callerOf(ctx)).retry(idOf(ctx), fileIdOf(ctx));
    ctx.body = { data } satisfies RetryTrainingFile['response'];
  },

  async text(ctx: Context) {
    const data = await trainingFiles(strapi, callerOf(ctx)).text(idOf(ctx), fileIdOf(ctx));
    ctx.body = { data } satisfies GetTrainingFileText['response'];
  },
});
