import type { Picture } from '@/lib/schema/picture'
import { photos } from './photos'

const file = {
  path: '/pictures/p',
  width: 1000,
  height: 700,
  widths: [1000],
  className: 'p',
  rendered: false,
}
const files = { boat: file, pier: file }

export const picture = (name: keyof typeof photos): Picture => ({ name, ...photos[name], ...files[name] })
