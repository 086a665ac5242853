import type { GetSharedConversation, SharedMessage } from '@contract';
import { useParams } from 'react-router-dom';
import useSWR from 'swr';
import { paths } from '../../../app/paths';
import { useErrorText, useLocale, useT } from '../../../i18n';
import type { ApiFailure } from '../../../lib/api-failure';
import { formatDateTime } from '../../../lib/dates';
import type { ChatAttachment, ChatMessage } from '../../../shared/chat/message';
import { MessageList } from '../../../shared/chat/message-list';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { fetchFile, sharedKey } from '../api/assistant-api';
import { CalculationTable } from '../components/calculation-table';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('assistant.shared.title'), noIndex: true });

/** The server writes addresses with the `/api` that `fetchFile` puts in front. */
const filePath = (url: string) => url.replace(/^\/api(?=\/)/, '');

const attachmentsOf = ({ images, documents }: SharedMessage): ChatAttachment[] => [
  ...images.map(({ url, name }) => ({
    id: url,
    type: 'image' as const,
    name,
    load: () => fetchFile(filePath(url)),
  })),
  ...documents.map((name, at) => ({ id: `${at}:${name}`, type: 'document' as const, name })),
];

/** A conversation that somebody shared: to be read by whoever has the link, until it is taken back. */
export default function SharedConversation() {
  const t = useT();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const { token = '' } = useParams();
  const { data, error, mutate } = useSWR<GetSharedConversation['response'], ApiFailure>(sharedKey(token));
  if (error && !data) {
    const missing = error.status === 404;
    return (
      <PageBody width="text">
        <EmptyState
          wholePage
          icon="link"
          title={t(missing ? 'assistant.shared.gone' : 'assistant.failed')}
          action={
            missing ? (
              <ButtonLink to={paths.home()}>{t('assistant.shared.home')}</ButtonLink>
            ) : (
              <Button onClick={() => void mutate()}>{t('common.retry')}</Button>
            )
          }
        >
          {missing ? t('assistant.shared.goneBody') : errorText(error)}
        </EmptyState>
      </PageBody>
    );
  }
  if (!data) {
    return (
      <PageBody width="text">
        <Skeleton lines={8} />
      </PageBody>
    );
  }
  const { title, sharedAt, messages } = data.data;
  const shown = messages.map((message, at): ChatMessage => ({
    id: String(at),
    from: message.author,
    text: message.text,
    createdAt: message.createdAt,
    attachments: attachmentsOf(message),
  }));
  return (
    <PageBody width="text">
      <header css={{ display: 'grid', gap: 6 }}>
        <h1 css={{ fontSize: tokens.size.xxl, overflowWrap: 'anywhere' }}>
          {title || t('assistant.shared.title')}
        </h1>
        <p css={{ color: tokens.color.muted }}>
          {t('assistant.shared.asOf', { when: formatDateTime(sharedAt, locale) })}
        </p>
      </header>
      <MessageList
        label={t('assistant.log')}
        messages={shown}
        author={t('assistant.shared.author')}
        initial="?"
        after={({ id }) => {
          const calculation = messages[Number(id)]?.calculation;
          return calculation && <CalculationTable calculation={calculation} folded />;
        }}
      />
      <footer
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 16,
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingTop: 20,
          borderTop: `1px solid ${tokens.color.line}`,
        }}
      >
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s, maxWidth: '52ch' }}>
          {t('assistant.shared.notice')}
        </p>
        <ButtonLink to={paths.home()}>{t('assistant.shared.try')}</ButtonLink>
      </footer>
    </PageBody>
  );
}
