'use client'
import { type KeyboardEvent, useRef, useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { useUnsaved } from '@/ui/back-office/connection/unsaved-forms'
import { LabelledField } from '@/ui/back-office/labelled-field'
import { bannerWithDefaults } from '../../rules/banner-defaults'
import { type Device, findElement } from '../../rules/edit-banner'
import { fieldOfBannerElement } from '../../rules/field-of-banner-element'
import { SLIDE_LIMITS, type Slide } from '../../rules/slide'
import { SlideFormContext, useSlideForm } from '../slide-form-context'
import {
  type Page,
  type PlaceAndTimeValues,
  placeAndTimeFields,
  placeAndTimeOf,
  SlidePlaceAndTime,
} from '../slide-place-and-time'
import { SlideSaveBar } from '../slide-save-bar'
import { useSlideSave } from '../use-slide-save'
import { BannerCanvas } from './banner-canvas'
import { BannerToolbar } from './banner-toolbar'
import css from './canvas.module.css'
import { ElementFields } from './element-fields'
import { ElementList } from './element-list'
import { GradientPanel } from './gradient-panel'
import type { NewElement } from './new-banner-elements'
import { SizeAndBackgroundPanel } from './size-and-background-panel'
import { type Editing, useBannerEditing } from './use-banner-editing'
import * as words from './words'

export type BannerEditorProps = { slide: Slide | null; pages: readonly Page[] }

/** Whether keys write there, so that they mean nothing to the canvas. */
const isWritten = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [role=slider]')

const elementAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-element]')?.dataset.element ?? null) : null

type NamedPlace = PlaceAndTimeValues & { title: string }

/** The name of a banner, where it is shown and for how long, whether that differs from what is saved, and whether its panel is open. */
function usePlaceAndTime(slide: Slide | null) {
  const [values, setValues] = useState(() => ({ title: slide?.title ?? '', ...placeAndTimeOf(slide) }))
  const [saved, setSaved] = useState(values)
  const [isOpen, setOpen] = useState(false)
  return {
    values,
    isOpen,
    setOpen,
    isUnsaved: JSON.stringify(values) !== JSON.stringify(saved),
    set: (change: Partial<NamedPlace>) => setValues((now) => ({ ...now, ...change })),
    markSaved: () => setSaved(values),
  }
}

/** The chosen element of a canvas, and the keys. */
function useCanvas(editing: Editing) {
  const [device, setDevice] = useState<Device>('desktop')
  const [selected, setSelected] = useState<string | null>(null)
  const canvas = useRef<HTMLElement>(null)
  const focusCanvas = () => canvas.current?.focus()
  return {
    canvas,
    device,
    setDevice,
    selected,
    setSelected,
    focusCanvas,
    chosen: selected === null ? undefined : findElement(editing.banner, selected)?.element,
    add: (added: NewElement | null) => {
      if (!added) return
      editing.edit(added.edit)
      setSelected(added.id)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isWritten(event.target)) return
      const id = elementAt(event.target)
      editing.onKeyDown(id, device)(event)
      // What had the focus is gone.
      if (id !== null && (event.key === 'Delete' || event.key === 'Backspace')) focusCanvas()
    },
    onKeyUp: ({ target }: KeyboardEvent) => {
      if (!isWritten(target)) editing.onKeyUp()
    },
  }
}

/** All of the editor's state. */
function useBannerEditor(slide: Slide | null) {
  const editing = useBannerEditing(slide?.config ?? bannerWithDefaults())
  const place = usePlaceAndTime(slide)
  const canvas = useCanvas(editing)
  const isUnsaved = editing.isUnsaved || place.isUnsaved
  useUnsaved(() => isUnsaved)
  const save = useSlideSave('CUSTOM_CONFIG', slide, {
    fieldOf: (path) => fieldOfBannerElement(editing.banner, path),
    onSaved: () => {
      editing.markSaved(editing.banner)
      place.markSaved()
    },
    onRefused: (fields) => {
      if (fields.some((field) => Object.hasOwn(place.values, field))) place.setOpen(true)
      const ids = fields.map((field) => field.slice(0, field.indexOf('.')))
      const wrong = ids.find((id) => findElement(editing.banner, id))
      if (wrong) canvas.setSelected(wrong)
    },
  })
  return { canvas, editing, isUnsaved, place, save }
}

/** A banner put together on a canvas, with lists and numbers for everything that is moved there. */
export function BannerEditor({ pages, slide }: BannerEditorProps) {
  const { canvas, editing, isUnsaved, place, save } = useBannerEditor(slide)
  const { chosen, device, onKeyDown, onKeyUp, selected, setSelected } = canvas
  return (
    <SlideFormContext value={save.form}>
      <section aria-label={words.editor} className={css.editor} onKeyDown={onKeyDown} onKeyUp={onKeyUp}>
        <div className={css.main}>
          <BannerToolbar device={device} editing={editing} onAdd={canvas.add} onDevice={canvas.setDevice} />
          <BannerCanvas
            device={device}
            editing={editing}
            onSelect={setSelected}
            ref={canvas.canvas}
            selected={selected}
          />
          {device === 'phone' && <p className={styles.quiet}>{words.phoneHelp}</p>}
          <p className={styles.quiet}>{words.keys}</p>
          <ElementList
            editing={editing}
            onRemoved={canvas.focusCanvas}
            onSelect={setSelected}
            selected={selected}
          />
        </div>
        <div className={css.side}>
          {chosen && <ElementFields device={device} editing={editing} element={chosen} key={chosen.id} />}
          <Panels editing={editing} pages={pages} place={place} />
        </div>
        <SlideSaveBar
          fields={() => ({
            config: editing.banner,
            title: place.values.title,
            ...placeAndTimeFields(place.values),
          })}
          isUnsaved={isUnsaved}
          save={save}
        />
      </section>
    </SlideFormContext>
  )
}

type PanelsProps = {
  editing: Editing
  pages: readonly Page[]
  place: ReturnType<typeof usePlaceAndTime>
}

function Panels({ editing, pages, place }: PanelsProps) {
  return (
    <>
      <details className={css.panel} open>
        <summary>{words.background}</summary>
        <SizeAndBackgroundPanel editing={editing} />
      </details>
      <details className={css.panel}>
        <summary>{words.gradient}</summary>
        <GradientPanel editing={editing} />
      </details>
      <details
        className={css.panel}
        onToggle={({ currentTarget }) => place.setOpen(currentTarget.open)}
        open={place.isOpen}
      >
        <summary>{words.place}</summary>
        <Name place={place} />
        <SlidePlaceAndTime pages={pages} set={place.set} values={place.values} />
      </details>
    </>
  )
}

function Name({ place }: Pick<PanelsProps, 'place'>) {
  const { errorOf, forget } = useSlideForm()
  return (
    <LabelledField error={errorOf('title')} help={words.nameHelp} label={words.name}>
      {(marks) => (
        <input
          {...marks}
          className={styles.input}
          maxLength={SLIDE_LIMITS.title}
          onChange={({ target }) => {
            forget('title')
            place.set({ title: target.value })
          }}
          value={place.values.title}
        />
      )}
    </LabelledField>
  )
}
