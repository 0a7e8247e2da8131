import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/**
 * A component that few need, fetched once it is wanted; null until it has come. Meanwhile the page has a line at its top.
 *
 * @param fetch the same function each time
 * @param onLost called when it does not come; wanted anew, it is requested again
 */
export function useLazyComponent<P>(
  isWanted: boolean,
  fetch: () => Promise<ComponentType<P>>,
  onLost: () => void,
): ComponentType<P> | null {
  const [Fetched, setFetched] = useState<ComponentType<P> | null>(null)
  const lost = useEffectEvent(onLost)
  useEffect(() => {
    if (!isWanted || Fetched) return
    const { dataset } = document.documentElement
    dataset.fetching = ''
    fetch()
      .then((component) => setFetched(() => component), lost)
      .finally(() => delete dataset.fetching)
  }, [isWanted, Fetched, fetch])
  return Fetched
}
