import type { Route } from '@/api/types'
import type { BodyRule } from '@/server/door/limits'
import { modules } from './modules'

/** Every call of the contract. */
export const routes: readonly Route[] = modules.flatMap(({ routes = [] }) => routes)

/** Over the limit of a file by so much, its call still reads it and refuses it by name. */
const SPARE_BYTES = 1024 * 1024

/** What the calls that take a file may be sent. */
export const fileBodies: readonly BodyRule[] = routes
  .filter(({ takesFile }) => takesFile > 0)
  .map(({ methods, path, takesFile }) => ({
    methods: methods.map((method) => method.toUpperCase()),
    path: new RegExp(`^/api/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    bytes: takesFile + SPARE_BYTES,
  }))
