import fs from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  LIMITS,
  type ImportCuratedAnswers,
  type ListCuratedAnswers,
  type SaveCuratedAnswer,
} from '../../../contract';
import { ApiError } from '../../../http/api-error';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { curatedAnswers } from '../services/curated-answers';
import { receivedFiles } from './received-files';
import { curatedAnswerRequest } from './validation/training';

const idOf = (ctx: Context) => String(ctx.params.id);
const answerIdOf = (ctx: Context) => String(ctx.params.answerId);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const data = await curatedAnswers(strapi, callerOf(ctx)).list(idOf(ctx));
    ctx.body = { data } satisfies ListCuratedAnswers['response'];
  },

  async add(ctx: Context) {
    const request = inputOf(ctx, curatedAnswerRequest);
    const data = await curatedAnswers(strapi, callerOf(ctx)).add(idOf(ctx), request);
    ctx.status = 201;
    ctx.body = { data } satisfies SaveCuratedAnswer['response'];
  },

  async importFile(ctx: Context) {
    const [file] = receivedFiles(ctx);
    if (!file) throw new ApiError('VALIDATION', { fields: { files: 'required' } });
    if (file.size > LIMITS.trainingFiles.maxBytes) throw new ApiError('FILE_TOO_LARGE');
    const bytes = await fs.readFile(file.path);
    const answers = curatedAnswers(strapi, callerOf(ctx));
    ctx.body = (await answers.importFile(idOf(ctx), {
      name: file.name,
      bytes,
    })) satisfies ImportCuratedAnswers['response'];
  },

  async save(ctx: Context) {
    const request = inputOf(ctx, curatedAnswerRequest);
    const data = await curatedAnswers(strapi, callerOf(ctx)).save(idOf(ctx), answerIdOf(ctx), request);
    ctx.body = { data } satisfies SaveCuratedAnswer['response'];
  },

  async remove(ctx: Context) {
    await curatedAnswers(strapi, callerOf(ctx)).remove(idOf(ctx), answerIdOf(ctx));
    ctx.status = 204;
  },
});
