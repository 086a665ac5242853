// @ts-check
// For a container's health check: ends with 0 when the server beside it can serve, with 1 when it cannot.
const { HOST = '', PORT } = process.env;
const host = HOST === '' || HOST === '0.0.0.0' ? '127.0.0.1' : HOST;
try {
  const { ok } = await fetch(`http://${host}:${PORT || '1337'}/api/health`, {
    signal: AbortSignal.timeout(4_000),
  });
  process.exit(ok ? 0 : 1);
} catch {
  process.exit(1);
}
