import { z } from '@strapi/utils';
import {
  SOCIAL_LIMITS,
  SOCIAL_PLATFORMS,
  type ConnectByPassword,
  type ChooseConnectTarget,
  type ConnectSocialAccount,
  type DisconnectSocialAccount,
  type UpdateSocialAccount,
} from '../../../../contract';

const id = z.string().min(1).max(200);

const platform = z.enum(SOCIAL_PLATFORMS);
const server = z.string().trim().max(SOCIAL_LIMITS.server).optional();
export const connectRequest = z.strictObject({ platform, server }) satisfies z.ZodType<
  ConnectSocialAccount['request']
>;
export const connectByPasswordRequest = z.strictObject({
  platform,
  identifier: z.string().trim().min(1).max(SOCIAL_LIMITS.identifier),
  password: z.string().trim().min(1).max(SOCIAL_LIMITS.appPassword),
  server,
}) satisfies z.ZodType<ConnectByPassword['request']>;
export const chooseTargetRequest = z.strictObject({ targetId: id }) satisfies z.ZodType<
  ChooseConnectTarget['request']
>;
export const updateSocialAccountRequest = z.strictObject({ boardId: id }) satisfies z.ZodType<
  UpdateSocialAccount['request']
>;
export const disconnectRequest = z.strictObject({
  mode: z.enum(['soft', 'hard']),
  posts: z.enum(['hold', 'delete']).optional(),
}) satisfies z.ZodType<DisconnectSocialAccount['request']>;

/** What a network's answer carries; too long or missing is as good as wrong. */
export const consentQuery = z.object({
  state: z.string().max(500).catch(''),
  code: z.string().max(4000).catch(''),
  error: z.string().max(200).catch(''),
});

export const readPlatform = (text: unknown) => platform.safeParse(text).data ?? null;
