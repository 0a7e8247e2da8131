import { Badge } from '@/ui/badge'
import { Icon } from '@/ui/icon'
import type { ThereData } from './there-data'

/** Said of a vehicle that has failed its inspection, that may not be imported to the reader's country, or of which that is not certain. */
export function ImportMark({ mark }: { mark: ThereData['mark'] | undefined }) {
  if (!mark) return null
  return (
    <p className="import-mark">
      <Badge tone={mark.tone} className="gap-1 whitespace-normal!">
        <Icon name="triangle-alert" size={14} className="shrink-0" />
        {mark.text}
      </Badge>
    </p>
  )
}
