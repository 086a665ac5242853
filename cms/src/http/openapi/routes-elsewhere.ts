import { z } from '@strapi/utils';
import type { DeclaredRoute } from '../declared-routes';

/** Addresses that are answered before Strapi's router, and therefore declared by no `route()`: the rest of what clients may ask. */
export const ROUTES_ELSEWHERE: readonly DeclaredRoute[] = [
  {
    // `global::widget-files` answers it from memory: it is read with every page of every customer's site.
    method: 'GET',
    path: '/widget/config',
    handler: 'widget.config',
    owner: 'widget',
    options: {
      access: 'public',
      limit: 'widget-config',
      query: z.object({ install_id: z.string(), origin: z.string().optional() }),
      answer: 'WidgetConfig',
      errors: ['NOT_FOUND', 'ORIGIN_NOT_ALLOWED'],
    },
  },
];
