import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../../scripts/lib/paths.mjs'

/** A request as seen by Lighthouse; bytes as transferred, with headers. */
export type Request = { url: string; transferSize: number; resourceType: string }

/** First-view bytes of a page: everything, its pictures, its scripts, and our part of those. */
export type Sent = { total: number; images: number; scripts: number; own: number }

/**
 * The scripts that every page of any Next app loads: React, Next's router and the bundler's runtime, as
 * listed in the build's manifest. Everything else counts as ours, including the libraries that we chose and
 * Next's link and lazy-loading parts, so the figure errs on the strict side.
 */
export function frameworkScripts(build = path.join(ROOT, '.next')): Set<string> {
  const manifest = JSON.parse(fs.readFileSync(path.join(build, 'build-manifest.json'), 'utf8'))
  const files: string[] = [...manifest.rootMainFiles, ...manifest.polyfillFiles]
  if (files.length === 0) throw new Error('The manifest of the build names no scripts of the framework.')
  return new Set(files.map((file) => `/_next/${file}`))
}

/** Adds up what was sent, by kind. Inline data is part of its page. */
export function addUp(requests: readonly Request[], framework: ReadonlySet<string>): Sent {
  const sent: Sent = { total: 0, images: 0, scripts: 0, own: 0 }
  for (const { url, transferSize, resourceType } of requests) {
    if (!/^https?:/.test(url)) continue
    sent.total += transferSize
    if (resourceType === 'Image') sent.images += transferSize
    if (resourceType !== 'Script') continue
    sent.scripts += transferSize
    if (!framework.has(new URL(url).pathname)) sent.own += transferSize
  }
  return sent
}
