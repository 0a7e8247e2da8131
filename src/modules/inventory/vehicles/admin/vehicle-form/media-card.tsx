'use client'
import { useId } from 'react'
import { moveFirstToEnd } from '@/modules/inventory/media/admin/form-images'
import type { ChangeImages, FormDocument } from '@/modules/inventory/media/admin/media-form-types'
import { VehicleDocuments } from '@/modules/inventory/media/admin/vehicle-documents'
import { VehicleImages } from '@/modules/inventory/media/admin/vehicle-images'
import type { DocumentKind } from '@/modules/inventory/media/rules/vehicle-documents'
import styles from '@/ui/back-office/admin.module.css'
import { IMAGE_REQUIRED_MESSAGE } from '../../rules/validate-vehicle'
import * as words from '../../words'
import { fieldId, useEnter, useFault, useFormParts, useValue } from './form-context'
import css from './vehicle-form.module.css'
import * as own from './words'

type Props = {
  vehicleId: number | null
  disabled: boolean
  testReorder: boolean
  /** Saves without a photograph; null where the vehicle must have one. */
  saveDraft: (() => Promise<void>) | null
}

/** Pictures and papers. */
export function MediaCard({ disabled, saveDraft, testReorder, vehicleId }: Props) {
  const { form } = useFormParts()
  const enter = useEnter()
  const heading = useId()
  const images = useValue('images')
  const documents = useValue('documents')
  const fault = useFault('images')
  const errors = { auction_sheet: useFault('auctionSheetUrl'), brochure: useFault('brochureUrl') }
  const changeImages: ChangeImages = (change) => enter({ images: change(form.getValues('images')) })
  const changeDocument = (kind: DocumentKind, document: FormDocument) =>
    enter({ documents: { ...form.getValues('documents'), [kind]: document } })
  return (
    <section aria-labelledby={heading} className={`${css.card} ${css.media}`}>
      <div className={css.cardHead}>
        <h2 id={heading}>{words.mediaAndDocuments}</h2>
        {testReorder && <TestReorder change={changeImages} count={images.length} />}
      </div>
      <div id={fieldId('images')} tabIndex={-1}>
        <VehicleImages
          disabled={disabled}
          error={fault}
          onChange={changeImages}
          remedy={<SaveDraft disabled={disabled} fault={fault} save={saveDraft} />}
          value={images}
          vehicleId={vehicleId}
        />
      </div>
      <div id={fieldId('auctionSheetUrl')} tabIndex={-1}>
        <VehicleDocuments
          disabled={disabled}
          errors={errors}
          mode={vehicleId === null ? 'create' : 'edit'}
          onChange={changeDocument}
          value={documents}
          vehicleId={vehicleId}
        />
      </div>
    </section>
  )
}

type SaveDraftProps = { disabled: boolean; fault: string | undefined; save: Props['saveDraft'] }

/** Where a photograph is missing: saving a draft without one. */
function SaveDraft({ disabled, fault, save }: SaveDraftProps) {
  if (!save || fault !== IMAGE_REQUIRED_MESSAGE) return null
  return (
    <button className={styles.button} disabled={disabled} onClick={save} type="button">
      {own.saveDraftWithoutPhotographs}
    </button>
  )
}

function TestReorder({ change, count }: { change: ChangeImages; count: number }) {
  return (
    <button
      className={styles.button}
      disabled={count < 2}
      onClick={() => change(moveFirstToEnd)}
      type="button"
    >
      {words.testReorder}
    </button>
  )
}
