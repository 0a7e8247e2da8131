'use client'
import { useState } from 'react'
import type { PageType } from '../rules/seo-setting'
import { SeoForm, type SeoFormProps } from './seo-form'

/** The form of one page type. Those that were open before it stay, hidden, with what was typed in them. */
export function SeoForms({ current }: { current: SeoFormProps }) {
  const [opened, setOpened] = useState<ReadonlyMap<PageType, SeoFormProps>>(new Map())
  if (opened.get(current.pageType) !== current) setOpened(new Map(opened).set(current.pageType, current))
  return [...opened].map(([pageType, props]) => (
    <div hidden={pageType !== current.pageType} key={pageType}>
      <SeoForm {...props} />
    </div>
  ))
}
