/** After `next build`: the export as hosts get it. */
import { rmSync } from 'node:fs'

// The 404 page once more, under an address of its own, where hosts would serve it with status 200.
for (const file of ['_not-found', '_not-found.html', '_not-found.txt']) {
  rmSync(`out/${file}`, { recursive: true, force: true })
}
