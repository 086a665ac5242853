import { CONVERSATION_FILTERS, type ConversationFilter } from '@contract';
import { rangeProblem } from './date-range';

/** Which conversations are shown, and which one is open: all of it lives in the address, so that back and links work. */
export interface InboxAddress {
  q: string;
  from: string;
  to: string;
  filter: ConversationFilter;
  page: number;
  session: string | null;
}
/** The part of it that chooses conversations. */
export type ConversationSearch = Omit<InboxAddress, 'page' | 'session'>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const filterOf = (text: string | null): ConversationFilter =>
  CONVERSATION_FILTERS.find((filter) => filter === text) ?? 'all';

/** Reads an address; what somebody wrote there by hand and makes no sense is as if it were absent. */
export const readAddress = (params: URLSearchParams, today: string): InboxAddress => {
  const range = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const sound = DAY.test(range.from) && DAY.test(range.to) && rangeProblem(range, today) === null;
  const page = Number(params.get('page'));
  return {
    q: params.get('q') ?? '',
    ...(sound ? range : { from: '', to: '' }),
    filter: filterOf(params.get('filter')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    session: params.get('session') || null,
  };
};

/** The address after a change. Other conversations begin at their first page. */
export const writeAddress = (params: URLSearchParams, changes: Partial<InboxAddress>): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (['q', 'from', 'to', 'filter'].some((name) => name in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    const standard = value === null || value === '' || value === 'all' || value === 1;
    if (standard) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
};

/** What the server is asked for. */
export const searchQuery = ({ q, from, to, filter }: ConversationSearch): URLSearchParams => {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (from) query.set('from', from);
  if (to) query.set('to', to);
  if (filter !== 'all') query.set('filter', filter);
  return query;
};

/** Whether anything but the whole is shown. */
export const isNarrowed = ({ q, from, filter }: ConversationSearch): boolean =>
  q !== '' || from !== '' || filter !== 'all';
