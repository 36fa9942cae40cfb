export { content } from '@/content'
