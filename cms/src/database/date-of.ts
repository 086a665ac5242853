/** An instant as a column holds it: text or a date through Strapi, milliseconds where SQLite is asked directly. */
export const dateOf = (value: string | number | Date | null): Date | null =>
  value === null ? null : new Date(value);
