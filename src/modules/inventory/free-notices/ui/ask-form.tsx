import { FREE_NOTICE } from '../rules/free-notice'
import * as words from './browser-words'

/** Asks to be told when a reserved vehicle is free. A plain form, so that it works without scripts. */
export const AskForm = ({ id, name, className }: { id: number; name: string; className?: string }) => (
  <form method="post" action={`${FREE_NOTICE}/${id}`} className="no-print contents">
    <button type="submit" className={className} aria-label={`${words.tellMe}: ${name}`}>
      {words.tellMe}
    </button>
  </form>
)
