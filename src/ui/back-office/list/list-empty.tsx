'use client'
import type { ReactNode } from 'react'
import styles from '../admin.module.css'
import { ListLink } from '../list-link'
import { useList } from './list-context'
import * as words from './words'

type Props = {
  /** Shown where there is nothing at all, and what to do about it. */
  none: string
  hint: ReactNode
  /** Shown where the filters leave nothing. */
  noMatch: string
}

/** Why a list is empty, and what to do about it. */
export function ListEmpty({ hint, noMatch, none }: Props) {
  const { cleared, isFiltered } = useList()
  return (
    <section className={styles.empty}>
      <h2>{isFiltered ? noMatch : none}</h2>
      <p>{isFiltered ? <ListLink change={cleared}>{words.resetAllFilters}</ListLink> : hint}</p>
    </section>
  )
}
