import { readSettings } from '../src/settings';
import { timings } from '../src/settings/timings';

export default () => {
  const { host, port, publicUrl, secrets, trustedProxies } = readSettings();
  const { requestTimeoutMs, headersTimeoutMs, keepAliveMs } = timings().server;
  return {
    host,
    port,
    url: publicUrl,
    app: { keys: secrets.appKeys },
    proxy: trustedProxies > 0 ? { koa: true, maxIpsCount: trustedProxies } : false,
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
    http: {
      serverOptions: {
        requestTimeout: requestTimeoutMs,
        headersTimeout: headersTimeoutMs,
        keepAliveTimeout: keepAliveMs,
      },
    },
  };
};
