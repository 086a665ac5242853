import type { AdminProduct } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { formatPrice } from '../../../../lib/money';
import { ProductImage } from '../../../../shared/products/product-image';
import { Badge } from '../../../../ui/badge';
import { Button, IconButton } from '../../../../ui/button';
import type { Column } from '../../../../ui/table';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { productCalls } from '../../api/product-calls';
import { useList } from '../../api/use-list';
import { useAddress } from '../../model/use-address';
import { AddressSearch, Filters } from '../filters';
import { Records } from '../records';
import { useOneAtATime } from '../use-one-at-a-time';
import { RemoveDialog } from './remove-dialog';

/** Every product, also those that are not on sale; looks again whenever the marketplace changes. */
export function ProductList({ onOpen }: { onOpen: (product: string) => void }) {
  const t = useT();
  const errorText = useErrorText();
  const { get, query, page, turnTo, filter } = useAddress();
  const list = useList<AdminProduct>('/admin/products', query(['q']), page, 'marketplace');
  const [removing, setRemoving] = useState<AdminProduct | null>(null);
  const oneAtATime = useOneAtATime();

  const duplicate = async (product: AdminProduct) => {
    try {
      await productCalls.duplicate(product);
      toast.success(t('admin.products.duplicated'), t('admin.products.duplicatedBody'));
    } catch (failure) {
      toast.error(t('admin.error'), `${t('admin.products.duplicateFailed')}. ${errorText(failure)}`);
    }
    await list.reload();
  };
  const columns = useColumns({
    onOpen,
    onDuplicate: (one) => void oneAtATime(() => duplicate(one)),
    onRemove: setRemoving,
  });

  return (
    <div css={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'space-between' }}>
        <h2 css={{ fontSize: tokens.size.xl }}>{t('admin.products.label')}</h2>
        <Button icon="plus" onClick={() => onOpen('new')}>
          {t('admin.products.new')}
        </Button>
      </div>
      <Filters>
        <AddressSearch placeholder={t('admin.products.searchHint')} />
      </Filters>
      <Records
        label={t('admin.products.label')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        onPage={turnTo}
        empty={{ title: t('admin.products.empty'), hint: t('admin.products.emptyHint') }}
        onClear={get('q') ? () => filter({ q: undefined }) : null}
      />
      <RemoveDialog product={removing} onDone={list.reload} onClose={() => setRemoving(null)} />
    </div>
  );
}

interface Deeds {
  onOpen: (product: string) => void;
  onDuplicate: (product: AdminProduct) => void;
  onRemove: (product: AdminProduct) => void;
}

function useColumns({ onOpen, onDuplicate, onRemove }: Deeds): Column<AdminProduct>[] {
  const t = useT();
  const { locale } = useLocale();
  return [
    {
      id: 'title',
      header: t('admin.products.title'),
      rowHeader: true,
      cell: ({ title, imageUrl }) => (
        <span css={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <ProductImage title={title} imageUrl={imageUrl} size={40} />
          {title}
        </span>
      ),
    },
    {
      id: 'description',
      header: t('admin.products.description'),
      cell: ({ description }) => (
        <span
          css={{
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            maxWidth: 340,
            fontSize: tokens.size.s,
            color: tokens.color.muted,
          }}
        >
          {description}
        </span>
      ),
    },
    {
      id: 'price',
      header: t('admin.products.price'),
      cell: ({ priceCents, billingPeriod }) => formatPrice(priceCents, billingPeriod, locale),
    },
    {
      id: 'state',
      header: t('admin.products.state'),
      cell: ({ listed, orders }) => (
        <span css={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
          <Badge tone={listed ? 'success' : 'neutral'}>
            {t(listed ? 'admin.products.listed' : 'admin.products.unlisted')}
          </Badge>
          <span css={{ fontSize: tokens.size.xs, color: tokens.color.muted, whiteSpace: 'nowrap' }}>
            {t('admin.products.orders', { count: orders })}
          </span>
        </span>
      ),
    },
    {
      id: 'actions',
      header: t('admin.products.actions'),
      cell: (product) => (
        <span css={{ display: 'flex' }}>
          <IconButton
            icon="edit"
            label={t('admin.products.edit', { title: product.title })}
            onClick={() => onOpen(product.id)}
          />
          <IconButton
            icon="copy"
            label={t('admin.products.duplicate', { title: product.title })}
            onClick={() => onDuplicate(product)}
          />
          <IconButton
            icon="trash"
            label={t('admin.products.delete', { title: product.title })}
            onClick={() => onRemove(product)}
          />
        </span>
      ),
    },
  ];
}
