import { isDeepStrictEqual } from 'node:util';
import type { RowInput } from '../../database/query';
import type { Core } from '@strapi/strapi';
import {
  ADMIN_LIMITS,
  type AdminProduct,
  type CreateAdminProduct,
  type ListAdminProducts,
  type ProductForm,
  type SaveAdminProduct,
} from '../../contract';
import { slugify } from '../../domain/article/slugify';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { isUniqueViolation } from '../../http/error-answer';
import { recordAudit } from '../audit/record-audit';
import { toAdminProduct, versionOf, type AdminProductRow } from './to-admin-product';

const PRODUCT = 'api::product.product';
const FILE = 'plugin::upload.file';
const COPY: Record<Caller['locale'], string> = { it: '(copia)', en: '(copy)' };

/** What a copy gets anew. */
const OF_THE_ROW = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt']);

/** Which administrator, in which request. */
interface AuditContext {
  actor: Caller;
  requestId: string;
}
type Changes = Partial<ProductForm>;

const refuse = (fields: Record<string, string>) => new ApiError('VALIDATION', { fields });

/** The table has the picture as a relation. */
const toData = ({ imageId, ...columns }: Changes): Record<string, unknown> => ({
  ...columns,
  ...(imageId === undefined ? {} : { image: imageId }),
});

/** The marketplace's products, for administrators: routes let nobody else in. */
export const adminProducts = (strapi: Core.Strapi) => {
  const query = strapi.db.query(PRODUCT);

  // Through a transaction, so that inside of one it reads on the same connection: SQLite has no second one.
  const ordersOf = async (ids: readonly number[]): Promise<Map<number, number>> =>
    strapi.db.transaction(async ({ trx }) => {
      const rows: { product_id: number; count: string | number }[] = await trx('purchases')
        .select('product_id')
        .count({ count: '*' })
        .whereIn('product_id', [...ids])
        .groupBy('product_id');
      return new Map(rows.map(({ product_id: id, count }) => [id, Number(count)]));
    });

  const toProducts = async (rows: readonly AdminProductRow[]): Promise<AdminProduct[]> => {
    const orders = await ordersOf(rows.map(({ id }) => id));
    return rows.map((row) => toAdminProduct(row, orders.get(row.id) ?? 0));
  };

  const find = async (where: { documentId: string } | { id: number }): Promise<AdminProductRow> => {
    const row: AdminProductRow | null = await query.findOne({ where, populate: { image: true } });
    if (!row) throw new ApiError('NOT_FOUND');
    return row;
  };

  const show = async (where: { documentId: string } | { id: number }): Promise<AdminProduct> => {
    const [product] = await toProducts([await find(where)]);
    if (!product) throw new ApiError('NOT_FOUND');
    return product;
  };

  /** What no single field can say about itself. */
  const check = async (changes: Changes, whole: Pick<ProductForm, 'kind' | 'messageCredits'>) => {
    if (whole.kind === 'credits' && whole.messageCredits === 0) throw refuse({ messageCredits: 'required' });
    const { imageId } = changes;
    if (imageId && (await strapi.db.query(FILE).count({ where: { id: imageId } })) === 0)
      throw refuse({ imageId: 'missing' });
  };

  /** The first address of that name that nobody has: `chatbot-ai`, `chatbot-ai-2`. */
  const freeSlug = async (wanted: string): Promise<string> => {
    const base = wanted || 'prodotto';
    const taken: { slug: string }[] = await query.findMany({
      where: { slug: { $startsWith: base } },
      select: ['slug'],
    });
    const slugs = new Set(taken.map(({ slug }) => slug));
    let slug = base;
    for (let copy = 2; slugs.has(slug); copy += 1) slug = `${base}-${copy}`;
    return slug;
  };

  const written = async (
    work: Promise<AdminProduct> | Promise<Promise<AdminProduct>>,
  ): Promise<AdminProduct> => {
    try {
      return await work;
    } catch (error) {
      throw isUniqueViolation(error) ? refuse({ slug: 'taken' }) : error;
    }
  };

  /** The row, held until the transaction ends, and still the one that the administrator saw. */
  const hold = async (id: string, version: string): Promise<AdminProductRow> =>
    strapi.db.transaction(async ({ trx }) => {
      await trx('products').where({ document_id: id }).forUpdate().first('id');
      const row = await find({ documentId: id });
      if (versionOf(row) !== version) throw new ApiError('STALE_VERSION', { current: versionOf(row) });
      return row;
    });

  const note = (
    audit: AuditContext,
    action: string,
    id: string,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
  ) => recordAudit(strapi, { ...audit, action, subject: { type: 'product', id }, before, after });

  const insert = async (
    data: RowInput<typeof PRODUCT>,
    audit: AuditContext,
    action: string,
  ): Promise<AdminProduct> =>
    written(
      strapi.db.transaction(async () => {
        const { id } = await query.create({ data });
        const made = await show({ id });
        await note(audit, action, made.id, {}, { title: made.title, slug: made.slug });
        return made;
      }),
    );

  return {
    show: (id: string) => show({ documentId: id }),

    /** Newest first. */
    async list({ q, page }: Required<ListAdminProducts['query']>): Promise<ListAdminProducts['response']> {
      const { pageSize } = ADMIN_LIMITS;
      const where = q
        ? { $or: ['title', 'titleEn', 'slug'].map((column) => ({ [column]: { $containsi: q } })) }
        : {};
      const [rows, total] = await Promise.all([
        query.findMany({
          where,
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          populate: { image: true },
          limit: pageSize,
          offset: (page - 1) * pageSize,
        }),
        query.count({ where }),
      ]);
      return { data: await toProducts(rows), meta: { page, pageSize, total } };
    },

    async create(
      request: CreateAdminProduct['request'] & { title: string },
      audit: AuditContext,
    ): Promise<AdminProduct> {
      await check(request, { kind: 'service', messageCredits: 0, ...request });
      const slug = request.slug || (await freeSlug(slugify(request.title)));
      return insert({ description: '', ...toData(request), slug }, audit, 'product.create');
    },

    async save(
      id: string,
      { version, changes }: SaveAdminProduct['request'],
      audit: AuditContext,
    ): Promise<AdminProduct> {
      return written(
        strapi.db.transaction(async () => {
          const row = await hold(id, version);
          const [known] = await toProducts([row]);
          if (!known) throw new ApiError('NOT_FOUND');
          if (changes.kind && changes.kind !== known.kind && known.orders > 0)
            throw refuse({ kind: 'ordered' });
          await check(changes, { ...known, ...changes });
          const changed = (Object.keys(changes) as (keyof ProductForm)[]).filter(
            (field) => !isDeepStrictEqual(changes[field], known[field]),
          );
          if (changed.length === 0) return known;
          const slug = changes.slug === '' ? await freeSlug(slugify(changes.title ?? known.title)) : null;
          await query.update({
            where: { id: row.id },
            data: { ...toData(changes), ...(slug ? { slug } : {}) },
          });
          const saved = await show({ id: row.id });
          const pick = (product: AdminProduct) =>
            Object.fromEntries(changed.map((field) => [field, product[field]]));
          await note(audit, 'product.update', id, pick(known), pick(saved));
          return saved;
        }),
      );
    },

    async duplicate(id: string, audit: AuditContext): Promise<AdminProduct> {
      const row = await find({ documentId: id });
      const title = `${row.title} ${COPY[audit.actor.locale]}`.slice(0, ADMIN_LIMITS.product.title);
      const slug = await freeSlug(`${row.slug}-copia`);
      const copied = Object.fromEntries(Object.entries(row).filter(([column]) => !OF_THE_ROW.has(column)));
      return insert(
        { ...copied, image: row.image?.id ?? null, title, slug, listed: false },
        audit,
        'product.duplicate',
      );
    },

    /** Only what nobody has ever ordered: an order opens, renews and explains itself through its product. */
    async remove(id: string, version: string, audit: AuditContext): Promise<void> {
      await strapi.db.transaction(async () => {
        const row = await hold(id, version);
        const orders = await ordersOf([row.id]);
        if (orders.size > 0) throw new ApiError('CONFLICT', { reason: 'ordered' });
        await query.deleteMany({ where: { id: row.id } });
        await note(audit, 'product.delete', id, { title: row.title, slug: row.slug }, {});
      });
    },
  };
};
