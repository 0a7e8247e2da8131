import { env } from '@/server/env'

export const dynamic = 'force-dynamic'

/** What robots should not visit, and where they find the rest. */
export const GET = (): Response =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      'Disallow: /verify-invoice/',
      '',
      `Sitemap: ${env().SERVER_URL}/sitemap.xml`,
      '',
    ].join('\n'),
    {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    },
  )
