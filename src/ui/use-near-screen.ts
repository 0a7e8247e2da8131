import { type RefObject, useEffect, useState } from 'react'

/** How far below the screen a place counts as near: nobody pays for what they never scroll to. */
const NEAR = '600px'

/** Whether the reader has come near a place on the page; from then on it stays so. */
export function useNearScreen(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current || isNear) return
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: NEAR },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place, isNear])
  return isNear
}
