import type { AdminProduct, ProductForm } from '@contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSWRConfig } from 'swr';
import { useErrorText, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { UnsavedGuard } from '../../../../shared/forms/unsaved-guard';
import { Button } from '../../../../ui/button';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { isProductList, productCalls } from '../../api/product-calls';
import {
  draftOf,
  EMPTY_DRAFT,
  readDraft,
  type FieldProblems,
  type ProductDraft,
} from '../../model/product-draft';
import { rebaseDraft, type ColleagueChange } from '../../model/rebase-draft';
import { LookFields } from './look-fields';
import { ProductFields } from './product-fields';
import { ProductPreview } from './product-preview';
import { StaleNotice } from './stale-notice';

interface ProductEditorProps {
  /** What is edited; a new product without. */
  product?: AdminProduct;
  onDone: () => void;
}

/** A product with all its fields, and its card beside them as it will look. */
export function ProductEditor({ product: opened, onDone }: ProductEditorProps) {
  const t = useT();
  const errorText = useErrorText();
  // What a save is based on: a colleague's save meanwhile moves it on.
  const [product, setProduct] = useState(opened);
  const initial = product ? draftOf(product) : EMPTY_DRAFT;
  const [draft, setDraft] = useState(initial);
  const [imageUrl, setImageUrl] = useState(product?.imageUrl ?? null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [colleagues, setColleagues] = useState<ColleagueChange<keyof ProductDraft>[]>([]);
  const { mutate: mutateAll } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const dirty = JSON.stringify(draft) !== JSON.stringify(initial);

  // Once the guard knows that nothing is unsaved any more, the page may be left.
  useEffect(() => {
    if (saved) onDone();
  }, [saved, onDone]);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const change = (changes: Partial<ProductDraft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    const judged = Object.keys(changes).some((field) => field in problems);
    if (judged) setProblems((before) => ({ ...before, ...blank(changes) }));
  };

  const takeFromColleague = (fields: (keyof ProductDraft)[]) => {
    if (!product) return;
    const theirs = draftOf(product);
    change(Object.fromEntries(fields.map((field) => [field, theirs[field]])));
    if (fields.includes('imageId')) setImageUrl(product.imageUrl);
    setColleagues((before) => before.filter(({ field }) => !fields.includes(field)));
  };

  /** A colleague was faster: the draft goes on from what they saved. */
  const rebase = async (onto: AdminProduct) => {
    const { data: current } = await productCalls.find(onto);
    const rebased = rebaseDraft(draftOf(onto), draft, draftOf(current));
    setProduct(current);
    setDraft(rebased.draft);
    if (rebased.draft.imageId === current.imageId) setImageUrl(current.imageUrl);
    setColleagues(rebased.changes);
    if (rebased.changes.length === 0) toast.error(t('admin.form.stale'), t('admin.form.staleSame'));
    window.scrollTo({ top: 0 });
  };

  const refuse = async (failure: unknown): Promise<void> => {
    const why = failure instanceof ApiFailure ? failure : new ApiFailure(0, 'INTERNAL');
    if (why.code === 'STALE_VERSION' && product) return rebase(product).catch(refuse);
    const known = { slug: 'slug', taken: 'taken', ordered: 'ordered', max: 'max' } as const;
    setProblems(
      Object.fromEntries(
        Object.entries(why.fields).map(([field, rule]) => [
          field.split('.').filter((part) => part in draft)[0] ?? field,
          t(`admin.form.problems.${known[rule as keyof typeof known] ?? 'invalid'}`),
        ]),
      ),
    );
    const title = t(product ? 'admin.form.saveFailed' : 'admin.form.createFailed');
    toast.error(t('admin.error'), `${title}. ${errorText(failure)}`);
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft);
    if (read.problems) {
      const words = Object.entries(read.problems).map(([field, why]) => [
        field,
        t(`admin.form.problems.${why}`),
      ]);
      return setProblems(Object.fromEntries(words) as FieldProblems);
    }
    setBusy(true);
    try {
      await (product
        ? productCalls.save(product, changesOf(read.form, product))
        : productCalls.create(read.form));
      // Who came here from the list a moment ago would be shown it as it was: calls of the same moment are one.
      await mutateAll(isProductList);
      toast.success(t(product ? 'admin.form.saved' : 'admin.form.created'));
      setSaved(true);
    } catch (failure) {
      await refuse(failure);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div
      css={{
        display: 'grid',
        gap: 24,
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
      }}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void save(event)}
        css={{ display: 'grid', gap: 20, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <h2 css={{ fontSize: tokens.size.xl }}>
          {t(product ? 'admin.form.editTitle' : 'admin.form.newTitle')}
        </h2>
        {product && colleagues.length > 0 && (
          <StaleNotice
            changes={colleagues}
            theirs={draftOf(product)}
            onTake={(field) => takeFromColleague([field])}
            onTakeAll={() => takeFromColleague(Object.keys(draft) as (keyof ProductDraft)[])}
          />
        )}
        <ProductFields
          draft={draft}
          problems={problems}
          onChange={change}
          kindLocked={(product?.orders ?? 0) > 0}
        />
        <LookFields draft={draft} imageUrl={imageUrl} onChange={change} onPicture={setImageUrl} />
        <span>
          <Button type="submit" busy={busy}>
            {t(product ? 'admin.form.save' : 'admin.form.create')}
          </Button>
        </span>
      </form>
      <ProductPreview draft={draft} imageUrl={imageUrl} />
      <UnsavedGuard
        when={dirty && !saved}
        title={t('admin.form.leaveTitle')}
        body={t('admin.form.leaveBody')}
        confirmLabel={t('admin.form.leaveConfirm')}
        placeOf={({ pathname, search }) => pathname + search}
      />
    </div>
  );
}

const blank = (changes: Partial<ProductDraft>): FieldProblems =>
  Object.fromEntries(Object.keys(changes).map((field) => [field, undefined]));

/** Only what differs: the trail then says what was changed, and nothing else is written. */
const changesOf = (form: ProductForm, product: AdminProduct): Partial<ProductForm> =>
  Object.fromEntries(
    Object.entries(form).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(product[field as keyof ProductForm]),
    ),
  );
