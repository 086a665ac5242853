import type { ServiceFile } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../i18n';
import { formatFileSize } from '../../lib/numbers';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast';
import { orderFiles } from './order-calls';

interface OrderFilesProps {
  /** The path of the order on the reader's side. */
  order: string;
  files: readonly ServiceFile[];
}

/** The files that came with a message, each to download. */
export function OrderFiles({ order, files }: OrderFilesProps) {
  const t = useT();
  if (files.length === 0) return null;
  return (
    <ul
      aria-label={t('serviceOrders.files.of')}
      css={{ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' }}
    >
      {files.map((file) => (
        <li key={file.id} css={{ minWidth: 0 }}>
          <OrderFile order={order} file={file} />
        </li>
      ))}
    </ul>
  );
}

function OrderFile({ order, file }: { order: string; file: ServiceFile }) {
  const t = useT();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const [busy, setBusy] = useState(false);
  const size = formatFileSize(file.bytes, locale);
  const save = async () => {
    setBusy(true);
    try {
      await orderFiles.download(order, file);
    } catch (failure) {
      toast.error(t('serviceOrders.files.downloadFailed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="s"
      variant="secondary"
      icon="download"
      busy={busy}
      aria-label={t('serviceOrders.files.download', { name: file.name, size })}
      onClick={() => void save()}
    >
      <span css={{ minWidth: 0, textAlign: 'left', overflowWrap: 'anywhere' }}>
        {file.name} · {size}
      </span>
    </Button>
  );
}
