import type { StrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { formatEuros } from '../domain/product/euros';

const LIST_COLUMNS = 'Admin/CM/pages/ListView/inject-column-in-table';

type Row = Record<string, unknown>;
interface Column {
  name: string;
  attribute?: { type?: string; customField?: string };
  cellFormatter?: (row: Row) => React.ReactNode;
}
interface ListView {
  displayedHeaders: Column[];
  layout: unknown;
}

/** A value of an enumeration in the panel's language, as its form shows it too. */
const EnumerationCell = ({ value }: { value: string }) => {
  const { formatMessage } = useIntl();
  return <>{formatMessage({ id: value, defaultMessage: value })}</>;
};

const cellOf = ({ name, attribute }: Column): Column['cellFormatter'] => {
  if (attribute?.customField === 'global::euro')
    return ({ [name]: cents }) => (typeof cents === 'number' ? `${formatEuros(cents)} €` : '-');
  if (attribute?.type === 'enumeration')
    return ({ [name]: value }) => (typeof value === 'string' ? <EnumerationCell value={value} /> : '-');
  return undefined;
};

/** Lists show what forms show: amounts in euro, and names instead of the values that the database keeps. */
export const registerListCells = (app: StrapiApp): void =>
  app.registerHook(LIST_COLUMNS, ({ displayedHeaders, layout }: ListView): ListView => ({
    displayedHeaders: displayedHeaders.map((column) => {
      const cellFormatter = column.cellFormatter ?? cellOf(column);
      return cellFormatter ? { ...column, cellFormatter } : column;
    }),
    layout,
  }));
