import { readSettings } from '../src/settings';

export default () => {
  const { host, port, publicUrl, secrets, trustedProxies } = readSettings();
  return {
    host,
    port,
    url: publicUrl,
    app: { keys: secrets.appKeys },
    proxy: trustedProxies > 0 ? { koa: true, maxIpsCount: trustedProxies } : false,
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
    http: { serverOptions: { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 } },
  };
};
