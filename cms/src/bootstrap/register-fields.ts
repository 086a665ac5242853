import type { Core } from '@strapi/strapi';

/**
 * Fields that the panel draws its own way (`src/admin`): texts in HTML, a text column in the database; and lists of short texts,
 * kept as JSON.
 */
export const registerFields = (strapi: Core.Strapi): void =>
  strapi.customFields.register([
    { name: 'rich-html', type: 'text', inputSize: { default: 12, isResizable: false } },
    { name: 'text-list', type: 'json', inputSize: { default: 6, isResizable: true } },
  ]);
