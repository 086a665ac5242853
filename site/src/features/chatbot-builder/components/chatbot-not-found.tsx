import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';

/** 'Chatbot non trovato', with the way back. */
export function ChatbotNotFound({ missingId = false }: { missingId?: boolean }) {
  const t = useT();
  return (
    <main
      id="contenuto"
      css={{ padding: 'clamp(16px, 5vw, 64px)', maxWidth: 720, margin: '0 auto', width: '100%' }}
    >
      <EmptyState
        wholePage
        icon="chat"
        title={t('chatbotBuilder.notFound.title')}
        action={<ButtonLink to={paths.myProducts()}>{t('chatbotBuilder.notFound.back')}</ButtonLink>}
      >
        <p>{t(missingId ? 'chatbotBuilder.notFound.missingId' : 'chatbotBuilder.notFound.body')}</p>
        {!missingId && <p>{t('chatbotBuilder.notFound.check')}</p>}
      </EmptyState>
    </main>
  );
}
