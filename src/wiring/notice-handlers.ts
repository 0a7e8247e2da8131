import type { Notices } from '@/server/database/listen-to-notices'
import { modules } from './modules'

/** All modules' handlers for notices. */
export const notices: Notices = Object.assign({}, ...modules.map(({ notices = {} }) => notices))
