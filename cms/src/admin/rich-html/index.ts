import { Pencil } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { wordId } from './words';

/** The panel's side of the field that `bootstrap/register-fields.ts` registers with the server. */
export const registerRichHtml = (app: StrapiApp): void =>
  app.customFields.register({
    name: 'rich-html',
    type: 'text',
    icon: Pencil,
    intlLabel: { id: wordId('name'), defaultMessage: 'Rich text' },
    intlDescription: { id: wordId('description'), defaultMessage: 'Text with headings, lists and pictures' },
    // The panel gives the field's properties, which its type does not say.
    components: { Input: () => import('./input') as Promise<{ default: ComponentType }> },
  });
