import type { Core } from '@strapi/strapi';

/**
 * Fields that the panel draws its own way (`src/admin`): texts in HTML, a text column in the database; lists of short texts, kept as
 * JSON; amounts that people write in euro and the database keeps in cents; and colours, kept as `#rrggbb`.
 */
export const registerFields = (strapi: Core.Strapi): void =>
  strapi.customFields.register([
    { name: 'rich-html', type: 'text', inputSize: { default: 12, isResizable: false } },
    { name: 'text-list', type: 'json', inputSize: { default: 6, isResizable: true } },
    { name: 'euro', type: 'integer', inputSize: { default: 4, isResizable: true } },
    { name: 'color', type: 'string', inputSize: { default: 4, isResizable: true } },
  ]);
