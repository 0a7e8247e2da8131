import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'
import type { OwnData } from '@/api/module'
import { listOwnViewsOf } from '../queries/stock/list-saved-views'
import { readStockSettingsOf } from '../queries/stock/read-stock-settings'

/** What a member of staff has saved and chosen for the list of vehicles, in the export of one’s own data. */
export const ownSavedViewsData: OwnData = {
  key: 'vehicleList',
  shape: z.object({
    views: z.array(
      z.object({
        name: z.string(),
        query: z.string(),
        columns: z.string(),
        isShared: z.boolean(),
        isDefault: z.boolean(),
        savedAt: timestamp,
      }),
    ),
    columns: z.string().nullable(),
  }),
  read: async (db, userId) => {
    const { columns, defaultView } = await readStockSettingsOf(db, userId)
    const views = await listOwnViewsOf(db, userId)
    return { views: views.map(({ id, ...view }) => ({ ...view, isDefault: id === defaultView })), columns }
  },
}
