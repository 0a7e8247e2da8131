import type { Route } from './call'

/** The address of a file that the contract gives, for a link that downloads it. */
export const addressOf = (path: Route<'get'>, id: number): string => path.replace('{id}', String(id))
