'use client'
import { useState } from 'react'
import { Menu, MenuAct, MenuGroup, MenuLine, MenuLink } from '@/ui/back-office/menu'
import * as words from '../words'
import { DeleteViewDialog, ViewDialog } from './saved-view-dialogs'
import type { Views } from './use-saved-views'
import type { MenuView, ViewState } from './view-state-type'

type PendingAction = 'new' | 'change' | 'delete'

/** The views of the list: opens them, and saves, shares or deletes what is shown. */
export function ViewsMenu({ state, views }: { state: ViewState; views: Views }) {
  const [asking, setConfirming] = useState<PendingAction | null>(null)
  const { current, isChanged } = state
  const title = current?.name ?? words.allVehicles
  return (
    <>
      <Menu title={current && isChanged ? words.changedView(title) : title}>
        <MenuLink href={views.all} isCurrent={!current}>
          {words.allVehicles}
        </MenuLink>
        <Group of={state.views.filter(({ isOwn }) => isOwn)} state={state} title={words.yourViews} />
        <Group of={state.views.filter(({ isOwn }) => !isOwn)} state={state} title={words.sharedViews} />
        <MenuLine />
        {current?.mayChange && isChanged && (
          <MenuAct act={views.replace}>{words.saveChangesTo(current.name)}</MenuAct>
        )}
        <MenuAct act={() => setConfirming('new')}>{words.saveAsNewView}</MenuAct>
        <Acts onSelect={setConfirming} state={state} views={views} />
      </Menu>
      {asking && <Pending asking={asking} onClose={() => setConfirming(null)} state={state} views={views} />}
    </>
  )
}

type PendingProps = { asking: PendingAction; state: ViewState; views: Views; onClose: () => void }

/** The dialog about a new view, or about the one that is open. */
function Pending({ asking, onClose, state: { current, mayShare }, views }: PendingProps) {
  if (asking === 'new')
    return <ViewDialog mayShare={mayShare} onClose={onClose} send={views.saveNew} view={null} />
  if (!current) return null
  if (asking === 'delete')
    return <DeleteViewDialog onClose={onClose} remove={() => views.remove(current)} view={current} />
  return (
    <ViewDialog
      mayShare={mayShare || current.isShared}
      onClose={onClose}
      send={(named) => views.change(current, named)}
      view={current}
    />
  )
}

type GroupProps = { title: string; of: readonly MenuView[]; state: ViewState }

function Group({ of, state: { current }, title }: GroupProps) {
  if (of.length === 0) return null
  return (
    <MenuGroup title={title}>
      {of.map(({ href, id, isOwn, name, owner }) => (
        <MenuLink href={href} isCurrent={id === current?.id} key={id}>
          {isOwn || !owner ? name : words.byOwner(name, owner)}
        </MenuLink>
      ))}
    </MenuGroup>
  )
}

/** What can be done to the view that is open. */
function Acts({
  onSelect,
  state,
  views,
}: {
  onSelect: (asking: PendingAction) => void
  state: ViewState
  views: Views
}) {
  const { current, defaultView, mayShare } = state
  if (!current)
    return defaultView === null ? null : (
      <MenuAct act={() => views.openWith(null)}>{words.openWithAll}</MenuAct>
    )
  return (
    <>
      {current.mayChange && (
        <MenuAct act={() => onSelect('change')}>{mayShare ? words.renameOrShare : words.rename}</MenuAct>
      )}
      <MenuAct act={() => views.openWith(current.id === defaultView ? null : current)}>
        {current.id === defaultView ? words.openWithAll : words.openWithThis}
      </MenuAct>
      <MenuAct act={() => views.copyLink(current)}>{words.copyLink}</MenuAct>
      {current.mayChange && <MenuAct act={() => onSelect('delete')}>{words.deleteViewVerb}</MenuAct>}
    </>
  )
}
