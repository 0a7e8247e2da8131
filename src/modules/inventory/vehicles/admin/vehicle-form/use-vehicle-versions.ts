import { type Conflict as AnyConflict, useVersions } from '@/ui/back-office/merge/use-versions'
import { vehicleMergeReport } from '../../rules/form/merge-vehicle-form'
import type { Values, VehicleFormProps } from './form-context'

export type { Entered } from '@/ui/back-office/merge/use-versions'

/** The two versions of a vehicle that was saved elsewhere while something was entered here. */
export type Conflict = AnyConflict<VehicleFormProps, Values>

const READING = {
  stampOf: ({ vehicle }: VehicleFormProps) => vehicle?.updatedAt,
  valuesOf: ({ values }: VehicleFormProps) => values,
  reportOf: vehicleMergeReport,
}

/** The version of a vehicle that the form shows: its values and lists as opened, the rest as last read. */
export function useVehicleVersions(newest: VehicleFormProps) {
  const { isOutdated, opened, ...version } = useVersions(newest, READING)
  const { lists, values } = opened
  return { ...version, shown: isOutdated ? opened : { ...newest, lists, values } }
}
