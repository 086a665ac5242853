import { chatbotLabel, DESIGN_DEFAULTS, domainOf, type ChatbotIdentity } from '../../contract';
import type { ChatbotRow } from './chatbot-row';

type IdentityRow = Pick<ChatbotRow, 'siteUrl'> & { design: Partial<ChatbotRow['design']> | null };

/** Row → contract: what its owner calls it now, published or not. */
export const toChatbotIdentity = ({ design, siteUrl }: IdentityRow): ChatbotIdentity => ({
  name: design?.displayName || DESIGN_DEFAULTS.displayName,
  host: siteUrl ? domainOf(siteUrl) : null,
});

/** How mails and notifications name it to its owner, who may have several. */
export const ownersLabelOf = (row: IdentityRow): string => chatbotLabel(toChatbotIdentity(row));
