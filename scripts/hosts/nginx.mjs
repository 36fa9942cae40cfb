import {
  everywhere,
  hasCharset,
  hashedFolders,
  hostFiles,
  immutable,
  isText,
  revalidated,
  sharedFolders,
  types,
  uncleanHome,
  uncleanPage,
} from './rules.mjs'

const indent = (lines, depth) => lines.map((line) => `${' '.repeat(depth)}${line}`).join('\n')
const byFolder = (folders, value) => folders.map((folder) => `"~^${folder}" "${value}";`)
const allTypes = Object.entries(types)
const namesOf = (isWanted) => [...new Set(Object.values(types).filter(isWanted))]

const typeLines = allTypes
  .filter(([ending]) => ending.startsWith('.'))
  .map(([ending, type]) => `${type} ${ending.slice(1)};`)
const typeLocations = allTypes
  .filter(([ending]) => ending.startsWith('/'))
  .map(([path, type]) => `location = ${path} { types { } default_type ${type}; }`)
const headerLines = Object.entries(everywhere).map(([name, value]) => `add_header ${name} "${value}" always;`)
// text/html is among them already, and nginx warns of a second one.
const others = (isWanted) => namesOf((type) => isWanted(type) && type !== 'text/html').join(' ')

/**
 * The site for nginx 1.22 and newer, to stand within `http`.
 *
 * @param {{ name: string, root: string, http: string[], https: string[], certificate: string, key: string }} place
 *   `http` and `https` are what nginx listens at, `[::]:443`
 */
export const nginxSite = ({ name, root, http, https, certificate, key }) => `\
# Written by \`npm run hosts\` from scripts/hosts: what is changed here is lost. How to use it: docs/deploy.md

map $uri $edgewater_cache {
  default "${revalidated}";
${indent(byFolder(hashedFolders, immutable), 2)}
}

map $uri $edgewater_sharing {
  default "same-origin";
${indent(byFolder(sharedFolders, 'cross-origin'), 2)}
}

map $uri $edgewater_robots {
  default "";
  "~\\.txt$" "noindex";
}

server {
${indent(
  http.map((address) => `listen ${address};`),
  2,
)}
  server_name ${name};

  # Where certbot proves that the name is ours.
  location /.well-known/acme-challenge/ { root /var/www/html; }
  location / { return 308 https://$server_name$request_uri; }
}

server {
${indent(
  https.map((address) => `listen ${address} ssl http2;`),
  2,
)}
  server_name ${name};
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_tickets off;

  root ${root};
  server_tokens off;
  absolute_redirect off;

  types {
${indent(typeLines, 4)}
  }
  charset utf-8;
  charset_types ${others(hasCharset)};
  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_min_length 256;
  gzip_types ${others(isText)};

  # All of them here: one add_header within a location would take the others away.
${indent(headerLines, 2)}
  add_header Cache-Control $edgewater_cache always;
  add_header Cross-Origin-Resource-Policy $edgewater_sharing always;
  add_header X-Robots-Tag $edgewater_robots always;

  error_page 404 /404.html;
  location = /404.html { internal; }
${indent(
  ['/404', ...hostFiles].map((path) => `location = ${path} { return 404; }`),
  2,
)}
${indent(typeLocations, 2)}

  # A page has one address. Not $uri/: beside house.html there is a folder of that name.
  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
  location ~ ${uncleanHome} { return 308 /$is_args$args; }
  location ~ ${uncleanPage} {
    if (-f $document_root$1.html) { return 308 $1$is_args$args; }
    return 404;
  }
}
`
