import type { Core } from '@strapi/strapi';
import type { RouteOptions } from './route';

export interface UploadRoute {
  method: string;
  pattern: RegExp;
  access: RouteOptions['access'];
  upload: NonNullable<RouteOptions['upload']>;
}

interface DeclaredRoute {
  method: string;
  path: string;
  config?: { middlewares?: unknown[] };
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

const optionsOf = (route: DeclaredRoute): RouteOptions | null => {
  for (const middleware of route.config?.middlewares ?? []) {
    const { name, config } = middleware as { name?: string; config?: RouteOptions };
    if (name === 'global::access' && config) return config;
  }
  return null;
};

/** The routes that declare `upload`: the only ones below /api where a multipart body is read at all. */
export const uploadRoutes = (strapi: Core.Strapi): UploadRoute[] => {
  const found: UploadRoute[] = [];
  for (const api of Object.values(strapi.apis)) {
    const routers = Object.values(
      (api as { routes?: Record<string, { routes: DeclaredRoute[] }> }).routes ?? {},
    );
    for (const route of routers.flatMap(({ routes }) => routes)) {
      const options = optionsOf(route);
      if (!options?.upload) continue;
      const { access, upload } = options;
      found.push({ method: route.method, pattern: patternOf(route.path), access, upload });
    }
  }
  return found;
};
