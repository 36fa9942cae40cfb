import { cpus, loadavg, totalmem } from 'node:os'

// What was going on when the command began, before it added to it.
const [busyAtStart] = loadavg()

/** On what, when, and how busy it was with other things. */
export function machine() {
  const memory = Math.round(totalmem() / 2 ** 30)
  const load = `load ${busyAtStart.toFixed(1)} at the start`
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${memory} GiB, ${load}, Node ${process.version}.`
}
