/** `npm start`: installs the packages, builds the site and serves it. */
import { listen } from './serve.mjs'
import { portOf } from '../shared/free-port.mjs'
import { installPackages, npm } from '../shared/setup.mjs'

const orExit = (code) => code === 0 || process.exit(code)

orExit(installPackages())
console.log('Building the site into out/.')
orExit(npm(['run', '--silent', 'build']))

const port = portOf(await listen('out'))
process.once('SIGINT', () => process.exit())
console.log(`The site is at http://localhost:${port} until you press Ctrl-C.`)
