import type { Chatbot } from '@contract';

export type StatusLabel = 'published' | 'suspended' | 'installing';

/** spec/admin-builders-widget.md §4: 'Pubblicato' when published and not suspended; 'Sospeso' when suspended; else 'In sviluppo'. */
export const statusLabel = ({ status, suspended }: Pick<Chatbot, 'status' | 'suspended'>): StatusLabel =>
  suspended ? 'suspended' : status === 'published' ? 'published' : 'installing';
