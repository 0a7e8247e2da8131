import type { Route } from '@/api/route-type'
import type { BodyRule } from '@/server/http-server/request-limits'
import { modules } from './modules'

/** Every call of the contract. */
export const routes: readonly Route[] = modules.flatMap(({ routes = [] }) => routes)

/** A file this much over the limit is still read by its call, which rejects it by name. */
const SPARE_BYTES = 1024 * 1024

/** The calls that take a file, with their limits. */
export const fileBodies: readonly BodyRule[] = routes
  .filter(({ takesFile }) => takesFile > 0)
  .map(({ methods, path, takesFile }) => ({
    methods: methods.map((method) => method.toUpperCase()),
    path: new RegExp(`^/api/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    bytes: takesFile + SPARE_BYTES,
  }))
