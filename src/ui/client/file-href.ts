import type { Route } from './make-call'

/** The URL of a file in the contract, for a download link. */
export const fileHref = (path: Route<'get'>, id: number): string => path.replace('{id}', String(id))
