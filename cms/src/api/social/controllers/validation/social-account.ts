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
const connect = z.strictObject({ platform, server }) satisfies z.ZodType<ConnectSocialAccount['request']>;
const password = z.strictObject({
  platform,
  identifier: z.string().trim().min(1).max(SOCIAL_LIMITS.identifier),
  password: z.string().trim().min(1).max(SOCIAL_LIMITS.appPassword),
  server,
}) satisfies z.ZodType<ConnectByPassword['request']>;
const choose = z.strictObject({ targetId: id }) satisfies z.ZodType<ChooseConnectTarget['request']>;
const update = z.strictObject({ boardId: id }) satisfies z.ZodType<UpdateSocialAccount['request']>;
const disconnect = z.strictObject({
  mode: z.enum(['soft', 'hard']),
  posts: z.enum(['hold', 'delete']).optional(),
}) satisfies z.ZodType<DisconnectSocialAccount['request']>;

/** What a network's answer carries; too long or missing is as good as wrong. */
const consent = z.object({
  state: z.string().max(500).catch(''),
  code: z.string().max(4000).catch(''),
  error: z.string().max(200).catch(''),
});

export const validateConnect = (body: unknown): ConnectSocialAccount['request'] => connect.parse(body);
export const validateConnectByPassword = (body: unknown): ConnectByPassword['request'] =>
  password.parse(body);
export const validateChooseTarget = (body: unknown): ChooseConnectTarget['request'] => choose.parse(body);
export const validateUpdateSocialAccount = (body: unknown): UpdateSocialAccount['request'] =>
  update.parse(body);
export const validateDisconnect = (body: unknown): DisconnectSocialAccount['request'] =>
  disconnect.parse(body);
export const readConsent = (query: unknown) => consent.parse(query);
export const readPlatform = (text: unknown) => platform.safeParse(text).data ?? null;
