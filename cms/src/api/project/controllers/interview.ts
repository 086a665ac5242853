import fs from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  LIMITS,
  type AnswerInterview,
  type CorrectInterview,
  type GetProjectChat,
  type UploadAccounts,
} from '../../../contract';
import { ApiError } from '../../../http/api-error';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { receivedFiles } from '../../chatbot/controllers/received-files';
import { interviews } from '../services/interviews';
import { answerRequest, correctionRequest, uploadRequest } from './validation/interview';

const chatIdOf = (ctx: Context) => String(ctx.params.chatId);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async get(ctx: Context) {
    const data = await interviews(strapi, callerOf(ctx)).get(chatIdOf(ctx));
    ctx.body = { data } satisfies GetProjectChat['response'];
  },

  async answer(ctx: Context) {
    const request = inputOf(ctx, answerRequest);
    const data = await interviews(strapi, callerOf(ctx)).answer(chatIdOf(ctx), request);
    ctx.body = { data } satisfies AnswerInterview['response'];
  },

  async uploadAccounts(ctx: Context) {
    const request = inputOf(ctx, uploadRequest);
    const [file] = receivedFiles(ctx);
    if (!file) throw new ApiError('VALIDATION', { fields: { files: 'required' } });
    const name = path.basename(file.name).slice(-LIMITS.trainingFiles.maxNameLength);
    const bytes = await fs.readFile(file.path);
    const data = await interviews(strapi, callerOf(ctx)).uploadAccounts(chatIdOf(ctx), request, {
      name,
      bytes,
    });
    ctx.body = { data } satisfies UploadAccounts['response'];
  },

  async correct(ctx: Context) {
    const request = inputOf(ctx, correctionRequest);
    const data = await interviews(strapi, callerOf(ctx)).correct(chatIdOf(ctx), request);
    ctx.body = { data } satisfies CorrectInterview['response'];
  },
});
