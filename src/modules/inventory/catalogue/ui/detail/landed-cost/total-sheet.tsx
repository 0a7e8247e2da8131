import { useEffect } from 'react'
import { iconButtonStyle } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { TotalFigures, type TotalProps } from './total-figures'
import { showTotal, TOTAL_SHEET } from './total-sheet-id'
import * as words from './total-words'

const TITLE = 'total-title'

/** The parts of the total over the page. It opens as soon as it has been drawn. */
export function TotalSheet(props: TotalProps) {
  useEffect(showTotal, [])
  return (
    <aside id={TOTAL_SHEET} popover="auto" aria-labelledby={TITLE} className="sheet over">
      <div className="sticky top-0 z-10 flex min-h-14 items-center border-b border-line bg-paper pl-5">
        <h2 id={TITLE} className="flex-1 text-20">
          {props.landed.breakdown.title}
        </h2>
        <button
          type="button"
          popoverTarget={TOTAL_SHEET}
          popoverTargetAction="hide"
          aria-label={words.closeTotal}
          className={iconButtonStyle}
        >
          <Icon name="x" />
        </button>
      </div>
      <div className="px-5 pb-8">
        <TotalFigures {...props} />
      </div>
    </aside>
  )
}
