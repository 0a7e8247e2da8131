import type { Route } from './make-call'

/** The address of a file in the contract, for a download link. */
export const addressOf = (path: Route<'get'>, id: number): string => path.replace('{id}', String(id))
