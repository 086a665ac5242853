import type { ServiceMessage, ServiceOrderSide } from '@contract';
import { useLocale, useT } from '../../i18n';
import { formatDateTime } from '../../lib/dates';
import { Badge } from '../../ui/badge';
import { tokens } from '../../ui/tokens';
import { OrderFiles } from './order-files';

interface MessageThreadProps {
  /** The path of the order on the reader's side. */
  order: string;
  messages: readonly ServiceMessage[];
  reader: ServiceOrderSide;
}

const { color, radius, size } = tokens;

/** What both sides have written about an order, oldest first; the reader's own stands to the right. */
export function MessageThread({ order, messages, reader }: MessageThreadProps) {
  const t = useT();
  return (
    <ol
      aria-label={t('serviceOrders.thread.list')}
      css={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}
    >
      {messages.map((message) => (
        <Message key={message.id} order={order} message={message} own={message.from === reader} />
      ))}
    </ol>
  );
}

const EDGES = { message: color.line, delivery: color.green, revision: color.amber } as const;

function Message({ order, message, own }: { order: string; message: ServiceMessage; own: boolean }) {
  const t = useT();
  const { locale } = useLocale();
  const { kind, from, author, text, files, at } = message;
  return (
    <li
      css={{
        display: 'grid',
        gap: 8,
        gridTemplateColumns: 'minmax(0, 1fr)',
        width: 'fit-content',
        maxWidth: 'min(100%, 640px)',
        justifySelf: own ? 'end' : 'start',
        padding: '12px 16px',
        border: `${kind === 'message' ? 1 : 2}px solid ${EDGES[kind]}`,
        borderRadius: radius.l,
        background: own ? color.accentSoft : color.surface,
      }}
    >
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '4px 10px', alignItems: 'center' }}>
        <strong css={{ overflowWrap: 'anywhere' }}>{author}</strong>
        <span css={{ color: color.muted, fontSize: size.s }}>{t(`serviceOrders.thread.${from}`)}</span>
        {kind !== 'message' && (
          <Badge tone={kind === 'delivery' ? 'success' : 'warning'}>
            {t(`serviceOrders.thread.${kind}`)}
          </Badge>
        )}
        <time dateTime={at} css={{ color: color.muted, fontSize: size.s }}>
          {formatDateTime(at, locale)}
        </time>
      </div>
      {text && <p css={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</p>}
      <OrderFiles order={order} files={files} />
    </li>
  );
}
