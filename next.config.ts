import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

/**
 * Pages that a visitor's browser may store for offline use (public/sw.js): public ones, as seen by a guest.
 * Responses to signed-in visitors get no such mark.
 */
const CACHED_PAGES = ['/', '/offline', '/vehicles', '/vehicles/:id(\\d+)']
const cachedPages = async () =>
  CACHED_PAGES.map((source) => ({
    source,
    missing: [{ type: 'cookie' as const, key: 'payload-token' }],
    headers: [{ key: 'x-offline-copy', value: 'keep' }],
  }))

const nextConfig: NextConfig = {
  poweredByHeader: false,
  // The server in front of Next compresses what is sent (src/server/http-server).
  compress: false,
  reactStrictMode: true,
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  outputFileTracingIncludes: {
    '/*': [
      './node_modules/@scalar/api-reference/dist/browser/standalone.js',
      // What reads HTML that is sent to content (content/rich-text/engine/from-html).
      './node_modules/jsdom/lib/jsdom/living/xhr/xhr-sync-worker.js',
      // The browser and the typefaces of documents (src/server/pdf).
      './node_modules/@sparticuz/chromium/{package.json,bin/*}',
      './node_modules/@fontsource/{archivo,noto-sans,noto-sans-jp}/{unicode.json,files/*-{400,600}-normal.woff2}',
    ],
  },
  images: { unoptimized: true },
  headers: cachedPages,
  // npm run check checks types; checking again in every build would only make the first start slower.
  typescript: { ignoreBuildErrors: true },
  allowedDevOrigins: ['127.0.0.1', 'localhost'],
  // The e-mail renderer needs React's own server, which Next removes from the code of pages; jsdom finds files beside its own.
  serverExternalPackages: [
    '@react-email/render',
    'html-to-text',
    'imapflow',
    'jsdom',
    'mailauth',
    'pg-boss',
    'pino',
    'puppeteer',
    'sharp',
    'tar-fs',
  ],
}

const withBackOffice = withPayload(nextConfig, { devBundleServerPackages: false })

/**
 * Payload requests browsers' colour scheme before anything else is sent, on every page: a browser that
 * gets the request later discards the first response and sends another call. Only the back office uses it.
 */
const headersInPlace = async () =>
  ((await withBackOffice.headers?.()) ?? []).map((rule) =>
    rule.headers.some(({ key }) => key === 'Critical-CH') ? { ...rule, source: '/admin/:path*' } : rule,
  )

export default { ...withBackOffice, headers: headersInPlace } satisfies NextConfig
