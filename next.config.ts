import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

/**
 * Pages that a visitor's browser may keep for times without a line (public/sw.js): public ones, as a guest sees them.
 * Whoever has a session gets no such mark.
 */
const KEPT_PAGES = ['/', '/offline', '/vehicles', '/vehicles/:id(\\d+)']
const keptPages = async () =>
  KEPT_PAGES.map((source) => ({
    source,
    missing: [{ type: 'cookie' as const, key: 'payload-token' }],
    headers: [{ key: 'x-offline-copy', value: 'keep' }],
  }))

const nextConfig: NextConfig = {
  poweredByHeader: false,
  // The server in front of Next packs what is sent (src/server/door).
  compress: false,
  reactStrictMode: true,
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  outputFileTracingIncludes: {
    '/*': ['./node_modules/@scalar/api-reference/dist/browser/standalone.js'],
  },
  images: { unoptimized: true },
  headers: keptPages,
  // npm run check looks at types; looking again in every build would only make the first start slower.
  typescript: { ignoreBuildErrors: true },
  allowedDevOrigins: ['127.0.0.1', 'localhost'],
  // What draws e-mails needs React's own server, which Next keeps from the code of pages.
  serverExternalPackages: ['@react-email/render', 'pg-boss', 'pino', 'sharp'],
}

const withBackOffice = withPayload(nextConfig, { devBundleServerPackages: false })

/**
 * Payload asks browsers for their colour scheme before anything else is sent, on every page: a browser that was not
 * asked before throws the first answer away and asks again. Only the back office uses it.
 */
const headersInPlace = async () =>
  ((await withBackOffice.headers?.()) ?? []).map((rule) =>
    rule.headers.some(({ key }) => key === 'Critical-CH') ? { ...rule, source: '/admin/:path*' } : rule,
  )

export default { ...withBackOffice, headers: headersInPlace } satisfies NextConfig
