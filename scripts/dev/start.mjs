/** The first part of `npm start`: installs the packages and builds the site. The second serves it. */
import { installPackages, npm } from '../shared/setup.mjs'

const orExit = (code) => code === 0 || process.exit(code)

orExit(installPackages())
console.log('Building the site into out/.')
orExit(npm(['run', '--silent', 'build']))
