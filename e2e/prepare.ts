/** Imported before the content, from which the tests read what they look for. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { loadEnvConfig } from '@next/env'

// The variables that the build has read.
loadEnvConfig(process.cwd())

// Nothing is made on a fresh clone. `next typegen` loads Next's configuration, which makes it.
if (!existsSync('.generated/cards.json')) {
  const command = ['node_modules/next/dist/bin/next', 'typegen']
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
