import { fill } from '@/lib/format'
import { content } from './content'

const { host } = content

/** Who answers guests, once the host has a name. */
export const hostPromise = host.name ? fill(host.promise, { host: host.name }) : undefined
