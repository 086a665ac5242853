import type { AdminBooking, BookingStatus } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { formatDay } from '../../../../lib/days';
import { Badge, type BadgeTone } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { Icon } from '../../../../ui/icon';
import { SelectField } from '../../../../ui/select-field';
import type { Column } from '../../../../ui/table';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { bookingCalls } from '../../api/booking-calls';
import { useConsultants } from '../../api/use-consultants';
import { useList } from '../../api/use-list';
import { oneOf } from '../../model/tabs';
import { useAddress } from '../../model/use-address';
import { AddressSearch, Filters } from '../filters';
import { Records } from '../records';
import { useOneAtATime } from '../use-one-at-a-time';
import { LinkDialog } from './link-dialog';

const FILTERS = ['q', 'when', 'day', 'consultant'] as const;
const NO_FILTERS = { q: undefined, when: undefined, day: undefined, consultant: undefined };
const TONES: Record<BookingStatus, BadgeTone> = {
  upcoming: 'accent',
  done: 'success',
  'no-show': 'warning',
  cancelled: 'neutral',
};
const WHENS = ['upcoming', 'past', 'cancelled', 'all'] as const;

/** Everybody's consultations. */
export function BookingList() {
  const t = useT();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const { get, query, page, turnTo, filter } = useAddress();
  const list = useList<AdminBooking>('/admin/bookings', query(FILTERS), page, 'openings');
  const { consultants = [] } = useConsultants();
  const severalConsultants = consultants.length > 1;
  const [linking, setLinking] = useState<AdminBooking | null>(null);
  const oneAtATime = useOneAtATime();
  const [cancelling, setCancelling] = useState<AdminBooking | null>(null);

  const run = async (call: () => Promise<unknown>, outcome: 'cancel' | 'remove' | 'noShow') => {
    try {
      await call();
      toast.success(t(`admin.bookings.done.${outcome}`));
    } catch (failure) {
      toast.error(t(`admin.bookings.${outcome}Failed`), errorText(failure));
    }
    await list.reload();
  };
  const columns = useColumns({
    severalConsultants,
    onLink: setLinking,
    onCancel: setCancelling,
    onNoShow: (booking) =>
      void oneAtATime(() =>
        run(() => bookingCalls.setNoShow(booking, booking.status !== 'no-show'), 'noShow'),
      ),
    onRemove: (booking) => void oneAtATime(() => run(() => bookingCalls.removeTest(booking), 'remove')),
  });

  return (
    <>
      <Filters>
        <AddressSearch placeholder={t('admin.bookings.searchHint')} />
        <SelectField
          label={t('admin.bookings.when')}
          value={oneOf(WHENS, get('when'))}
          onChange={(when) => filter({ when: when === 'upcoming' ? undefined : when })}
          options={WHENS.map((value) => ({ value, label: t(`admin.bookings.whens.${value}`) }))}
        />
        <TextField
          type="date"
          label={t('admin.bookings.onDay')}
          value={get('day')}
          onChange={(day) => filter({ day })}
        />
        {severalConsultants && (
          <SelectField
            label={t('adminConsultants.consultant')}
            value={get('consultant')}
            onChange={(consultant) => filter({ consultant: consultant || undefined })}
            options={[
              { value: '', label: t('adminConsultants.everybody') },
              ...consultants.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </Filters>
      <Records
        label={t('admin.tabs.bookings')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        onPage={turnTo}
        empty={{ title: t('admin.bookings.empty'), hint: t('admin.bookings.emptyHint') }}
        onClear={query(FILTERS) ? () => filter(NO_FILTERS) : null}
        total={t('admin.bookings.total', { count: list.total })}
      />
      {linking && (
        <LinkDialog
          key={linking.id}
          booking={linking}
          onDone={list.reload}
          onClose={() => setLinking(null)}
        />
      )}
      <ConfirmDialog
        open={cancelling !== null}
        tone="danger"
        title={t('admin.bookings.cancelTitle')}
        body={
          <p>
            {cancelling &&
              t('admin.bookings.cancelBody', {
                name: cancelling.customer?.email ?? t('admin.goneAccount'),
                day: formatDay(cancelling.day, locale, { dateStyle: 'long' }),
                time: cancelling.time,
              })}
          </p>
        }
        confirmLabel={t('admin.bookings.cancel')}
        onConfirm={async () => cancelling && run(() => bookingCalls.cancel(cancelling), 'cancel')}
        onClose={() => setCancelling(null)}
      />
    </>
  );
}

interface Deeds {
  severalConsultants: boolean;
  onLink: (booking: AdminBooking) => void;
  onCancel: (booking: AdminBooking) => void;
  onRemove: (booking: AdminBooking) => void;
  onNoShow: (booking: AdminBooking) => void;
}

/** Whether anybody could have come yet. */
const hasBegun = ({ status }: AdminBooking): boolean => status === 'done' || status === 'no-show';

function useColumns({
  severalConsultants,
  onLink,
  onCancel,
  onRemove,
  onNoShow,
}: Deeds): Column<AdminBooking>[] {
  const t = useT();
  const { locale } = useLocale();
  const nameOf = ({ customer }: AdminBooking) => customer?.email ?? t('admin.goneAccount');
  return [
    { id: 'customer', header: t('admin.bookings.customer'), rowHeader: true, cell: nameOf },
    {
      id: 'day',
      header: t('admin.bookings.date'),
      cell: ({ day }) =>
        formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    },
    { id: 'time', header: t('admin.bookings.time'), cell: ({ time }) => time },
    ...(severalConsultants
      ? [
          {
            id: 'consultant',
            header: t('adminConsultants.consultant'),
            cell: ({ consultant }: AdminBooking) => consultant.name,
          },
        ]
      : []),
    {
      id: 'note',
      header: t('admin.bookings.note'),
      cell: ({ note }) => note && <span css={{ fontSize: tokens.size.s }}>{note}</span>,
    },
    {
      id: 'state',
      header: t('admin.bookings.state'),
      cell: ({ status, test, meetingUrl, ...booking }) => (
        <span css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 }}>
          <Badge tone={TONES[status]}>{t(`admin.bookings.statuses.${status}`)}</Badge>
          {test && <Badge tone="warning">{t('admin.bookings.trial')}</Badge>}
          {meetingUrl && (
            <a
              href={meetingUrl}
              target="_blank"
              rel="noreferrer"
              css={{ display: 'inline-flex', textDecoration: 'none' }}
              aria-label={`${t('admin.bookings.linkOf', { name: booking.customer?.email ?? '' })} (${t('common.opensNewTab')})`}
            >
              <Badge tone="accent">
                <Icon name="video" size={14} />
                {t('admin.bookings.link')}
              </Badge>
            </a>
          )}
        </span>
      ),
    },
    {
      id: 'actions',
      header: t('admin.bookings.actions'),
      cell: (booking) => (
        <span css={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
          {booking.status === 'upcoming' && (
            <>
              <Button
                size="s"
                variant="ghost"
                icon="link"
                aria-label={t('admin.bookings.editLinkOf', { name: nameOf(booking) })}
                onClick={() => onLink(booking)}
              >
                {t('admin.bookings.editLink')}
              </Button>
              <Button
                size="s"
                variant="ghost"
                icon="x"
                aria-label={t('admin.bookings.cancelOf', { name: nameOf(booking) })}
                onClick={() => onCancel(booking)}
              >
                {t('admin.bookings.cancel')}
              </Button>
            </>
          )}
          {hasBegun(booking) && (
            <Button
              size="s"
              variant="ghost"
              icon={booking.status === 'no-show' ? 'undo' : 'user'}
              aria-label={t(
                booking.status === 'no-show' ? 'admin.bookings.cameOf' : 'admin.bookings.noShowOf',
                {
                  name: nameOf(booking),
                },
              )}
              onClick={() => onNoShow(booking)}
            >
              {t(booking.status === 'no-show' ? 'admin.bookings.came' : 'admin.bookings.noShow')}
            </Button>
          )}
          {booking.test && (
            <Button
              size="s"
              variant="ghost"
              icon="trash"
              aria-label={t('admin.bookings.removeOf', {
                day: formatDay(booking.day, locale, { dateStyle: 'long' }),
              })}
              onClick={() => onRemove(booking)}
            >
              {t('admin.bookings.remove')}
            </Button>
          )}
        </span>
      ),
    },
  ];
}
