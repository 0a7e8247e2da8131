import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page has come to life: false on the server, and until a click on what it drew is heard. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
