import type { Core } from '@strapi/strapi';
import { declaredRoutes } from './declared-routes';
import type { RouteOptions } from './route';

export interface UploadRoute {
  method: string;
  pattern: RegExp;
  access: RouteOptions['access'];
  upload: NonNullable<RouteOptions['upload']>;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `/chatbots/:id/files` as a pattern of real paths below /api. */
export const patternOf = (path: string): RegExp =>
  new RegExp(
    `^/api${path
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)))
      .join('/')}/?$`,
  );

/** The routes that declare `upload`: the only ones below /api where a multipart body is read at all. */
export const uploadRoutes = (strapi: Core.Strapi): UploadRoute[] =>
  declaredRoutes(strapi).flatMap(({ method, path, options }) =>
    options?.upload
      ? [{ method, pattern: patternOf(path), access: options.access, upload: options.upload }]
      : [],
  );
