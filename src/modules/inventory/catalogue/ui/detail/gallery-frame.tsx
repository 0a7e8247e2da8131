'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { toast } from '@/ui/toast'
import { useLazyComponent } from '@/ui/use-lazy-component'
import * as words from './browser-words'
import { controlPictureStrip, type Strip } from './control-picture-strip'
import type { LightboxPicture } from './lightbox'

const fetchLightbox = () => import('./lightbox').then((file) => file.Lightbox)
const fetchAround = () => import('./panorama-dialog').then((file) => file.PanoramaDialog)

type Open =
  | { kind: 'pictures'; pictures: LightboxPicture[]; at: number }
  | { kind: 'around'; title: string; src: string; preview: string; drawn: boolean }

/** Gives the gallery its arrows, keys and full-screen views. Without it the row scrolls and the pictures are links. */
export function GalleryFrame({ name, children }: { name: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const strip = useRef<Strip>(null)
  const [open, setOpen] = useState<Open | null>(null)
  const lost = () => {
    setOpen(null)
    toast(words.picturesAreOffline, 'warning')
  }
  const Lightbox = useLazyComponent(open?.kind === 'pictures', fetchLightbox, lost)
  const PanoramaDialog = useLazyComponent(open?.kind === 'around', fetchAround, lost)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    strip.current = controlPictureStrip(element, (at) =>
      setOpen({ kind: 'pictures', pictures: picturesIn(element), at }),
    )
    const stop = openAround(element, (link) => setOpen({ kind: 'around', ...aroundOf(link, name) }))
    return () => {
      strip.current?.stop()
      stop()
    }
  }, [name])
  const closed = (at: number) => {
    setOpen(null)
    strip.current?.show(at)
  }
  return (
    <>
      <section ref={frame} aria-label={words.picturesOf(name)} className="group/gallery min-w-0">
        {children}
      </section>
      {open?.kind === 'pictures' && Lightbox && <Lightbox name={name} {...open} onClose={closed} />}
      {open?.kind === 'around' && PanoramaDialog && (
        <PanoramaDialog {...open} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

const isDrawn = ({ dataset }: HTMLAnchorElement): boolean => dataset.drawn !== undefined

/** Pictures as the row shows them; one that waits for a tap to load is known by its link alone. */
const picturesIn = (frame: HTMLElement): LightboxPicture[] =>
  [...frame.querySelectorAll<HTMLAnchorElement>('[data-full]')].map((link) => {
    const [width, height] = (link.dataset.size ?? '').split('x').map(Number)
    const image = link.querySelector('img')
    return {
      src: link.href,
      alt: image?.alt ?? link.textContent ?? '',
      width: width || 1280,
      height: height || 960,
      sizes: image?.srcset ?? '',
      drawn: isDrawn(link),
    }
  })

const aroundOf = (link: HTMLAnchorElement, name: string) => ({
  title: `${name}, ${link.textContent?.trim().toLowerCase()}`,
  src: link.href,
  preview: link.dataset.around ?? link.href,
  drawn: isDrawn(link),
})

/** Clicks on the links to pictures taken all around. Gives back how to stop. */
function openAround(frame: HTMLElement, open: (link: HTMLAnchorElement) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-around]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(link)
  }
  frame.addEventListener('click', onClick)
  return () => frame.removeEventListener('click', onClick)
}
