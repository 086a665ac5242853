import { chatbotLabel } from '@contract';
import { paths } from '../../../app/paths';
import { useLocale, useT } from '../../../i18n';
import { formatDate } from '../../../lib/dates';
import { useChatbotTrial } from '../../../shared/products/use-chatbot-trial';
import { Badge } from '../../../ui/badge';
import { ButtonLink } from '../../../ui/button-link';
import { Card } from '../../../ui/card';
import { tokens } from '../../../ui/tokens';

/** The chatbot on trial: where it goes on, how it is bought, until when it is kept. */
export function TrialCard() {
  const t = useT();
  const { locale } = useLocale();
  const trial = useChatbotTrial();
  if (!trial) return null;
  const name = chatbotLabel(trial.chatbot);
  return (
    <Card as="section" padding="s" aria-label={t('myProducts.trial.title')}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
        <div css={{ display: 'grid', gap: 6, flex: '1 1 260px', minWidth: 0, justifyItems: 'start' }}>
          <Badge tone="accent">{t('myProducts.trial.title')}</Badge>
          <h2 css={{ fontSize: tokens.size.m, overflowWrap: 'anywhere' }}>{name}</h2>
          <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
            {t('myProducts.trial.keptUntil', { date: formatDate(trial.removedAt, locale) })}
          </p>
        </div>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <ButtonLink size="s" to={paths.chatbotBuilder(trial.chatbotId)}>
            {t('myProducts.trial.open')}
          </ButtonLink>
          <ButtonLink size="s" variant="secondary" to={paths.checkout(trial.productId)}>
            {t('myProducts.trial.buy')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
