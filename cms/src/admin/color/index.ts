import { PaintBrush } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

/** The panel's side of colours, kept as `#rrggbb`. */
export const registerColor = (app: StrapiApp): void =>
  app.customFields.register({
    name: 'color',
    type: 'string',
    icon: PaintBrush,
    intlLabel: { id: 'officina.color.name', defaultMessage: 'Colour' },
    intlDescription: { id: 'officina.color.description', defaultMessage: 'A colour from a picker' },
    // The panel gives the field's properties, which its type does not say.
    components: { Input: () => import('./input') as Promise<{ default: ComponentType }> },
  });

/** Words of the field in both languages of the panel. */
export const colorWords = {
  it: {
    'officina.color.name': 'Colore',
    'officina.color.description': 'Un colore scelto da una tavolozza',
    'officina.color.pick': '{label}: scegli dalla tavolozza',
    'officina.color.invalid': 'Scegli un colore, o scrivilo come #1f5c49.',
  },
  en: {
    'officina.color.name': 'Colour',
    'officina.color.description': 'A colour from a picker',
    'officina.color.pick': '{label}: pick a colour',
    'officina.color.invalid': 'Pick a colour, or write it like #1f5c49.',
  },
} as const;
