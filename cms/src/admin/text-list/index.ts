import { BulletList } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

/** The panel's side of lists of short texts, which `bootstrap/register-fields.ts` registers with the server. */
export const registerTextList = (app: StrapiApp): void =>
  app.customFields.register({
    name: 'text-list',
    type: 'json',
    icon: BulletList,
    intlLabel: { id: 'officina.text-list.name', defaultMessage: 'List' },
    intlDescription: { id: 'officina.text-list.description', defaultMessage: 'Short texts, one per line' },
    // The panel gives the field's properties, which its type does not say.
    components: { Input: () => import('./input') as Promise<{ default: ComponentType }> },
  });

/** Words of the list in both languages of the panel. */
export const textListWords = {
  it: {
    'officina.text-list.name': 'Elenco',
    'officina.text-list.description': 'Testi brevi, uno per riga',
    'officina.text-list.count':
      '{count, plural, =0 {Nessuna voce} one {# voce} other {# voci}}, una per riga',
  },
  en: {
    'officina.text-list.name': 'List',
    'officina.text-list.description': 'Short texts, one per line',
    'officina.text-list.count': '{count, plural, =0 {No items} one {# item} other {# items}}, one per line',
  },
} as const;
