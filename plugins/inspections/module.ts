import { sql } from '@payloadcms/db-postgres'
import type { Module } from '@/api/module'
import { screen } from '@/api/screen'
import { inShowrooms } from '@/server/sql'
import { Inspections } from './collections/Inspections'
import { removeFileJob } from './jobs/remove-file'
import { inspectionFailedMail, inspectionPassedMail } from './mail/inspection-mails'
import { followVehicles } from './operations/follow-vehicles'
import { certificateRoutes } from './routes/certificates'
import { inspectionRoutes } from './routes/inspections'
import { inspectionFields } from './rules/vehicle-fields'

const ADMIN = '@/plugins/inspections/admin'

/** Inspections of vehicles before they are shipped: who inspected what, when, and with what result. */
export const inspections: Module = {
  name: 'inspections',
  collections: [Inspections],
  routes: [...inspectionRoutes, ...certificateRoutes],
  jobs: [removeFileJob],
  mails: [inspectionPassedMail, inspectionFailedMail],
  screens: {
    inspections: screen('/inventory/inspections', `${ADMIN}/inspections-view#InspectionsView`),
    inspection: screen(
      '/inventory/inspections/:verb(create|edit)/:id(\\d+)?',
      `${ADMIN}/inspection-view#InspectionView`,
    ),
  },
  navigation: [
    {
      title: 'Inspections',
      href: '/admin/inventory/inspections',
      needs: { module: 'inventory' },
      place: 50,
      card: {
        index: 'inventory',
        entries: (showrooms) => sql`SELECT 1 FROM inspections t JOIN vehicles v ON v.id = t.vehicle_id
          WHERE ${inShowrooms(sql`v.showroom_id`, showrooms)}`,
      },
    },
  ],
  lists: { inspections: 'inventory/inspections' },
  vehicleFields: inspectionFields,
  uses: [{ of: 'inspection-companies', table: 'inspections', column: 'company_id', what: 'inspection' }],
  on: { vehicleChanged: [followVehicles] },
  auditWords: [
    {
      columns: {
        file_key: 'Certificate file',
        inspected_on: 'Inspected on',
      },
      names: {
        inspections: sql`(SELECT v.sku FROM vehicles v WHERE v.id = t.vehicle_id) || ', ' || to_char(t.inspected_on AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
      },
      gone: {
        inspections: (was) => ({
          table: 'vehicles',
          id: was.vehicle_id,
          words: (name) => `Inspection of ${name}`,
        }),
      },
    },
  ],
}
