'use client'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { useUnsaved } from '@/ui/back-office/connection/unsaved-forms'
import { LabelledField } from '@/ui/back-office/labelled-field'
import { type MediaType, SLIDE_LIMITS, type Slide } from '../rules/slide'
import { ChoiceField } from './canvas/choice-field'
import type { SlideFields } from './create-or-change-slide'
import { SlideFormContext, useSlideForm } from './slide-form-context'
import { SlidePictureField } from './slide-picture-field'
import {
  type Page,
  type PlaceAndTimeValues,
  placeAndTimeFields,
  placeAndTimeOf,
  SlidePlaceAndTime,
} from './slide-place-and-time'
import { SlideSaveBar } from './slide-save-bar'
import { SlideVideoField } from './slide-video-field'
import css from './slides.module.css'
import { useSlideSave } from './use-slide-save'
import * as words from './words'

/** What is entered, as text; files that were chosen are already sent. */
type Values = PlaceAndTimeValues & {
  mediaType: MediaType
  /** The still one of a video. */
  picture: string | null
  video: string | null
  title: string
  subtitle: string
  altText: string
  href: string
}

const valuesOf = (slide: Slide | null): Values => ({
  mediaType: slide?.mediaType ?? 'image',
  picture: (slide?.mediaType === 'video' ? slide.posterUrl : slide?.mediaUrl) ?? null,
  video: slide?.mediaType === 'video' ? slide.mediaUrl : null,
  title: slide?.title ?? '',
  subtitle: slide?.subtitle ?? '',
  altText: slide?.altText ?? '',
  href: slide?.href ?? '',
  ...placeAndTimeOf(slide),
})

function fieldsOf({ duration, picture, topicPageId, video, ...rest }: Values): SlideFields {
  return {
    ...rest,
    ...(rest.mediaType === 'video' ? { mediaUrl: video, posterUrl: picture } : { mediaUrl: picture }),
    ...placeAndTimeFields({ duration, topicPageId }),
  }
}

type FieldsProps = { values: Values; set: (change: Partial<Values>) => void }

const TEXTS = [
  { name: 'title', label: words.title, max: SLIDE_LIMITS.title },
  { name: 'subtitle', label: words.subtitle, max: SLIDE_LIMITS.subtitle },
  { name: 'altText', label: words.altText, max: SLIDE_LIMITS.altText, help: words.altHelp },
  { name: 'href', label: words.link, help: words.linkHelp },
] as const

function Texts({ set, values }: FieldsProps) {
  const { errorOf, forget } = useSlideForm()
  return TEXTS.map(({ label, name, ...more }) => (
    <LabelledField
      error={errorOf(name)}
      help={'help' in more ? more.help : undefined}
      key={name}
      label={label}
    >
      {(marks) => (
        <input
          {...marks}
          className={styles.input}
          maxLength={'max' in more ? more.max : undefined}
          onChange={({ target }) => {
            forget(name)
            set({ [name]: target.value })
          }}
          value={values[name]}
        />
      )}
    </LabelledField>
  ))
}

const SHOWN = [
  { value: 'image', label: words.picture },
  { value: 'video', label: words.video },
] as const

function Files({ set, values: { mediaType, picture, video } }: FieldsProps) {
  const isVideo = mediaType === 'video'
  const { forget } = useSlideForm()
  return (
    <>
      <ChoiceField
        label={words.shows}
        onChoose={(chosen) => {
          forget('mediaUrl', 'posterUrl')
          set({ mediaType: chosen })
        }}
        options={SHOWN}
        value={mediaType}
      />
      {isVideo && (
        <SlideVideoField
          label={words.video}
          name="mediaUrl"
          onChange={(src) => set({ video: src })}
          src={video}
        />
      )}
      <SlidePictureField
        key={mediaType}
        label={isVideo ? words.stillPicture : words.picture}
        name={isVideo ? 'posterUrl' : 'mediaUrl'}
        onChange={(src) => set({ picture: src })}
        src={picture}
      />
    </>
  )
}

/** A picture or a video with a title and a link. */
export function DefaultSlideEditor({ pages, slide }: { slide: Slide | null; pages: readonly Page[] }) {
  const [values, setValues] = useState(() => valuesOf(slide))
  const [before, setBefore] = useState(values)
  const isUnsaved = JSON.stringify(values) !== JSON.stringify(before)
  const save = useSlideSave('DEFAULT', slide, { onSaved: () => setBefore(values) })
  const set = (change: Partial<Values>) => setValues((now) => ({ ...now, ...change }))
  useUnsaved(() => isUnsaved)
  return (
    <SlideFormContext value={save.form}>
      <section aria-label={words.editSlide} className={css.form}>
        <Files set={set} values={values} />
        <Texts set={set} values={values} />
        <SlidePlaceAndTime pages={pages} set={set} values={values} />
        <SlideSaveBar fields={() => fieldsOf(values)} isUnsaved={isUnsaved} save={save} />
      </section>
    </SlideFormContext>
  )
}
