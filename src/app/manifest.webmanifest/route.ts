import { DEFAULT_LOCALE } from '@/kernel/languages/languages'
import { siteIdentity } from '@/server/site-identity'

// It contains settings, which are not available during a build.
export const dynamic = 'force-dynamic'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a phone needs to add the site to its home screen. */
export function GET(): Response {
  const { description, name, purpose } = siteIdentity()
  return new Response(
    JSON.stringify({
      id: '/',
      name: [name, purpose].filter(Boolean).join(': '),
      short_name: name,
      description,
      lang: DEFAULT_LOCALE,
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
    { headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' } },
  )
}
