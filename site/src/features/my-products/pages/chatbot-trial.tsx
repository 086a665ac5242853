import type { StartChatbotTrial } from '@contract';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { ApiFailure, http } from '../../../lib/http';
import { LoadFailure } from '../../../shared/load-failure';
import { PageBody } from '../../../shared/page-body';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { Spinner } from '../../../ui/spinner';
import { tokens } from '../../../ui/tokens';

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('myProducts.trial.starting'),
  noIndex: true,
});

/** Begins the trial of a chatbot, or finds the one that was begun. */
const startTrial = async (): Promise<string> => {
  try {
    const { data } = await http.post<StartChatbotTrial['response']>('/chatbot-trial');
    return data.chatbotId;
  } catch (failure) {
    const begun = failure instanceof ApiFailure ? failure.details.chatbotId : undefined;
    if (typeof begun === 'string') return begun;
    throw failure;
  }
};

/** Where "Provalo gratis" leads: to the builder, as soon as there is a chatbot to open there. */
export default function ChatbotTrial() {
  const t = useT();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>(null);
  const start = useCallback(() => {
    setFailure(null);
    startTrial().then(
      (chatbotId) => void navigate(paths.chatbotBuilder(chatbotId), { replace: true }),
      (error: unknown) => setFailure(error),
    );
  }, [navigate]);
  useEffect(() => start(), [start]);
  return (
    <PageBody frame="app" width="form">
      <h1 css={{ fontSize: tokens.size.xxl }}>{t('myProducts.trial.starting')}</h1>
      {failure ? (
        <LoadFailure error={failure} onRetry={start} retrying={false} />
      ) : (
        <p role="status" css={{ display: 'flex', gap: 12, alignItems: 'center', color: tokens.color.muted }}>
          <Spinner size={24} />
          {t('myProducts.trial.startingHint')}
        </p>
      )}
    </PageBody>
  );
}
