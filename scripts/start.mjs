/** `npm start` installs the packages, builds the site, and serves it until Ctrl-C. `PORT=8080 npm start` names the port. */
import { installPackages, npm } from './shared/setup.mjs'

const orExit = (code) => code === 0 || process.exit(code)

orExit(installPackages())
console.log('Building the site into out/.')
orExit(npm(['run', '--silent', 'build']))
// Otherwise `serve` asks the registry for a newer version.
process.env.NO_UPDATE_CHECK = '1'
process.argv.push('out', '--config', '../serve.json', '--no-clipboard', '--no-request-logging')
await import('serve/build/main.js')
