'use client'

import { useEffect, useState } from 'react'
import { IconButton } from '@/ui/button'
import { FullscreenDialog } from '@/ui/dialog'
import { Picture } from '@/ui/picture'

type LightboxProps = {
  name: string
  pictures: { src: string; alt: string }[]
  at: number
  onClose: () => void
}

/** One picture over the whole screen; arrow keys and buttons go on, round and round. */
export function Lightbox({ name, pictures, at, onClose }: LightboxProps) {
  const [index, setIndex] = useState(at)
  const count = pictures.length
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (step) setIndex((now) => (now + step + count) % count)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [count])
  const picture = pictures[index]
  if (!picture) return null
  const go = (step: number) => setIndex((index + step + count) % count)
  return (
    <FullscreenDialog title={`${name}, picture ${index + 1} of ${count}`} onClose={onClose}>
      <div className="relative min-h-0 flex-1 bg-plate">
        <Picture
          key={picture.src}
          src={picture.src}
          alt={picture.alt}
          width={2048}
          height={1536}
          eager
          className="absolute inset-0 size-full object-contain"
        />
        {count > 1 && (
          <>
            <IconButton
              icon="chevron-left"
              label="Previous picture"
              onClick={() => go(-1)}
              className="absolute top-1/2 left-3 bg-surface shadow-float"
            />
            <IconButton
              icon="chevron-right"
              label="Next picture"
              onClick={() => go(1)}
              className="absolute top-1/2 right-3 bg-surface shadow-float"
            />
          </>
        )}
      </div>
    </FullscreenDialog>
  )
}
