'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useEffect, useRef, useState } from 'react'

const Lightbox = dynamic(() => import('./lightbox').then((file) => file.Lightbox), { ssr: false })

type Shown = { src: string; alt: string }

/** Gives the gallery its arrows, keys and full-screen view. Without it the row scrolls and the pictures are links. */
export function GalleryFrame({ name, children }: { name: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<{ pictures: Shown[]; at: number } | null>(null)
  useEffect(() => {
    const found = frame.current
    const strip = found?.querySelector<HTMLElement>('[data-strip]')
    if (found && strip) return control(found, strip, (at) => setOpen({ pictures: picturesOf(strip), at }))
  }, [])
  return (
    <section ref={frame} aria-label={`Pictures of ${name}`} className="group/gallery min-w-0">
      {children}
      {open && <Lightbox name={name} {...open} onClose={() => setOpen(null)} />}
    </section>
  )
}

const picturesOf = (strip: HTMLElement): Shown[] =>
  [...strip.querySelectorAll<HTMLAnchorElement>('[data-full]')].map((link) => ({
    src: link.href,
    alt: link.querySelector('img')?.alt ?? '',
  }))

/** Arrows, thumbnails and keys move the row; a picture opens. Gives back how to stop. */
function control(frame: HTMLElement, strip: HTMLElement, open: (at: number) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const pages = strip.children.length
  const current = () => Math.round(strip.scrollLeft / strip.clientWidth)
  const move = (to: number) =>
    strip.scrollTo({ left: Math.min(Math.max(to, 0), pages - 1) * strip.clientWidth, behavior: 'smooth' })
  if (pages > 1) frame.dataset.many = ''

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    const hit = target.closest<HTMLElement>('[data-step], [data-thumb], [data-full]')
    if (!hit || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (hit.dataset.step) move(current() + Number(hit.dataset.step))
    else if (hit.dataset.thumb) move(Number(hit.dataset.thumb))
    else open(current())
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    move(current() + step)
  }
  const onScroll = () => {
    for (const thumb of frame.querySelectorAll<HTMLElement>('[data-thumb]'))
      thumb.setAttribute('aria-current', String(Number(thumb.dataset.thumb) === current()))
  }
  frame.addEventListener('click', onClick, { signal })
  frame.addEventListener('keydown', onKey, { signal })
  strip.addEventListener('scroll', onScroll, { signal, passive: true })
  return () => stop.abort()
}
