import type { AdminConsultant } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { consultantCalls } from '../../api/consultant-calls';
import { useConsultants } from '../../api/use-consultants';
import { useAddress } from '../../model/use-address';
import { LoadFailure } from '../load-failure';
import { AbsencesDialog } from './absences-dialog';
import { ConsultantDialog } from './consultant-dialog';

type Opened = { kind: 'add' } | { kind: 'edit' | 'absences' | 'deactivate'; id: string };

/** Who serves consultations: added, changed, sent on leave, deactivated. */
export function ConsultantsView() {
  const t = useT();
  const errorText = useErrorText();
  const { consultants, error, reading, reload } = useConsultants();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);

  const setActive = async (consultant: AdminConsultant, active: boolean) => {
    try {
      await consultantCalls.update(consultant, { active });
      toast.success(
        t(active ? 'adminConsultants.activated' : 'adminConsultants.deactivated', { name: consultant.name }),
      );
    } catch (failure) {
      toast.error(t('adminConsultants.failed'), errorText(failure));
    }
    await reload();
  };

  if (error && !consultants)
    return <LoadFailure error={error} retrying={reading} onRetry={() => void reload()} />;
  if (!consultants) return <Skeleton height={240} />;
  const meant = opened && 'id' in opened ? consultants.find(({ id }) => id === opened.id) : undefined;
  const activeCount = consultants.filter(({ active }) => active).length;
  return (
    <>
      {error && <LoadFailure error={error} retrying={reading} stale onRetry={() => void reload()} />}
      <p css={{ color: tokens.color.muted, maxWidth: '68ch' }}>{t('adminConsultants.lead')}</p>
      {activeCount === 0 && <Notice tone="warning">{t('adminConsultants.nobody')}</Notice>}
      <span>
        <Button icon="plus" onClick={() => setOpened({ kind: 'add' })}>
          {t('adminConsultants.add')}
        </Button>
      </span>
      <ul
        css={{
          display: 'grid',
          gap: 12,
          margin: 0,
          padding: 0,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
        }}
      >
        {consultants.map((consultant) => (
          <ConsultantCard
            key={consultant.id}
            consultant={consultant}
            onOpen={(kind) => setOpened({ kind, id: consultant.id })}
            onActivate={() => setActive(consultant, true)}
          />
        ))}
      </ul>
      {opened?.kind === 'add' && <ConsultantDialog consultant={null} onSaved={reload} onClose={close} />}
      {opened?.kind === 'edit' && meant && (
        <ConsultantDialog consultant={meant} onSaved={reload} onClose={close} />
      )}
      {opened?.kind === 'absences' && meant && (
        <AbsencesDialog consultant={meant} onSaved={reload} onClose={close} />
      )}
      <ConfirmDialog
        open={opened?.kind === 'deactivate' && meant !== undefined}
        tone="danger"
        title={t('adminConsultants.deactivateTitle', { name: meant?.name ?? '' })}
        body={
          <div css={{ display: 'grid', gap: 12 }}>
            <p>{t('adminConsultants.deactivateBody')}</p>
            {meant && meant.upcoming > 0 && (
              <Notice tone="warning">
                {t('adminConsultants.deactivateBooked', { count: meant.upcoming })}
              </Notice>
            )}
            {meant?.active && activeCount === 1 && (
              <Notice tone="warning">{t('adminConsultants.deactivateLast')}</Notice>
            )}
          </div>
        }
        confirmLabel={t('adminConsultants.deactivate')}
        onConfirm={() => meant && setActive(meant, false)}
        onClose={close}
      />
    </>
  );
}

interface ConsultantCardProps {
  consultant: AdminConsultant;
  onOpen: (kind: 'edit' | 'absences' | 'deactivate') => void;
  onActivate: () => Promise<void>;
}

function ConsultantCard({ consultant, onOpen, onActivate }: ConsultantCardProps) {
  const t = useT();
  const { open } = useAddress();
  const [busy, setBusy] = useState(false);
  const { id, name, email, zone, active, noticeHours, absences, upcoming } = consultant;
  const activate = async () => {
    setBusy(true);
    await onActivate();
    setBusy(false);
  };
  return (
    <Card as="li" css={{ display: 'grid', gap: 12, alignContent: 'space-between' }}>
      <div css={{ display: 'grid', gap: 6 }}>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
          <h3 css={{ fontSize: tokens.size.l, marginInlineEnd: 'auto', overflowWrap: 'anywhere' }}>{name}</h3>
          <Badge tone={active ? 'success' : 'neutral'}>
            {t(active ? 'adminConsultants.active' : 'adminConsultants.inactive')}
          </Badge>
        </div>
        {email && <p css={{ overflowWrap: 'anywhere' }}>{email}</p>}
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {zone.replaceAll('_', ' ')} · {t('adminConsultants.noticeOf', { count: noticeHours })}
        </p>
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {t('adminConsultants.upcoming', { count: upcoming })} ·{' '}
          {t('adminConsultants.absenceCount', { count: absences.length })}
        </p>
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        <Button
          size="s"
          variant="secondary"
          icon="edit"
          aria-label={t('adminConsultants.editOf', { name })}
          onClick={() => onOpen('edit')}
        >
          {t('adminConsultants.edit')}
        </Button>
        <Button
          size="s"
          variant="ghost"
          icon="clock"
          aria-label={t('adminConsultants.hoursOf', { name })}
          onClick={() => open('bookings', { view: 'week', consultant: id })}
        >
          {t('adminConsultants.hours')}
        </Button>
        <Button
          size="s"
          variant="ghost"
          icon="calendar"
          aria-label={t('adminConsultants.absencesOf', { name })}
          onClick={() => onOpen('absences')}
        >
          {t('adminConsultants.absences')}
        </Button>
        <Button
          size="s"
          variant="ghost"
          icon={active ? 'x' : 'check'}
          busy={busy}
          aria-label={t(active ? 'adminConsultants.deactivateOf' : 'adminConsultants.activateOf', { name })}
          onClick={() => (active ? onOpen('deactivate') : void activate())}
        >
          {t(active ? 'adminConsultants.deactivate' : 'adminConsultants.activate')}
        </Button>
      </div>
    </Card>
  );
}
