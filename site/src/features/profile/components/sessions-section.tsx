import type { OpenSession } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../i18n';
import { formatRelative } from '../../../lib/dates';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Icon } from '../../../ui/icon';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { tokens } from '../../../ui/tokens';
import { useSessions } from '../api/use-sessions';
import { LoadFailure } from '../../../shared/load-failure';
import { Section } from './section';

/** Where the person is signed in, and how to be so no longer. */
export function SessionsSection() {
  const t = useT();
  const { sessions, error, reload, reloading, endOne, endOthers } = useSessions();
  return (
    <Section id="sessions" title={t('profile.sessions.title')} lead={t('profile.sessions.lead')}>
      {sessions ? (
        <SessionList sessions={sessions} endOne={endOne} endOthers={endOthers} />
      ) : error ? (
        <LoadFailure
          title={t('profile.sessions.loadFailed')}
          error={error}
          onRetry={reload}
          retrying={reloading}
        />
      ) : (
        <Skeleton lines={3} />
      )}
    </Section>
  );
}

interface SessionListProps {
  sessions: OpenSession[];
  endOne: (id: string) => Promise<void>;
  endOthers: () => Promise<void>;
}

function SessionList({ sessions, endOne, endOthers }: SessionListProps) {
  const t = useT();
  const errorText = useErrorText();
  const [ending, setEnding] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);

  const end = async ({ id }: OpenSession) => {
    setEnding(id);
    try {
      await endOne(id);
      toast.success(t('profile.sessions.ended'));
    } catch (failure) {
      toast.error(t('profile.sessions.failed'), errorText(failure));
    } finally {
      setEnding(null);
    }
  };
  const endAll = async () => {
    try {
      await endOthers();
      toast.success(t('profile.sessions.endedOthers'), t('profile.sessions.endedOthersBody'));
    } catch (failure) {
      toast.error(t('profile.sessions.failed'), errorText(failure));
    }
  };

  return (
    <>
      <ul aria-label={t('profile.sessions.list')} css={{ listStyle: 'none', display: 'grid' }}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending === session.id}
            onEnd={() => void end(session)}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <span>
          <Button variant="secondary" icon="logout" onClick={() => setAsking(true)}>
            {t('profile.sessions.endOthers')}
          </Button>
        </span>
      ) : (
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('profile.sessions.alone')}</p>
      )}
      <ConfirmDialog
        title={t('profile.sessions.endOthers')}
        body={<p>{t('profile.sessions.endOthersBody')}</p>}
        confirmLabel={t('profile.sessions.endOthers')}
        open={asking}
        onConfirm={endAll}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

interface SessionRowProps {
  session: OpenSession;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session: { browser, system, current, lastUsedAt }, busy, onEnd }: SessionRowProps) {
  const t = useT();
  const { locale } = useLocale();
  const device = t('profile.sessions.device', {
    browser: t(`profile.sessions.browsers.${browser}`),
    system: t(`profile.sessions.systems.${system}`),
  });
  return (
    <li
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 12,
        alignItems: 'center',
        paddingBlock: 12,
        borderBottom: `1px solid ${tokens.color.line}`,
        '&:first-of-type': { paddingTop: 0 },
      }}
    >
      <span css={{ color: tokens.color.muted, display: 'flex' }}>
        <Icon name={system === 'ios' || system === 'android' ? 'smartphone' : 'monitor'} />
      </span>
      <div css={{ flex: '1 1 200px', minWidth: 0 }}>
        <p css={{ fontWeight: 600 }}>{device}</p>
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {current
            ? t('profile.sessions.now')
            : t('profile.sessions.lastUsed', { when: formatRelative(lastUsedAt, locale) })}
        </p>
      </div>
      {current ? (
        <Badge tone="success">{t('profile.sessions.current')}</Badge>
      ) : (
        <Button
          size="s"
          variant="secondary"
          busy={busy}
          aria-label={t('profile.sessions.endOf', { device })}
          onClick={onEnd}
        >
          {t('profile.sessions.end')}
        </Button>
      )}
    </li>
  );
}
