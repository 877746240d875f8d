# One image serves the three frontends, each on its own host name.
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY . .
ENV BROTLI_QUALITY=11
RUN node tools/bootstrap.mjs && npx nx run-many -t build

# 1.27.3 or newer: its upstreams can resolve names again.
FROM nginx:1.29.4-alpine
ENV LISTEN_PORT=8080 WEB_ROOT=/srv
COPY tools/deploy/nginx/nginx.conf /etc/nginx/nginx.conf
COPY tools/deploy/nginx/default.conf.template /etc/nginx/templates/
COPY tools/deploy/nginx/frontend.conf tools/deploy/nginx/api.conf tools/deploy/nginx/refused.conf tools/deploy/nginx/uploads.conf tools/deploy/nginx/brotli.conf tools/deploy/nginx/security.conf tools/deploy/nginx/security-embeds.conf tools/deploy/nginx/security-files.conf /etc/nginx/snippets/
COPY --from=build /app/apps/public-checkout/dist /srv/public-checkout
COPY --from=build /app/apps/client-area/dist /srv/client-area
COPY --from=build /app/apps/backoffice/dist /srv/backoffice
USER nginx
EXPOSE 8080
