/** The order is the point: outermost first. */
export default [
  'global::request-id',
  'global::access-log',
  'global::errors',
  'strapi::errors',
  'strapi::security',
  'global::widget-cors',
  'strapi::cors',
  'global::widget-files',
  'global::site',
  'strapi::query',
  'global::body-guard',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
