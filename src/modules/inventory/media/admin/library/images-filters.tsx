'use client'
import { useListDrawerContext, useListQuery } from '@payloadcms/ui'
import Link from 'next/link'
import { useId } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { useIsHydrated } from '@/ui/use-is-hydrated'
import type { Folder } from '../../queries/list-image-folders'
import { IMAGE_FOLDERS_SCREEN, IMAGE_VIEWS, type ImageView, imageViewOf } from '../../rules/image-screens'
import { FolderOptions } from './folder-options'
import { folderWhere, shownFolder } from './folder-where'
import library from './library.module.css'
import { MoveSelected } from './move-selected'
import * as words from './words'

type Props = { folders: readonly Folder[]; mayChange: boolean }

/** Payload's query with the one part that is ours. */
type Query = ReturnType<typeof useListQuery>['query'] & { show?: string }

function Views({ current, onView }: { current: ImageView | null; onView: (view?: ImageView) => void }) {
  return (
    <fieldset className={library.views}>
      <legend className={library.hidden}>{words.show}</legend>
      {([null, ...IMAGE_VIEWS] as const).map((view) => (
        <button
          aria-pressed={view === current}
          className={styles.button}
          key={view ?? 'all'}
          onClick={() => onView(view ?? undefined)}
          type="button"
        >
          {view ? words.VIEWS[view] : words.allImages}
        </button>
      ))}
    </fieldset>
  )
}

/** Which images the list shows. Where one is being chosen, only folders are offered. */
export function ImagesFilters({ folders, mayChange }: Props) {
  const id = useId()
  const isHydrated = useIsHydrated()
  const { query, refineListData } = useListQuery()
  const { isInDrawer } = useListDrawerContext()
  const view = imageViewOf((query as Query).show)
  const refine = (next: object) => void refineListData({ page: 1, ...next })
  return (
    <div className={library.toolbar}>
      {!isInDrawer && <Views current={view} onView={(show) => refine({ show, where: query.where })} />}
      <div className={library.folder}>
        <label htmlFor={id}>{words.folder}</label>
        <select
          className={styles.input}
          // A choice made before the page is ready would change nothing.
          disabled={!isHydrated}
          id={id}
          onChange={({ target }) => refine({ where: folderWhere(target.value) })}
          value={shownFolder(query.where)}
        >
          <FolderOptions first={words.allFolders} folders={folders} />
        </select>
        {mayChange && !isInDrawer && <Link href={IMAGE_FOLDERS_SCREEN}>{words.manageFolders}</Link>}
      </div>
      {view && <p className={styles.quiet}>{words.VIEW_HELP[view]}</p>}
      {mayChange && !isInDrawer && <MoveSelected folders={folders} />}
    </div>
  )
}
