import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const nextConfig: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  outputFileTracingIncludes: {
    '/api/v1/[[...route]]': ['./node_modules/@scalar/api-reference/dist/browser/standalone.js'],
  },
  images: { unoptimized: true },
  // npm run check looks at types; looking again in every build would only make the first start slower.
  typescript: { ignoreBuildErrors: true },
  allowedDevOrigins: ['127.0.0.1', 'localhost'],
  serverExternalPackages: ['pg-boss', 'pino', 'sharp'],
}

export default withPayload(nextConfig, { devBundleServerPackages: false })
