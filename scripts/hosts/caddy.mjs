import {
  everywhere,
  hashedFolders,
  hostFiles,
  immutable,
  isText,
  revalidated,
  sharedFolders,
  types,
  uncleanHome,
  uncleanPage,
  withCharset,
} from './rules.mjs'

const indent = (lines) => lines.map((line) => `    ${line}`).join('\n')
const within = (folders) => folders.map((folder) => `${folder}*`).join(' ')
const headerLines = Object.entries(everywhere).map(([name, value]) => `header ${name} "${value}"`)
const texts = [...new Set(Object.values(types).filter(isText))]
const typeLines = Object.entries(types)
  .sort(([a], [b]) => b.length - a.length)
  .map(([ending, type]) => `  ~${ending.replace('.', '\\.')}$ "${withCharset(type)}"`)

/**
 * The site for Caddy 2.6 and newer, which gets its own certificate.
 *
 * @param {{ name: string, root: string }} place `name` is the host's, with a port where that is not 443
 */
export const caddySite = ({ name, root }) => `\
# Written by \`npm run hosts\` from scripts/hosts: what is changed here is lost. How to use it: docs/deploy.md

${name} {
  root * ${root}

  # In the order written.
  route {
    encode zstd gzip {
      minimum_length 256
      match {
${texts.map((type) => `        header Content-Type ${type}*`).join('\n')}
      }
    }
${indent(headerLines)}

    @writing not method GET HEAD
    header @writing Allow "GET, HEAD"
    error @writing 405

    # A page has one address, and the query goes with it.
    map {query} {suffix} {
      ~(.+) "?$1"
      default ""
    }
    @home {
      path_regexp ${uncleanHome}
      not path /
    }
    redir @home /{suffix} 308

    @hidden path /404 /404.html ${hostFiles.join(' ')}
    error @hidden 404
    @unclean {
      path_regexp page ${uncleanPage}
      not path /
    }
    handle @unclean {
      @exists file {re.page.1}.html
      redir @exists {re.page.1}{suffix} 308
      error 404
    }

    rewrite / /index.html
    try_files {path} {path}.html
    @gone not file
    error @gone 404

    header Cache-Control "${revalidated}"
    header @hashed Cache-Control "${immutable}"
    header Cross-Origin-Resource-Policy "same-origin"
    header @shared Cross-Origin-Resource-Policy "cross-origin"
    @data path *.txt
    header @data X-Robots-Tag "noindex"
    map {path} {type} {
${indent(typeLines)}
      default "application/octet-stream"
    }
    header Content-Type {type}
    file_server {
      disable_canonical_uris
    }
  }

  @hashed path ${within(hashedFolders)}
  @shared path ${within(sharedFolders)}

  handle_errors {
    header Cache-Control "${revalidated}"
    header Content-Type "text/html; charset=utf-8"
    header Cross-Origin-Resource-Policy "same-origin"
    @missing expression \`{err.status_code} == 404\`
    rewrite @missing /404.html
    file_server @missing
  }
}
`
