'use client'
import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { FORM_TABS, type FormTab, faultsByTab } from '../../rules/form/places'
import * as words from '../../words'
import { useKit } from './kit'
import tabsStyles from './tabs.module.css'
import css from './vehicle-form.module.css'

type Props = {
  /** What the tabs hold can only be read; the tabs themselves still open. */
  closed: boolean
  current: FormTab
  onOpen: (tab: FormTab) => void
  panels: Record<FormTab, ReactNode>
}

/**
 * The five tabs. All panels stay in the page, so that what is typed stays; a tab with errors says how many. At first
 * there is only the open one: the others are most of the form, and nobody sees them until it has come to life.
 */
export function Tabs({ closed, current, onOpen, panels }: Props) {
  const [all, setAll] = useState(false)
  useEffect(() => startTransition(() => setAll(true)), [])
  const open = (value: string) => {
    const tab = FORM_TABS.find(({ key }) => key === value)
    if (tab) onOpen(tab.key)
  }
  return (
    <section className={css.card}>
      <Radix.Root onValueChange={open} value={current}>
        <TabList current={current} />
        {FORM_TABS.map(({ key }) => (
          // No stop of its own for the Tab key: its first field is one.
          <Radix.Content forceMount hidden={key !== current} key={key} tabIndex={undefined} value={key}>
            <fieldset className={css.part} disabled={closed}>
              {(all || key === current) && panels[key]}
            </fieldset>
          </Radix.Content>
        ))}
      </Radix.Root>
    </section>
  )
}

function TabList({ current }: Pick<Props, 'current'>) {
  const { form } = useKit()
  const { errors } = useFormState({ control: form.control })
  const faults = faultsByTab(Object.keys(errors))
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Where they do not all fit, the open one is in view, whoever opened it.
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab=${current}]`)
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft + (tab.offsetWidth - list.current.clientWidth) / 2
  }, [current])
  return (
    <Radix.List aria-label={words.vehicle} className={tabsStyles.tabs} ref={list}>
      {FORM_TABS.map(({ key, label }) => (
        <Radix.Trigger data-faulty={faults[key] !== undefined} data-tab={key} key={key} value={key}>
          {label}
          {faults[key] !== undefined && (
            <span className={tabsStyles.count}>
              {' '}
              {faults[key]}
              <span className={tabsStyles.hidden}>{faults[key] === 1 ? ' error' : ' errors'}</span>
            </span>
          )}
        </Radix.Trigger>
      ))}
    </Radix.List>
  )
}
