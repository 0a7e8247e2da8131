import { sql } from '@payloadcms/db-postgres'
import { ports } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import { linkedTitles } from '@/server/read-record-lists'
import { select } from '@/server/rows/select'
import { type Directory, lookUpTariffNames } from '../rules/file/look-up-tariff-names'
import { VEHICLE_TYPES } from '../rules/freight-list'
import type { TariffLabels } from '../rules/tariff-in-words'

const PORT = { id: ports.id, name: ports.name, country: ports.country, unlocode: ports.unlocode }

/** What the names in a tariff's file mean, and what its links are called. */
export async function readTariffLabels(db: Db): Promise<{ labels: TariffLabels; directory: Directory }> {
  const [all, types] = [
    await select(db, PORT, sql`FROM ports ORDER BY id`),
    await linkedTitles(db, VEHICLE_TYPES),
  ]
  const byId = new Map(all.map((port) => [port.id, port]))
  return {
    labels: {
      port: (id) => byId.get(id)?.name ?? '',
      country: (id) => byId.get(id)?.country ?? '',
      vehicleType: (id) => types.get(id) ?? '',
    },
    directory: lookUpTariffNames(all, types),
  }
}
