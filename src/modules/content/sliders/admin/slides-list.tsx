'use client'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import { callApi } from '@/ui/client/call-api'
import { useRemoval } from '@/ui/client/use-removal'
import type { Slide } from '../rules/slide'
import { SlideRow, slideName } from './slide-row'
import css from './slides.module.css'
import { SortableSlides } from './sortable-slides'
import * as words from './words'

type Place = { topicPageId: number | null; title: string; slides: Slide[] }

/** The slides of each place: the home page first. */
function placesOf(slides: readonly Slide[]): Place[] {
  const places = Map.groupBy(slides, ({ topicPageId }) => topicPageId)
  return [...places].map(([topicPageId, list]) => ({
    topicPageId,
    title: list[0]?.topicPageId == null ? words.homePage : (list[0].topicPageTitle ?? ''),
    slides: list,
  }))
}

const at = (id: number) => ({ params: { path: { id } } })

/** The slides in order, with what can be done to each. */
export function SlidesList({
  may,
  slides,
}: {
  may: { update: boolean; delete: boolean }
  slides: readonly Slide[]
}) {
  const removal = useRemoval(({ id }: Slide) => callApi('delete', '/api/v1/homepage-slider/{id}', at(id)))
  const toggle = async ({ enabled, id }: Slide) => {
    const path = enabled ? '/api/v1/homepage-slider/{id}/disable' : '/api/v1/homepage-slider/{id}/enable'
    await removal.run(callApi('patch', path, at(id)))
  }
  return (
    <>
      <CallOutcome called={removal.called} />
      {placesOf(slides).map((place) => (
        <section aria-label={place.title} className={css.place} key={place.topicPageId}>
          <h2>{place.title}</h2>
          <SortableSlides fixed={!may.update || removal.busy} run={removal.run} slides={place.slides}>
            {(slide, index, count) => (
              <SlideRow
                busy={removal.busy}
                count={count}
                index={index}
                key={slide.id}
                may={may}
                onDelete={() => removal.open(slide)}
                onToggle={() => toggle(slide)}
                slide={slide}
              />
            )}
          </SortableSlides>
        </section>
      ))}
      <RemovalDialog removal={removal} />
    </>
  )
}

function RemovalDialog({ removal }: { removal: ReturnType<typeof useRemoval<Slide>> }) {
  const { confirm, doomed, forget, refusal } = removal
  if (!doomed) return null
  return (
    <ConfirmDialog
      onClose={forget}
      onConfirm={async () => void (await confirm())}
      refusal={refusal}
      title={words.deleteSlide}
      verb={words.deleteIt}
    >
      <p>{words.cannotBeUndone(slideName(doomed))}</p>
    </ConfirmDialog>
  )
}
