import { Badge } from '@/ui/badge'
import { Icon } from '@/ui/icon'
import type { LandedTotalData } from './landed-total-data'

/** Shown for a vehicle that has failed its inspection, or about import: in the country already, refused, or not certain. */
export function EligibilityMark({ mark }: { mark: LandedTotalData['mark'] | undefined }) {
  if (!mark) return null
  return (
    <p>
      <Badge tone={mark.tone} className="gap-1 whitespace-normal!">
        <Icon name={mark.tone === 'green' ? 'check' : 'triangle-alert'} size={14} className="shrink-0" />
        {mark.text}
      </Badge>
    </p>
  )
}
