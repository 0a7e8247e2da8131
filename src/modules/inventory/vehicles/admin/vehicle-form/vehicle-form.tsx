'use client'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { type Packed, usePacked } from '@/ui/packed-data'
import type { VehicleFormLists } from '../../queries/get-vehicle-form'
import type { FormTab } from '../../rules/form/field-places'
import * as words from '../../words'
import { AffectedClaimsDialog } from '../affected-claims-dialog'
import { AddedFieldsCards } from './added-fields-cards'
import { ClaimsPanel } from './claims-panel'
import { ChassisCard } from './entry/chassis-card'
import { FormContextProvider, type VehicleFormProps } from './form-context'
import { FormFooter } from './form-footer'
import { FormTabs } from './form-tabs'
import { MediaCard } from './media-card'
import { MergeVehicle } from './merge-vehicle'
import { ReadOnlyNotice } from './read-only-notice'
import { ConfirmSaveDialog } from './saving/confirm-save-dialog'
import { AdditionalCard, FeaturesPanel, HeaderCard, Panel } from './tab-panels'
import { useEditLock } from './use-edit-lock'
import { type RoundProps, useVehicleForm } from './use-vehicle-form'
import { useVehicleVersions } from './use-vehicle-versions'
import css from './vehicle-form.module.css'

/** As the server hands them over. */
type GivenProps = Omit<VehicleFormProps, 'lists'> & { lists: Packed<VehicleFormLists> }

/**
 * The form, after 'Save & Add New' an empty one in its place, and the newest version once somebody else has saved
 * the vehicle.
 */
export function VehicleForm({ lists: packed, ...props }: GivenProps) {
  const lists = usePacked(packed)
  const [round, setRound] = useState(0)
  const again = useCallback(() => {
    setRound((before) => before + 1)
    window.scrollTo({ top: 0 })
  }, [])
  const { number, shown, ...version } = useVehicleVersions({ ...props, lists })
  const editing = useEditLock(props.vehicle, props.me)
  return <Form {...shown} {...version} again={again} editing={editing} key={`${round} ${number}`} />
}

const panelsAt = (now: Date): Record<FormTab, ReactNode> => ({
  basic: <Panel now={now} tab="basic" />,
  specifications: <Panel now={now} tab="specifications" />,
  features: <FeaturesPanel />,
  measurements: <Panel now={now} tab="measurements" />,
  pricing: <Panel now={now} tab="pricing" />,
})

/** The same from the first to the last rendering: only what changed in a field renders it again. */
const usePanels = (now: string) => useMemo(() => panelsAt(new Date(now)), [now])

type Pending = NonNullable<ReturnType<typeof useVehicleForm>['pending']>

const AffectedConfirmation = ({ affected, agree, forget }: Pending) => (
  <AffectedClaimsDialog affected={affected} onAgree={agree} onClose={forget} verb={words.save} />
)

/** What is confirmed before a save. */
const Questions = ({
  pending,
  question,
}: Pick<ReturnType<typeof useVehicleForm>, 'pending' | 'question'>) => (
  <>
    {pending && <AffectedConfirmation {...pending} />}
    {question && <ConfirmSaveDialog {...question} />}
  </>
)

type NoticesProps = RoundProps & Pick<ReturnType<typeof useVehicleForm>, 'outdated' | 'sold'>

/** What stands above the form: both versions, or why it is closed, and who waits for the vehicle. */
function Notices({ conflict, editing, mayReopen, me, outdated, sold, vehicle }: NoticesProps) {
  const closed = { editing, mayReopen, outdated, sold, vehicle }
  return (
    <>
      {conflict && vehicle ? (
        <MergeVehicle conflict={conflict} id={vehicle.id} me={me} />
      ) : (
        <ReadOnlyNotice {...closed} />
      )}
      {vehicle && <ClaimsPanel notices={vehicle.claims} />}
    </>
  )
}

/** Which car it is, and how it is listed. */
const Head = ({ stored }: { stored: VehicleFormProps['vehicle'] }) => (
  <>
    <ChassisCard />
    <HeaderCard stored={stored} />
  </>
)

function Form(props: RoundProps) {
  const { conflict, editing, maySave, now, testReorder, vehicle } = props
  const form = useVehicleForm(props)
  const { closed, openTab, parts, saving } = form
  return (
    <FormContextProvider value={parts}>
      <Notices {...props} outdated={form.outdated} sold={form.sold} />
      <Questions {...form} />
      <form
        className={css.form}
        hidden={conflict !== null} // What was entered stays here until both versions are one.
        noValidate
        onInput={editing.begin}
        onKeyDown={form.onEnter}
        // Save and Ctrl+S save, Enter does not.
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={css.all}>
          <fieldset className={css.part} disabled={closed}>
            <Head stored={vehicle} />
          </fieldset>
          <FormTabs closed={closed} current={form.tab} onOpen={openTab} panels={usePanels(now)} />
          <fieldset className={css.part} disabled={closed}>
            <AddedFieldsCards />
            <AdditionalCard />
            <MediaCard
              disabled={closed || saving}
              saveDraft={form.saveDraft}
              testReorder={testReorder}
              vehicleId={vehicle?.id ?? null}
            />
          </fieldset>
        </div>
        <FormFooter
          closed={closed}
          isNew={vehicle === null}
          maySave={maySave}
          onCancel={form.cancel}
          onSave={form.save}
          saving={saving}
        />
      </form>
    </FormContextProvider>
  )
}
