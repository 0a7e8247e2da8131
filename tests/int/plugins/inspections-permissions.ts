import { held, type NativeRow, ofModule } from '../api/native-row'

/** Who may touch inspections through Payload's own interface. */
export const rows: Record<string, NativeRow> = {
  inspections: ofModule('inventory', 'Inspections', {
    read: held('inventory', 'read', 'showrooms'),
    create: held('inventory', 'create', 'showrooms'),
    update: held('inventory', 'update', 'showrooms'),
    delete: held('inventory', 'delete', 'showrooms'),
  }),
}
