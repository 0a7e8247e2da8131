import { LANGUAGES, SITE } from '@/kernel/site'

export const dynamic = 'force-static'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a phone needs to know to put the site on its home screen. */
export const GET = (): Response =>
  new Response(
    JSON.stringify({
      id: '/',
      name: `${SITE.name}: ${SITE.purpose}`,
      short_name: SITE.name,
      description: SITE.description,
      lang: LANGUAGES[0].code,
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#faf8f3',
      theme_color: '#13203a',
      icons: [
        icon('icon', 192, 'any'),
        icon('icon', 512, 'any'),
        icon('maskable', 192, 'maskable'),
        icon('maskable', 512, 'maskable'),
      ],
      shortcuts: [{ name: 'All vehicles', url: '/vehicles' }],
    }),
    { headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' } },
  )
