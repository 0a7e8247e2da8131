'use client'

import { useEffect, useRef } from 'react'
import { compareHref } from '../../rules/compare-href'
import * as words from './page-words'
import { showComparison } from './use-comparison-url'

type Props = { ids: readonly number[]; isOn: boolean }

/** The box hides what is the same by a style alone, so it works without script; with it the URL remembers. */
export function OnlyDifferencesSwitch({ ids, isOn }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const known = useRef(isOn)
  useEffect(() => {
    if (!box.current) return
    const { checked } = box.current
    // The URL decides, except that a box which was ticked before the page had come to life stays ticked.
    if (known.current !== isOn) box.current.checked = isOn
    else if (checked !== isOn) showComparison(compareHref(ids, { onlyDifferences: checked }))
    known.current = isOn
  }, [ids, isOn])
  return (
    <label className="no-print inline-flex min-h-11 items-center gap-2 text-14">
      <input
        ref={box}
        type="checkbox"
        data-only-differences=""
        autoComplete="off"
        defaultChecked={isOn}
        className="size-5 accent-link"
        onChange={({ target }) => showComparison(compareHref(ids, { onlyDifferences: target.checked }))}
      />
      {words.onlyDifferences}
    </label>
  )
}
