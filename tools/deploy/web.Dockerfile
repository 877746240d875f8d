# One image serves the three frontends, each on its own host name.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npx nx run-many -t build

FROM nginx:1-alpine
COPY tools/deploy/nginx.conf.template /etc/nginx/templates/default.conf.template
COPY tools/deploy/frontend.conf tools/deploy/security.conf tools/deploy/security-embeds.conf /etc/nginx/snippets/
COPY --from=build /app/apps/public-checkout/dist /srv/public-checkout
COPY --from=build /app/apps/client-area/dist /srv/client-area
COPY --from=build /app/apps/backoffice/dist /srv/backoffice
