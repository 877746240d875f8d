# The API and its migrations run directly from TypeScript on Node 24, without a build.
FROM node:24.21.0-slim AS modules
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/api/package.json apps/api/
COPY libs/domain/package.json libs/domain/
COPY libs/validation/package.json libs/validation/
COPY libs/contract/package.json libs/contract/
RUN npm ci --omit=dev --ignore-scripts --workspace apps/api --include-workspace-root=false

FROM node:24.21.0-slim
WORKDIR /app
ENV NODE_ENV=production
# As in apps/api/src/node-options.ts.
ENV MALLOC_ARENA_MAX=1
ENV MALLOC_MMAP_THRESHOLD_=10000
ENV NODE_COMPILE_CACHE=/app/node_modules/.cache/compile
COPY --from=modules /app/node_modules node_modules
COPY package.json ./
COPY libs/domain libs/domain
COPY libs/validation libs/validation
COPY libs/contract libs/contract
COPY apps/api apps/api
# Uploaded files without FILES_URL: a volume shared by all API processes.
RUN mkdir -p /data node_modules/.cache && chown node:node /data node_modules/.cache
ENV DATA_DIR=/data
USER node
# Fills the compile cache for every start: it is read-only later.
RUN ["node", "--max-semi-space-size=4", "--heap-growing-percent=30", "--import", "./apps/api/src/app.ts", "--import", "./apps/api/src/job-handlers.ts", "--import", "./apps/api/src/open-services.ts", "--eval", "0"]
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=30", "apps/api/src/main.ts"]
