import type { Profile } from '@contract';
import { useState, type ReactNode } from 'react';
import { useLocale, useT } from '../../../i18n';
import { formatDate, today } from '../../../lib/dates';
import { useSession } from '../../../shared/session';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { tokens } from '../../../ui/tokens';
import { exportData } from '../api/export-data';
import { profileCalls } from '../api/profile-calls';
import { PasswordDialog } from './password-dialog';
import { Section } from './section';

const GOES = ['account', 'chatbots', 'projects', 'bookings'] as const;

interface PartProps {
  title: string;
  body: string;
  children: ReactNode;
}

function Part({ title, body, children }: PartProps) {
  return (
    <div css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <h3 css={{ fontSize: tokens.size.l }}>{title}</h3>
      <p css={{ color: tokens.color.muted }}>{body}</p>
      {children}
    </div>
  );
}

/** Everything the person has here: to take along, or to erase. */
export function DataSection({ profile }: { profile: Profile }) {
  const t = useT();
  const { locale } = useLocale();
  const { account, update } = useSession();
  const [asking, setAsking] = useState<'export' | 'erase' | null>(null);
  const close = () => setAsking(null);
  const erasesAt = account?.erasesAt ?? null;

  const take = async (password: string) => {
    await exportData(password, `officina-${today()}.zip`);
    close();
    toast.success(t('profile.data.exported'), t('profile.data.exportedBody'));
  };
  const erase = async (password: string) => {
    const { data } = await profileCalls.scheduleErasure(password);
    close();
    update(data);
    const date = formatDate(data.erasesAt ?? '', locale);
    toast.success(t('profile.eraseDialog.done'), t('profile.eraseDialog.doneBody', { date }));
  };

  return (
    <Section id="data" title={t('profile.data.title')} lead={t('profile.data.lead')}>
      <Part title={t('profile.data.exportTitle')} body={t('profile.data.exportBody')}>
        <Button
          variant="secondary"
          icon="download"
          disabled={!profile.hasPassword}
          onClick={() => setAsking('export')}
        >
          {t('profile.data.export')}
        </Button>
      </Part>
      <hr css={{ border: 0, borderTop: `1px solid ${tokens.color.line}` }} />
      <Part
        title={t('profile.data.eraseTitle')}
        body={
          erasesAt
            ? t('profile.data.eraseScheduled', { date: formatDate(erasesAt, locale) })
            : t('profile.data.eraseBody')
        }
      >
        {!erasesAt && (
          <Button
            variant="danger"
            icon="trash"
            disabled={!profile.hasPassword}
            onClick={() => setAsking('erase')}
          >
            {t('profile.data.erase')}
          </Button>
        )}
      </Part>
      {!profile.hasPassword && (
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('profile.password.none')}</p>
      )}
      <PasswordDialog
        title={t('profile.data.exportTitle')}
        submitLabel={t('profile.data.export')}
        failedTitle={t('profile.data.exportFailed')}
        open={asking === 'export'}
        onClose={close}
        onSubmit={take}
      >
        <p>{t('profile.data.exportBody')}</p>
      </PasswordDialog>
      <PasswordDialog
        title={t('profile.eraseDialog.title')}
        word={t('profile.eraseDialog.word')}
        submitLabel={t('profile.eraseDialog.submit')}
        failedTitle={t('profile.eraseDialog.failed')}
        tone="danger"
        open={asking === 'erase'}
        onClose={close}
        onSubmit={erase}
      >
        <p css={{ fontWeight: 600 }}>{t('profile.eraseDialog.goes')}</p>
        <ul css={{ paddingLeft: 20, display: 'grid', gap: 4 }}>
          {GOES.map((what) => (
            <li key={what}>{t(`profile.eraseDialog.list.${what}`)}</li>
          ))}
        </ul>
        <p>
          {t('profile.eraseDialog.atOnce')} {t('profile.eraseDialog.undo')}
        </p>
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('profile.eraseDialog.stays')}</p>
      </PasswordDialog>
    </Section>
  );
}
