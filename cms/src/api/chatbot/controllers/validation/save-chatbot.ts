import { z } from '@strapi/utils';
import {
  BOT_TONES,
  BUBBLE_POSITIONS,
  CLOSE_ICONS,
  FONTS,
  isEmail,
  LIMITS,
  LOCALES,
  RADIUS_OPTIONS,
  RETENTION_DAYS,
  SEND_ICONS,
  TRIGGER_ICONS,
  domainOf,
  type SaveChatbot,
} from '../../../../contract';
import { normalizeDomain } from '../../../../domain/chatbot/allowed-domains';
import { isColor } from '../../../../domain/chatbot/color';
import { AVATAR_PATH } from '../../avatar-path';

const color = z.string().refine(isColor, 'color');
const line = z.string().trim().max(LIMITS.chatbotText.max);
const link = z
  .string()
  .trim()
  .max(LIMITS.siteUrl.max)
  .refine((text) => text === '' || (/^https?:\/\//i.test(text) && domainOf(text) !== null), 'url');
const domain = z
  .string()
  .max(253)
  .refine((entry) => normalizeDomain(entry) !== null, 'domain')
  .transform((entry) => normalizeDomain(entry) ?? '');

const design = z.strictObject({
  displayName: z.string().trim().min(1).max(LIMITS.displayName.max),
  displayNameColor: color,
  avatarUrl: z.string().regex(AVATAR_PATH).nullable(),
  fontFamily: z.enum(FONTS),
  welcomeMessage: line,
  displayDelaySeconds: z.int().min(LIMITS.displayDelaySeconds.min).max(LIMITS.displayDelaySeconds.max),
  startOpen: z.boolean(),
  chatBackgroundColor: color,
  headerBackgroundColor: color,
  footerBackgroundColor: color,
  aiBubbleBackgroundColor: color,
  aiBubbleTextColor: color,
  userBubbleBackgroundColor: color,
  userBubbleTextColor: color,
  inputBackgroundColor: color,
  inputTextColor: color,
  inputRadius: z.enum(RADIUS_OPTIONS),
  sendButtonBackgroundColor: color,
  sendIcon: z.enum(SEND_ICONS),
  sendIconColor: color,
  closeIcon: z.enum(CLOSE_ICONS),
  closeIconColor: color,
  invitationText: line,
  invitationTextColor: color,
  invitationBackgroundColor: color,
  bubbleColor: color,
  triggerIcon: z.enum(TRIGGER_ICONS),
  triggerIconColor: color,
  position: z.enum(BUBBLE_POSITIONS),
  openingQuestions: z
    .array(z.string().trim().min(1).max(LIMITS.openingQuestions.maxLength))
    .max(LIMITS.openingQuestions.max),
  aiLabel: z.string().trim().max(LIMITS.aiLabel.max),
});

export const saveChatbotRequest = z.strictObject({
  version: z.int().min(1),
  changes: z.strictObject({
    siteUrl: z
      .string()
      .trim()
      .max(LIMITS.siteUrl.max)
      .refine((text) => text === '' || domainOf(text) !== null, 'url')
      .optional(),
    allowedDomains: z
      .array(domain)
      .max(LIMITS.allowedDomains.max)
      .transform((list) => [...new Set(list)])
      .optional(),
    instructions: z.string().max(LIMITS.instructions.max).optional(),
    tone: z.enum(BOT_TONES).optional(),
    language: z.enum(LOCALES).optional(),
    fallbackText: line.optional(),
    contactEmail: z
      .string()
      .trim()
      .refine((text) => text === '' || isEmail(text), 'email')
      .optional(),
    contactUrl: link.optional(),
    privacyUrl: link.optional(),
    retentionDays: z.literal(RETENTION_DAYS).optional(),
    design: design.partial().optional(),
  }),
}) satisfies z.ZodType<SaveChatbot['request']>;

export const chatbotActionRequest = z.object({ version: z.int().min(1) }) satisfies z.ZodType<{
  version: number;
}>;
