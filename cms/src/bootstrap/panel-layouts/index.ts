import { bookingLayouts } from './bookings';
import { chatbotLayouts } from './chatbots';
import { articleLayouts } from './editorial';
import { knowledgeLayouts } from './knowledge';
import { operationLayouts } from './operations';
import { peopleLayouts } from './people';
import { shopLayouts } from './shop';
import { socialLayouts } from './social';
import type { PanelLayout } from './panel-layout';

export { LABELS } from './labels';
export type { PanelLayout } from './panel-layout';

/** Every type that editors see. */
export const PANEL_LAYOUTS: Record<string, PanelLayout> = {
  ...articleLayouts,
  ...knowledgeLayouts,
  ...shopLayouts,
  ...bookingLayouts,
  ...chatbotLayouts,
  ...socialLayouts,
  ...peopleLayouts,
  ...operationLayouts,
};
