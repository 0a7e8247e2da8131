'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLeave, useUnsaved } from '@/ui/back-office/line/unsaved'
import { lastPlace } from '@/ui/back-office/list/last-place'
import { isOutdated } from '@/ui/client/answer'
import { type Packed, usePacked } from '@/ui/packed'
import type { VehicleFormLists } from '../../queries/vehicle-form'
import type { ClaimNotice } from '../../rules/claims'
import type { FormTab } from '../../rules/form/places'
import { vehicleFormSchema } from '../../schemas/vehicle-form'
import { AffectedDialog } from '../AffectedDialog'
import { AddedCards } from './AddedCards'
import { Claims } from './Claims'
import { Closed } from './Closed'
import { Footer } from './Footer'
import { focusFault } from './focus-fault'
import { fieldId, type Kit, KitProvider, type Values } from './kit'
import { MediaCard } from './MediaCard'
import { AdditionalCard, FeaturesPanel, HeaderCard, Panel } from './panels'
import { Tabs } from './Tabs'
import { useLock } from './use-lock'
import { useSave } from './use-save'
import { useSaveKeys } from './use-save-keys'
import css from './vehicle-form.module.css'

/** Where the form leads when it is done. */
const LIST = '/admin/inventory/vehicles'

type VehicleFormProps = {
  lists: VehicleFormLists
  values: Values
  /** The stored vehicle; null for a new one. */
  vehicle: { id: number; sku: string; updatedAt: string; claims: ClaimNotice[] } | null
  mayCreate: boolean
  maySave: boolean
  /** May take SOLD back. */
  mayReopen: boolean
  testReorder: boolean
  /** Now on the server, ISO, so that both draw the same years. */
  now: string
}

/** As the server hands them over. */
type GivenProps = Omit<VehicleFormProps, 'lists'> & { lists: Packed<VehicleFormLists> }

/** The form, and after 'Save & Add New' an empty one in its place. */
export function VehicleForm({ lists: packed, ...props }: GivenProps) {
  const lists = usePacked(packed)
  const [round, setRound] = useState(0)
  const again = useCallback(() => {
    setRound((before) => before + 1)
    window.scrollTo({ top: 0 })
  }, [])
  return <Form {...props} lists={lists} again={again} isNext={round > 0} key={round} />
}

const addedOf = ({ added }: VehicleFormLists) => added.flatMap(({ fields }) => fields)

function useKitOf({ lists, mayCreate, now, values }: VehicleFormProps): Kit {
  const resolver = useMemo(() => {
    const fuelTypeName = (id: string) => lists.lists.fuelType.find((fuel) => fuel.id === id)?.name ?? null
    return zodResolver(vehicleFormSchema<Values>({ now: new Date(now), fuelTypeName, added: addedOf(lists) }))
  }, [lists, now])
  const form = useForm<Values>({
    defaultValues: values,
    mode: 'onTouched',
    resolver,
    shouldFocusError: false,
  })
  const tried = useRef(false)
  const [kit] = useState<Kit>(() => ({
    form,
    lists,
    mayCreate,
    tried,
    known: {
      options: { ...lists.lists, model: lists.models },
      modelCodes: lists.modelCodes,
      added: addedOf(lists),
    },
  }))
  return kit
}

function Form(props: VehicleFormProps & { again: () => void; isNext: boolean }) {
  const { again, isNext, mayReopen, maySave, now, testReorder, values, vehicle } = props
  const kit = useKitOf(props)
  const [tab, setTab] = useState<FormTab>('basic')
  const lock = useLock(vehicle?.id ?? null)
  const leave = useLeave()
  const saved = useRef(false)
  const [outdated, setOutdated] = useState(false)
  const sold = values.status === 'SOLD' && vehicle !== null
  const closed = sold || !maySave || lock.other !== null
  useUnsaved(() => !saved.current && kit.form.control._getDirty())
  const { asked, forget, save, saving } = useSave({
    kit,
    stored: vehicle && { id: vehicle.id, updatedAt: vehicle.updatedAt, before: values },
    show: (fields) => focusFault(fields, setTab),
    done: (addNew) => {
      saved.current = true
      if (addNew) again()
      else leave(vehicle ? lastPlace(LIST) : LIST)
    },
    refused: (called) => {
      if (isOutdated(called)) setOutdated(true)
      else if (called.status === 409 && called.issues.length === 0) lock.check()
    },
  })
  useSaveKeys({
    save: () => !closed && save(false),
    addNew: vehicle === null && !closed ? () => save(true) : null,
  })
  useEffect(() => {
    // The next vehicle of a row is begun where the form begins.
    if (isNext) document.getElementById(fieldId('name'))?.focus({ preventScroll: true })
  }, [isNext])
  return (
    <KitProvider value={kit}>
      <Closed lock={lock} mayReopen={mayReopen} outdated={outdated} sold={sold} vehicle={vehicle} />
      {vehicle && <Claims notices={vehicle.claims} />}
      {asked && (
        <AffectedDialog
          affected={asked.affected}
          onAgree={(agreed) => {
            // Closed first: what is entered in it is being sent, and does not keep anybody on this page.
            forget()
            return save(asked.addNew, agreed)
          }}
          onClose={forget}
          verb="Save"
        />
      )}
      <form
        className={css.form}
        noValidate
        onInput={lock.begin}
        // Enter in a field must not save half a vehicle: Save and Ctrl+S do.
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={css.all}>
          <fieldset className={css.part} disabled={closed}>
            <HeaderCard sku={vehicle?.sku ?? null} />
          </fieldset>
          <Tabs
            closed={closed}
            current={tab}
            onOpen={setTab}
            panels={{
              basic: <Panel now={new Date(now)} tab="basic" />,
              specifications: <Panel now={new Date(now)} tab="specifications" />,
              features: <FeaturesPanel />,
              measurements: <Panel now={new Date(now)} tab="measurements" />,
              pricing: <Panel now={new Date(now)} tab="pricing" />,
            }}
          />
          <fieldset className={css.part} disabled={closed}>
            <AddedCards />
            <AdditionalCard />
            <MediaCard
              disabled={closed || saving}
              testReorder={testReorder}
              vehicleId={vehicle?.id ?? null}
            />
          </fieldset>
        </div>
        <Footer
          closed={closed}
          isNew={vehicle === null}
          maySave={maySave}
          onCancel={() => leave(lastPlace(LIST))}
          onSave={save}
          saving={saving}
        />
      </form>
    </KitProvider>
  )
}
