'use client'
import { type KeyboardEvent, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { FORM_TABS, type FormTab, faultsByTab } from '../../rules/form/field-places'
import * as words from '../../words'
import { useFormParts } from './form-context'
import tabsStyles from './form-tabs.module.css'
import css from './vehicle-form.module.css'

type Props = {
  /** What the tabs hold can only be read; the tabs themselves still open. */
  closed: boolean
  current: FormTab
  onOpen: (tab: FormTab) => void
  panels: Record<FormTab, ReactNode>
}

/**
 * The five tabs. All panels stay in the page, so that what is typed stays; a tab with errors shows how many. At
 * first there is only the open one: the others are most of the form, and nobody sees them until it has come to life.
 */
export function FormTabs({ closed, current, onOpen, panels }: Props) {
  const [all, setAll] = useState(false)
  useEffect(() => startTransition(() => setAll(true)), [])
  return (
    <section className={css.card}>
      <TabList current={current} onOpen={onOpen} />
      {FORM_TABS.map(({ key }) => (
        <div
          aria-labelledby={tabId(key)}
          hidden={key !== current}
          id={panelId(key)}
          key={key}
          role="tabpanel"
        >
          <fieldset className={css.part} disabled={closed}>
            {(all || key === current) && panels[key]}
          </fieldset>
        </div>
      ))}
    </section>
  )
}

const tabId = (tab: FormTab): string => `vehicle-tab-${tab}`
const panelId = (tab: FormTab): string => `vehicle-panel-${tab}`

/** Where the keys of a row of tabs move from one of them. */
const KEYS: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % FORM_TABS.length,
  ArrowLeft: (index) => (index + FORM_TABS.length - 1) % FORM_TABS.length,
  Home: () => 0,
  End: () => FORM_TABS.length - 1,
}

function TabList({ current, onOpen }: Pick<Props, 'current' | 'onOpen'>) {
  const { form } = useFormParts()
  const { errors } = useFormState({ control: form.control })
  const faults = faultsByTab(Object.keys(errors))
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Where they do not all fit, the open one is in view, whoever opened it.
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab=${current}]`)
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft + (tab.offsetWidth - list.current.clientWidth) / 2
  }, [current])
  const onKeyDown = (event: KeyboardEvent) => {
    const index = KEYS[event.key]?.(FORM_TABS.findIndex(({ key }) => key === current))
    const tab = index === undefined ? undefined : FORM_TABS[index]
    if (!tab) return
    event.preventDefault()
    onOpen(tab.key)
    document.getElementById(tabId(tab.key))?.focus()
  }
  return (
    <div
      aria-label={words.vehicle}
      className={tabsStyles.tabs}
      onKeyDown={onKeyDown}
      ref={list}
      role="tablist"
    >
      {FORM_TABS.map((tab) => (
        <Tab faults={faults[tab.key]} isOpen={tab.key === current} key={tab.key} onOpen={onOpen} tab={tab} />
      ))}
    </div>
  )
}

type TabProps = {
  tab: (typeof FORM_TABS)[number]
  /** How many of its fields are wrong. */
  faults: number | undefined
  isOpen: boolean
  onOpen: Props['onOpen']
}

function Tab({ faults, isOpen, onOpen, tab: { key, label } }: TabProps) {
  return (
    <button
      aria-controls={panelId(key)}
      aria-selected={isOpen}
      data-faulty={faults !== undefined}
      data-tab={key}
      id={tabId(key)}
      onClick={() => onOpen(key)}
      role="tab"
      tabIndex={isOpen ? 0 : -1}
      type="button"
    >
      {label}
      {faults !== undefined && (
        <span className={tabsStyles.count}>
          {' '}
          {faults}
          <span className={tabsStyles.hidden}>{faults === 1 ? ' error' : ' errors'}</span>
        </span>
      )}
    </button>
  )
}
