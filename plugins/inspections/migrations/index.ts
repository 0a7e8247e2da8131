import * as m20261122_121116_inspections from './20261122_121116_inspections'
import * as m20261122_121119_inspections_outlive from './20261122_121119_inspections_outlive'
import * as m20261122_122800_vehicle_fields from './20261122_122800_vehicle_fields'
import * as m20261127_185000_filters from './20261127_185000_filters'

export const migrations = [
  {
    up: m20261122_121116_inspections.up,
    down: m20261122_121116_inspections.down,
    name: '20261122_121116_inspections',
  },
  {
    up: m20261122_121119_inspections_outlive.up,
    down: m20261122_121119_inspections_outlive.down,
    name: '20261122_121119_inspections_outlive',
  },
  {
    up: m20261122_122800_vehicle_fields.up,
    down: m20261122_122800_vehicle_fields.down,
    name: '20261122_122800_vehicle_fields',
  },
  {
    up: m20261127_185000_filters.up,
    down: m20261127_185000_filters.down,
    name: '20261127_185000_filters',
  },
]
