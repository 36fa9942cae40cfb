import { site } from '@/content/site'
import { securityTxt } from '@/lib/site/security-txt'

export const dynamic = 'force-static'

export function GET() {
  return new Response(securityTxt(site), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
