import fs from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type {
  CreateAdminProduct,
  DeleteAdminProduct,
  DuplicateAdminProduct,
  GetAdminProduct,
  ListAdminProducts,
  SaveAdminProduct,
  UploadProductPicture,
} from '../../../contract';
import { ApiError } from '../../../http/api-error';
import { callerOf } from '../../../http/context';
import { inputOf } from '../../../http/route-input';
import { receivedFiles } from '../../chatbot/controllers/received-files';
import { adminProducts } from '../admin-products';
import { keepProductPicture } from '../product-picture';
import {
  createProductRequest,
  deleteProductQuery,
  listAdminProductsQuery,
  saveProductRequest,
} from './validation/admin-product';

const idOf = (ctx: Context) => String(ctx.params.id);
const auditContextOf = (ctx: Context) => ({ actor: callerOf(ctx), requestId: String(ctx.state.requestId) });

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const query = inputOf(ctx, listAdminProductsQuery);
    ctx.body = (await adminProducts(strapi).list(query)) satisfies ListAdminProducts['response'];
  },

  async get(ctx: Context) {
    ctx.body = { data: await adminProducts(strapi).show(idOf(ctx)) } satisfies GetAdminProduct['response'];
  },

  async create(ctx: Context) {
    const data = await adminProducts(strapi).create(inputOf(ctx, createProductRequest), auditContextOf(ctx));
    ctx.status = 201;
    ctx.body = { data } satisfies CreateAdminProduct['response'];
  },

  async save(ctx: Context) {
    const request = inputOf(ctx, saveProductRequest);
    const data = await adminProducts(strapi).save(idOf(ctx), request, auditContextOf(ctx));
    ctx.body = { data } satisfies SaveAdminProduct['response'];
  },

  async duplicate(ctx: Context) {
    const data = await adminProducts(strapi).duplicate(idOf(ctx), auditContextOf(ctx));
    ctx.status = 201;
    ctx.body = { data } satisfies DuplicateAdminProduct['response'];
  },

  async remove(ctx: Context) {
    const { version } = inputOf(ctx, deleteProductQuery);
    await adminProducts(strapi).remove(idOf(ctx), version, auditContextOf(ctx));
    ctx.body = { data: null } satisfies DeleteAdminProduct['response'];
  },

  async uploadPicture(ctx: Context) {
    const [file] = receivedFiles(ctx);
    if (!file) throw new ApiError('VALIDATION', { fields: { files: 'required' } });
    const data = await keepProductPicture(strapi, await fs.readFile(file.path), file.name);
    ctx.status = 201;
    ctx.body = { data } satisfies UploadProductPicture['response'];
  },
});
