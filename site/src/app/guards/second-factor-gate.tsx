import type { Account } from '@contract';
import { useT } from '../../i18n';
import { PageBody } from '../../shared/page-body';
import { SecondFactorSetup } from '../../shared/security/second-factor-setup';
import { Card } from '../../ui/card';
import { tokens } from '../../ui/tokens';

/** What an administrator sees before the dashboard, where it opens only to who has a second factor. */
export function SecondFactorGate({
  account,
  onDone,
}: {
  account: Account;
  onDone: (account: Account) => void;
}) {
  const t = useT();
  return (
    <PageBody frame="app" width="form">
      <header css={{ display: 'grid', gap: 8 }}>
        <h1 css={{ fontSize: tokens.size.xxl }}>{t('security.gate.title')}</h1>
        <p css={{ color: tokens.color.muted }}>{t('security.gate.body')}</p>
      </header>
      <Card padding="l">
        <SecondFactorSetup email={account.email} onDone={onDone} />
      </Card>
    </PageBody>
  );
}
