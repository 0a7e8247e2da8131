import { DESTINATION } from './get-destinations-from-memory'
import { d } from './list-import-rule-versions'

export const STORED_DESTINATION = { ...DESTINATION, updatedAt: d.updatedAt }
