import type { Route } from '@/api/types'
import { modules } from './modules'

/** Every call of the contract. */
export const routes: readonly Route[] = modules.flatMap(({ routes = [] }) => routes)
