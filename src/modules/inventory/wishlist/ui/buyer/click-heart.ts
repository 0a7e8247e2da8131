import { toast } from '@/ui/toast'
import { WISHLIST_FAILED } from '../../rules/wishlist'
import { heartOf, setHearts, visitor } from './heart-state'

/**
 * Updates the heart immediately and saves the change; a guest is sent to the sign-in.
 *
 * @param wanted the wanted state; by default the opposite of what the heart shows
 * @returns false while the page is not ready: the form handles it then
 */
export function clickHeart(id: number, wanted = !(heartOf(id) ?? false)): boolean {
  const { isSignedIn, signIn } = visitor
  if (!signIn) return false
  if (isSignedIn) setHearts([[id, wanted]])
  import('./heart-calls').then(
    ({ saveHeart, rememberClick }) => (isSignedIn ? saveHeart(id, wanted) : rememberClick(id)),
    () => {
      if (isSignedIn) setHearts([[id, !wanted]])
      toast(WISHLIST_FAILED, 'warning')
    },
  )
  return true
}
