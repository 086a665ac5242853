import type { PublishedBot } from '../../contract';
import type { BotProfile } from '../../engines/ai/port';
import type { WidgetBot } from './widget-bots';

/** What is said to whom: visitors meet what was published, the owner's preview the draft. */
export const contentFor = (
  { published, draft }: Pick<WidgetBot, 'published' | 'draft'>,
  isPreview: boolean,
): PublishedBot => (isPreview ? draft : published);

/** The bot as the answering engine knows it. */
export const profileOf = (bot: WidgetBot, isPreview: boolean): BotProfile => {
  const { design, instructions, tone, language, fallbackText, contactUrl } = contentFor(bot, isPreview);
  return {
    id: bot.row.installId,
    name: design.displayName,
    instructions,
    tone,
    language,
    fallbackText,
    contactUrl,
    siteUrl: bot.row.siteUrl ?? '',
  };
};
