'use client'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sideOf } from '@/kernel/merge'
import { MergeScreen } from '@/ui/back-office/merge/merge-screen'
import * as mergeWords from '@/ui/back-office/merge/words'
import { readOf } from '@/ui/client/read-of'
import type { VehicleFormLists } from '../../queries/get-vehicle-form'
import { CAR, mergedVehicle, vehicleMergeReport } from '../../rules/form/merge-vehicle-form'
import * as words from '../../words'
import { useFormParts } from './form-context'
import { knownOf } from './use-vehicle-form'
import type { Conflict } from './use-vehicle-versions'
import { listsOfBoth, vehicleRows } from './vehicle-merge-rows'

type Props = { conflict: Conflict; id: number; me: number | null }

/** Who saved the other version, in words. */
function useSideLabels(id: number, me: number | null) {
  const { data } = useQuery({
    ...readOf('/api/v1/vehicles/{id}/editing', { params: { path: { id } } }),
    gcTime: 0,
  })
  const by = data?.data.changedBy
  if (by && by.id === me) return { title: words.youSavedMeanwhile, theirsLabel: words.otherTab }
  return {
    title: words.savedMeanwhile(by?.name ?? words.someoneElse),
    theirsLabel: by ? words.theirsOf(by.name) : mergeWords.otherVersion,
  }
}

/** What somebody else saved and what was entered here, side by side, until they are one vehicle. */
export function MergeVehicle({ conflict, id, me }: Props) {
  const { known: mine } = useFormParts()
  const { discard, merge, theirs, versions } = conflict
  const { lists } = theirs
  const labels = useSideLabels(id, me)
  const rows = useMemo(
    () => vehicleRows(versions, { lists, mine, theirs: knownOf(lists) }),
    [lists, mine, versions],
  )
  return (
    <MergeScreen
      {...labels}
      {...rows}
      closed={versions.theirs.status === 'SOLD' ? words.soldMeanwhile : null}
      onDiscard={discard}
      onSave={(choices) => {
        // The models and codes offered afterwards are those of the make and model that were chosen.
        const isMine = sideOf(vehicleMergeReport(versions), choices)(CAR) === 'mine'
        const both = listsOfBoth(lists, isMine ? mine : { ...mine, ...modelsOf(lists, mine) })
        merge(mergedVehicle(versions, choices), { ...theirs, lists: both })
      }}
    />
  )
}

const modelsOf = (lists: VehicleFormLists, { options }: ReturnType<typeof knownOf>) => ({
  options: { ...options, model: lists.models },
  modelCodes: lists.modelCodes,
})
