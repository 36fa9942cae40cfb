/** Serves the exported site at the addresses that it has at a host, until Ctrl-C: `PORT=8080 npm start` names the port. */
// Otherwise `serve` asks the registry for a newer version.
process.env.NO_UPDATE_CHECK = '1'
process.argv.push('out', '--config', '../serve.json', '--no-clipboard', '--no-request-logging')
await import('serve/build/main.js')
