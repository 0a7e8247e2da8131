'use client'
import { Menu, MenuFile, MenuGroup } from '../menu'
import * as words from './words'

type Props = {
  /** The path of the call, without the format. */
  path: string
  /** The filters and the order, as in an address. */
  query: string
  /** How many records the file will have, in words: '312 quotes'. */
  count: string
}

/** The ways to a file of what a list shows: all its pages, with its filters and its order. */
export const ExportMenu = ({ count, path, query }: Props) => (
  <Menu title={words.exportIt}>
    <MenuGroup title={words.onAllPages(count)}>
      <MenuFile href={`${path}/xlsx?${query}`}>{words.asWorkbook}</MenuFile>
      <MenuFile href={`${path}/csv?${query}`}>{words.asCsv}</MenuFile>
    </MenuGroup>
  </Menu>
)
