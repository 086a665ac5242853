import { PriceTag } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

/** The panel's side of amounts, which people write in euro and the database keeps in cents. */
export const registerEuro = (app: StrapiApp): void =>
  app.customFields.register({
    name: 'euro',
    type: 'integer',
    icon: PriceTag,
    intlLabel: { id: 'officina.euro.name', defaultMessage: 'Amount' },
    intlDescription: { id: 'officina.euro.description', defaultMessage: 'An amount in euro' },
    // The panel gives the field's properties, which its type does not say.
    components: { Input: () => import('./input') as Promise<{ default: ComponentType }> },
  });

/** Words of the field in both languages of the panel. */
export const euroWords = {
  it: {
    'officina.euro.name': 'Importo',
    'officina.euro.description': 'Un importo in euro',
    'officina.euro.invalid': 'Scrivi un importo in euro, per esempio 29,90.',
  },
  en: {
    'officina.euro.name': 'Amount',
    'officina.euro.description': 'An amount in euro',
    'officina.euro.invalid': 'Write an amount in euro, for example 29,90.',
  },
} as const;
