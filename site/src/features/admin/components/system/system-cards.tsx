import { Link } from 'react-router-dom';
import { useLocale, useT } from '../../../../i18n';
import { formatAge, formatDateTime, formatRelative, formatTime } from '../../../../lib/dates';
import { formatFileSize, formatNumber } from '../../../../lib/numbers';
import type { SystemStatus } from '../../model/system-problems';
import { sectionSearch } from '../../model/use-address';
import { BackupCard } from './backup-card';
import { DiskCard } from './disk-card';
import { FigureCard } from './figure-card';
import { StorageCard } from './storage-card';

/** The parts of the server, side by side where there is room. */
export function SystemCards({ status }: { status: SystemStatus }) {
  return (
    <ul
      css={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
        margin: 0,
        padding: 0,
      }}
    >
      <DatabaseCard status={status} />
      <QueueCard status={status} />
      <MailCard status={status} />
      <BackupCard figure={status.backup} />
      <DiskCard figure={status.disks} />
      <StorageCard figure={status.storage} />
      <ModelCard status={status} />
      <InstanceCard status={status} />
      <VersionsCard status={status} />
    </ul>
  );
}

interface CardProps {
  status: SystemStatus;
}

function DatabaseCard({ status: { database } }: CardProps) {
  const t = useT();
  const { locale } = useLocale();
  return (
    <FigureCard
      title={t('adminSystem.database.title')}
      icon="file"
      figure={database}
      facts={({ engine, version, bytes, milliseconds }) => [
        {
          name: t('adminSystem.database.engine'),
          value: t(`adminSystem.database.engines.${engine}`, { version }),
        },
        { name: t('adminSystem.database.size'), value: formatFileSize(bytes, locale) },
        {
          name: t('adminSystem.database.answersIn'),
          value: t('adminSystem.database.milliseconds', { count: formatNumber(milliseconds, locale) }),
        },
      ]}
    />
  );
}

function QueueCard({ status: { queue } }: CardProps) {
  const t = useT();
  const { locale } = useLocale();
  return (
    <FigureCard
      title={t('adminSystem.queue.title')}
      icon="clock"
      figure={queue}
      facts={({ waiting, running, failed, oldestDueAt }) => [
        { name: t('adminSystem.queue.waiting'), value: formatNumber(waiting, locale) },
        { name: t('adminSystem.queue.running'), value: formatNumber(running, locale) },
        {
          name: t('adminSystem.queue.oldest'),
          value: oldestDueAt ? formatAge(oldestDueAt, locale) : t('adminSystem.queue.noneDue'),
        },
        { name: t('adminSystem.queue.failed'), value: formatNumber(failed, locale) },
      ]}
    />
  );
}

function MailCard({ status: { mail } }: CardProps) {
  const t = useT();
  const { locale } = useLocale();
  return (
    <FigureCard
      title={t('adminSystem.mail.title')}
      icon="mail"
      figure={mail}
      facts={({ waiting, failed, isDelivered }) => [
        { name: t('adminSystem.mail.waiting'), value: formatNumber(waiting, locale) },
        { name: t('adminSystem.mail.failed'), value: formatNumber(failed, locale) },
        {
          name: t('adminSystem.mail.transport'),
          value: t(`adminSystem.mail.${isDelivered ? 'delivered' : 'captured'}`),
        },
      ]}
      footer={<Link to={`?${sectionSearch('mails').toString()}`}>{t('adminSystem.mail.open')}</Link>}
    />
  );
}

function ModelCard({ status: { model } }: CardProps) {
  const t = useT();
  const { locale } = useLocale();
  return (
    <FigureCard
      title={t('adminSystem.model.title')}
      icon="spark"
      figure={model}
      facts={({ engine, model: name, pausedUntil, features }) => [
        {
          name: t('adminSystem.model.answers'),
          value: t(`adminSystem.model.engines.${engine}`, { model: name ?? '' }),
        },
        engine !== 'embedded' && {
          name: t('adminSystem.model.circuit'),
          value: pausedUntil
            ? t('adminSystem.model.paused', { time: formatTime(pausedUntil, locale) })
            : t('adminSystem.model.working'),
        },
        ...features
          .filter(({ feature }) => feature !== 'visitors')
          .map(({ feature, model: other }) => ({
            name: t(`adminModels.features.${feature}.title`),
            value: other ?? t('adminSystem.model.engines.embedded'),
          })),
      ]}
      footer={<Link to={`?${sectionSearch('models').toString()}`}>{t('adminSystem.model.open')}</Link>}
    />
  );
}

function InstanceCard({ status: { instances, startedAt } }: CardProps) {
  const t = useT();
  const { locale } = useLocale();
  return (
    <FigureCard
      title={t('adminSystem.instance.title')}
      icon="store"
      figure={instances}
      facts={(count) => [
        { name: t('adminSystem.instance.count'), value: t('adminSystem.instance.countOf', { count }) },
        {
          name: t('adminSystem.instance.startedAt'),
          value: <span title={formatDateTime(startedAt, locale)}>{formatRelative(startedAt, locale)}</span>,
        },
      ]}
    />
  );
}

function VersionsCard({ status: { versions } }: CardProps) {
  const t = useT();
  return (
    <FigureCard
      title={t('adminSystem.versions.title')}
      icon="info"
      figure={{ ok: true, value: versions }}
      facts={({ product, build, node, strapi }) => [
        { name: t('adminSystem.versions.product'), value: product },
        { name: t('adminSystem.versions.build'), value: build },
        { name: t('adminSystem.versions.node'), value: node },
        { name: t('adminSystem.versions.strapi'), value: strapi },
      ]}
    />
  );
}
