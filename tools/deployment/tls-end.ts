// Terminates TLS in front of a deployment: a second nginx with a self-signed certificate, and a port per host name.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type Nginx, runNginx } from '../nginx.ts';

interface TlsEnd {
  /** The port of the nginx behind it. */
  behind: number;
  /** The port of its health check over HTTP. */
  health: number;
  /** The host name for each port. */
  hosts: Record<number, string>;
  /** The folder of the generated `certificate.pem`, which is its own CA. */
  home: string;
}

export async function startTlsEnd({ behind, health, hosts, home }: TlsEnd): Promise<Nginx> {
  const [key, certificate] = [path.join(home, 'key.pem'), path.join(home, 'certificate.pem')];
  const words =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';
  execFileSync('openssl', [...words.split(' '), '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const ports = Object.keys(hosts);
  const servers = ports.map(
    (port) => `server {
  listen ${port} ssl;
  client_max_body_size 26m;
  location / {
    proxy_pass http://behind;
    proxy_http_version 1.1;
    proxy_set_header Connection $connection_upgrade;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Host ${hosts[Number(port)]};
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto https;
    proxy_pass_header Date;
  }
}`,
  );
  const common = `ssl_certificate ${certificate};
ssl_certificate_key ${key};
ssl_protocols TLSv1.2 TLSv1.3;
map $http_upgrade $connection_upgrade {
  default upgrade;
  "" "";
}
upstream behind {
  server 127.0.0.1:${behind} max_fails=0;
  keepalive 64;
}
server {
  listen ${health};
  return 204;
}`;
  return runNginx([common, ...servers].join('\n'), `http://127.0.0.1:${health}/`);
}
