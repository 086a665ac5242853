import { useT } from '../../../i18n';
import { BuilderNotFound } from '../../../shared/builder/builder-states';

/** 'Chatbot non trovato', with the way back. */
export function ChatbotNotFound({ missingId = false }: { missingId?: boolean }) {
  const t = useT();
  return (
    <BuilderNotFound
      icon="chat"
      title={t('chatbotBuilder.notFound.title')}
      backLabel={t('chatbotBuilder.notFound.back')}
    >
      <p>{t(missingId ? 'chatbotBuilder.notFound.missingId' : 'chatbotBuilder.notFound.body')}</p>
      {!missingId && <p>{t('chatbotBuilder.notFound.check')}</p>}
    </BuilderNotFound>
  );
}
