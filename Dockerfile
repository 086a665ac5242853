# syntax=docker/dockerfile:1

# ── Everything that installs and builds ──
# 24.18.1 rather than the newest 24: `scripts/lib/native-target.mjs` says why, and whether a later one is fit.
FROM node:24.18.1-trixie-slim AS build
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates python3 make g++ \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
# What is installed depends on these alone: a change of the source leaves this layer as it is.
COPY package.json package-lock.json ./
COPY site/package.json site/
COPY sdk/package.json sdk/
COPY tests/packages/package.json tests/packages/
COPY cms/package.json cms/package-lock.json cms/
COPY scripts/ scripts/
RUN node scripts/build.mjs --install-only
COPY . .
RUN node scripts/build.mjs
# What only builds and tests stays behind.
RUN npm --prefix cms prune --omit=dev --no-audit --no-fund --loglevel=error

# ── What runs ──
FROM node:24.18.1-trixie-slim
LABEL org.opencontainers.image.title="Officina" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.sbom="/app/sbom"
# pg_dump and pg_restore for `npm run backup` and `npm run restore`, of the database's major.
RUN apt-get update \
 && apt-get install -y --no-install-recommends postgresql-client-17 \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app/package.json /app/.env.example /app/LICENSE ./
COPY --from=build /app/scripts scripts
COPY --from=build /app/sbom sbom
COPY --from=build /app/sdk/dist sdk/dist
COPY --from=build /app/site/dist site/dist
COPY --from=build /app/cms/package.json /app/cms/favicon.png cms/
COPY --from=build /app/cms/database cms/database
COPY --from=build /app/cms/public cms/public
COPY --from=build /app/cms/node_modules cms/node_modules
COPY --from=build /app/cms/dist cms/dist
# The only places that are written to: private files with the SQLite database, and the media library.
RUN mkdir -p /data cms/public/uploads && chown -R node:node /data cms/public/uploads
ENV NODE_ENV=production \
    TZ=UTC \
    STRAPI_TELEMETRY_DISABLED=true \
    HOST=0.0.0.0 \
    PORT=1337 \
    CMS_ROOT=/app/cms \
    DATA_DIR=/data
VOLUME ["/data", "/app/cms/public/uploads"]
EXPOSE 1337
USER node
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s --retries=3 \
  CMD ["node", "scripts/check-health.mjs"]
# Whoever stops it gives it longer than TIMING_SERVER_DRAIN_MS, 20 s, before it is killed.
STOPSIGNAL SIGTERM
ENTRYPOINT ["node"]
CMD ["cms/dist/src/serve.js"]
