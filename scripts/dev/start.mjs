/** `npm start`: installs the packages, builds the site and serves it. */
import { serve } from './serve.mjs'
import { installPackages, npm } from '../shared/setup.mjs'

const orExit = (code) => code === 0 || process.exit(code)

orExit(installPackages())
console.log('Building the site into out/.')
orExit(npm(['run', '--silent', 'build']))
serve()
