import type { Notices } from '@/server/database/notices'
import { modules } from './modules'

/** What all modules do when something is announced. */
export const notices: Notices = Object.assign({}, ...modules.map(({ notices = {} }) => notices))
