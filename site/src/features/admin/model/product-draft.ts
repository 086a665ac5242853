import { PRODUCT_DEFAULTS, type AdminProduct, type ProductForm } from '@contract';

/** The fields that are typed as texts and read as something else. */
type Typed =
  | 'priceCents'
  | 'installations'
  | 'messageCredits'
  | 'requires'
  | 'requiresEn'
  | 'optional'
  | 'optionalEn'
  | 'platforms';

/** A product while it is being written. */
export type ProductDraft = Omit<ProductForm, Typed> & Record<Typed, string>;
export type DraftProblem = 'title' | 'price' | 'number' | 'json' | 'credits';
export type DraftProblems = Partial<Record<keyof ProductDraft, DraftProblem>>;
/** The same, in words that its editor reads beside each field. */
export type FieldProblems = Partial<Record<keyof ProductDraft, string>>;

const amountOf = (cents: number): string => (cents === 0 ? '' : (cents / 100).toFixed(2).replace('.', ','));

export const EMPTY_DRAFT: ProductDraft = {
  slug: '',
  kind: 'service',
  title: '',
  titleEn: '',
  description: '',
  descriptionEn: '',
  priceCents: '',
  billingPeriod: 'month',
  installations: String(PRODUCT_DEFAULTS.installations),
  activationTime: PRODUCT_DEFAULTS.activationTime,
  activationTimeEn: '',
  badge: '',
  badgeEn: '',
  badgeColor: PRODUCT_DEFAULTS.badgeColor,
  badgeTextColor: PRODUCT_DEFAULTS.badgeTextColor,
  imageId: null,
  imageBgColor: PRODUCT_DEFAULTS.imageBgColor,
  priceBgColor: PRODUCT_DEFAULTS.priceBgColor,
  priceTextColor: PRODUCT_DEFAULTS.priceTextColor,
  footerBgColor: PRODUCT_DEFAULTS.footerBgColor,
  footerTextColor: PRODUCT_DEFAULTS.footerTextColor,
  requires: '',
  requiresEn: '',
  optional: '',
  optionalEn: '',
  installationGuide: '',
  installationGuideEn: '',
  platforms: '',
  templatePath: '',
  messageCredits: '',
  listed: true,
};

/** A saved product, as it is edited. */
export const draftOf = (product: AdminProduct): ProductDraft => {
  const texts = Object.fromEntries(
    Object.entries(product).filter(([field]) => field in EMPTY_DRAFT),
  ) as unknown as ProductForm;
  return {
    ...texts,
    priceCents: amountOf(product.priceCents),
    installations: String(product.installations),
    messageCredits: product.messageCredits ? String(product.messageCredits) : '',
    requires: product.requires.join('\n'),
    requiresEn: product.requiresEn.join('\n'),
    optional: product.optional.join('\n'),
    optionalEn: product.optionalEn.join('\n'),
    platforms: product.platforms.join(', '),
  };
};

/** `29,90`, `29.90`, `1.234,50` and nothing, in cents; null for anything else. */
export const readPrice = (text: string): number | null => {
  const typed = text.replace(/[€\s]/g, '');
  if (typed === '') return 0;
  const plain = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(typed) ? typed.replaceAll('.', '') : typed;
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(plain);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
};

const readCount = (text: string): number | null => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : null);

const isText = (value: unknown): value is string => typeof value === 'string';
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** One entry a line, or a list in JSON; null where the JSON cannot be read. */
export const readList = (text: string): string[] | null => {
  if (!text.trim().startsWith('['))
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const list = parse(text);
  return Array.isArray(list) && list.every(isText) ? list : null;
};

/** What the draft says, or what in it cannot be read. */
export const readDraft = (
  draft: ProductDraft,
): { form: ProductForm; problems: null } | { form: null; problems: DraftProblems } => {
  const problems: DraftProblems = {};
  const read = <Value>(
    field: keyof ProductDraft,
    value: Value | null,
    problem: DraftProblem,
    spare: Value,
  ) => {
    if (value === null) problems[field] = problem;
    return value ?? spare;
  };
  const list = (field: 'requires' | 'requiresEn' | 'optional' | 'optionalEn') =>
    read<string[]>(field, readList(draft[field]), 'json', []);
  if (!draft.title.trim()) problems.title = 'title';
  const form: ProductForm = {
    ...draft,
    priceCents: read('priceCents', readPrice(draft.priceCents), 'price', 0),
    installations: read('installations', readCount(draft.installations), 'number', 0),
    messageCredits: read('messageCredits', readCount(draft.messageCredits || '0'), 'number', 0),
    requires: list('requires'),
    requiresEn: list('requiresEn'),
    optional: list('optional'),
    optionalEn: list('optionalEn'),
    platforms: draft.platforms
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  };
  if (form.kind === 'credits' && form.messageCredits === 0) problems.messageCredits ??= 'credits';
  return Object.keys(problems).length > 0 ? { form: null, problems } : { form, problems: null };
};
