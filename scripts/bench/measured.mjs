import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'

const EVERY = 200

/** Kilobytes of memory of a process and of all that it has started. */
async function memoryOf(root) {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const family = new Set([root])
  // Children have been seen after their parents only where numbers have not come round.
  for (let size = 0; size < family.size;) {
    size = family.size
    for (const [pid, parent] of processes) if (family.has(parent)) family.add(pid)
  }
  return processes.filter(([pid]) => family.has(pid)).reduce((sum, [, , memory]) => sum + memory, 0)
}

/**
 * Runs a command and watches it.
 *
 * @returns {Promise<{ seconds: number, gigabytes: number | undefined }>} how long it took, and the most memory that it
 *   and what it started held at once (what they share is counted for each); no memory where there is no `ps`. Throws what
 *   it said when it fails
 * @example await measured('node', ['scripts/prepare.mjs'], { cwd: copy })
 */
export async function measured(command, words, options) {
  const start = performance.now()
  const child = spawn(command, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(data))
  let most
  const look = async () => {
    const memory = await memoryOf(child.pid).catch(() => undefined)
    if (memory) most = Math.max(most ?? 0, memory)
  }
  const timer = setInterval(look, EVERY)
  const [code] = await once(child, 'close').finally(() => clearInterval(timer))
  if (code !== 0) throw new Error(`${command} ${words.join(' ')} failed:\n${Buffer.concat(said)}`)
  return { seconds: (performance.now() - start) / 1000, gigabytes: most && most / 1e6 }
}
