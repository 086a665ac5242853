import type { PersonRow } from '../account/to-account';
import type {
  AdminServiceOrder,
  AdminServiceOrderDetail,
  ServiceFile,
  ServiceMessage,
  ServiceOrder,
  ServiceTeamMember,
} from '../../contract';
import { isOverdue } from '../../domain/service-order/due';
import { refundRuleOf, stateAfter, takesBrief } from '../../domain/service-order/transitions';
import type { ServiceFileRow, ServiceMessageRow, ServiceOrderRow } from './rows';
import { instantOf } from '../../database/date-of';

/** Paid back, withdrawn, ended or not paid any more: the installation stands still, and so does the work. */
export const isClosed = ({ installation, owner }: ServiceOrderRow): boolean =>
  owner === null || installation?.state !== 'active';

export const nameOf = ({ displayName, email }: Pick<PersonRow, 'displayName' | 'email'>): string =>
  displayName || email;

export const toMember = (person: PersonRow): ServiceTeamMember => ({
  id: person.documentId,
  name: nameOf(person),
});

export const toFile = ({ documentId, name, bytes, side }: ServiceFileRow): ServiceFile => ({
  id: documentId,
  name,
  bytes,
  from: side,
});

/** Messages with their files, oldest first. */
export const toMessages = (messages: ServiceMessageRow[], files: ServiceFileRow[]): ServiceMessage[] =>
  messages.map(({ id, documentId, kind, side, author, text, createdAt }) => ({
    id: documentId,
    kind,
    from: side,
    author,
    text,
    files: files.filter(({ message }) => message?.id === id).map(toFile),
    at: instantOf(createdAt),
  }));

/** What both sides are shown of an order. */
const common = (row: ServiceOrderRow) => ({
  id: row.installId,
  purchaseId: row.purchase?.documentId ?? '',
  title: row.title,
  state: row.state,
  closed: isClosed(row),
  brief: row.brief,
  dueOn: row.dueOn,
  refundRule: refundRuleOf(row.state),
  orderedAt: instantOf(row.orderedAt),
  deliveredAt: instantOf(row.deliveredAt),
  acceptedAt: instantOf(row.acceptedAt),
});

/** As its customer sees it. */
export const toServiceOrder = (row: ServiceOrderRow, messages: ServiceMessage[]): ServiceOrder => {
  const open = !isClosed(row);
  return {
    ...common(row),
    messages,
    actions: {
      sendBrief: open && takesBrief(row.state, row.brief !== null),
      write: open,
      accept: open && row.state === 'delivered',
      askForRevision: open && row.state === 'delivered',
    },
  };
};

/** As a card of the team's board. */
export const toAdminServiceOrder = (row: ServiceOrderRow, now = new Date()): AdminServiceOrder => ({
  id: row.installId,
  title: row.title,
  state: row.state,
  closed: isClosed(row),
  customer: row.owner && { name: row.owner.displayName ?? '', email: row.owner.email },
  hasBrief: row.brief !== null,
  dueOn: row.dueOn,
  overdue: !isClosed(row) && isOverdue(row, now),
  assignee: row.assignee && toMember(row.assignee),
  minutes: row.minutes ?? 0,
  orderedAt: instantOf(row.orderedAt),
});

/** As the team works on it. */
export const toAdminServiceOrderDetail = (
  row: ServiceOrderRow,
  messages: ServiceMessage[],
): AdminServiceOrderDetail => {
  const open = !isClosed(row);
  const may = (action: 'start' | 'deliver') => open && stateAfter(row.state, action, row) !== null;
  return {
    ...toAdminServiceOrder(row),
    ...common(row),
    messages,
    note: row.note ?? '',
    version: row.version,
    actions: { start: may('start') && row.state !== 'in-progress', deliver: may('deliver'), write: open },
  };
};
