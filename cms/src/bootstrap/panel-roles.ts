import { ARTICLE, HELP_ARTICLE, LEGAL_PAGE } from '../api/article/article-uids';
import { FISCAL_PARAMETER, KNOWLEDGE_ENTRY, PLAYBOOK, TRADE } from '../api/knowledge/knowledge-uids';
import { PRODUCT } from '../api/product/catalogue';
import { COUPON } from '../api/purchase/coupons';

type ContentAction = 'create' | 'read' | 'update' | 'delete' | 'publish';

/** Who works in the panel without administering it. */
export interface PanelRole {
  /** Strapi makes the roles whose codes begin with `strapi-` itself. */
  code: string;
  name: string;
  description: string;
  contents: Record<string, ContentAction[]>;
  /** `own`: only what the person has made. */
  others: { action: string; own?: boolean }[];
  /** Limits contents, and what is `own`. */
  condition?: string;
}

/** Everything that is not named here stays closed: customers, purchases, conversations, tokens, settings. */
export const PANEL_ROLES: readonly PanelRole[] = [
  {
    code: 'strapi-editor',
    name: 'Redazione',
    description:
      'Scrive e pubblica articoli, pagine di aiuto e ciò che l’assistente sa; cura i prodotti e la libreria delle immagini.',
    contents: {
      [ARTICLE]: ['create', 'read', 'update', 'delete', 'publish'],
      [HELP_ARTICLE]: ['create', 'read', 'update', 'delete'],
      [KNOWLEDGE_ENTRY]: ['create', 'read', 'update', 'delete', 'publish'],
      [TRADE]: ['create', 'read', 'update', 'delete', 'publish'],
      [PLAYBOOK]: ['create', 'read', 'update', 'delete', 'publish'],
      [FISCAL_PARAMETER]: ['create', 'read', 'update', 'delete', 'publish'],
      [LEGAL_PAGE]: ['read'],
      [PRODUCT]: ['create', 'read', 'update'],
    },
    others: [
      { action: 'plugin::upload.read' },
      { action: 'plugin::upload.assets.create' },
      { action: 'plugin::upload.assets.update' },
      { action: 'plugin::upload.assets.download' },
      { action: 'plugin::upload.assets.copy-link' },
    ],
  },
  {
    code: 'strapi-author',
    name: 'Autore',
    description: 'Scrive articoli propri, che la redazione pubblica.',
    contents: { [ARTICLE]: ['create', 'read', 'update'] },
    others: [
      { action: 'plugin::upload.read', own: true },
      { action: 'plugin::upload.assets.create' },
      { action: 'plugin::upload.assets.update', own: true },
      { action: 'plugin::upload.assets.download' },
    ],
    condition: 'admin::is-creator',
  },
  {
    code: 'officina-marketing',
    name: 'Marketing',
    description: 'Crea e spegne i coupon, cura i prodotti e la libreria delle immagini.',
    contents: {
      [COUPON]: ['create', 'read', 'update', 'delete'],
      [PRODUCT]: ['read', 'update'],
      [ARTICLE]: ['read'],
    },
    others: [
      { action: 'plugin::upload.read' },
      { action: 'plugin::upload.assets.create' },
      { action: 'plugin::upload.assets.update' },
      { action: 'plugin::upload.assets.download' },
      { action: 'plugin::upload.assets.copy-link' },
    ],
  },
];
