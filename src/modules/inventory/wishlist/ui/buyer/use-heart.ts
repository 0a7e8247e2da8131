import { useEffect, useSyncExternalStore } from 'react'
import { heartOf, onHearts, showHeart } from './heart-state'
import { fetchHeartsOnScreen } from './heart-visitor'

/** Whether a vehicle on screen is on the person's wishlist. */
export function useHeart(id: number): boolean {
  useEffect(() => {
    const leave = showHeart(id)
    fetchHeartsOnScreen()
    return leave
  }, [id])
  return useSyncExternalStore(
    onHearts,
    () => heartOf(id) ?? false,
    () => false,
  )
}

/** Whether a vehicle was removed from the wishlist on this page. */
export const useIsOff = (id: number): boolean =>
  useSyncExternalStore(
    onHearts,
    () => heartOf(id) === false,
    () => false,
  )
