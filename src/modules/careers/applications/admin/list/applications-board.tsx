'use client'
import { type DragEvent, useMemo } from 'react'
import type { Selection } from '@/ui/back-office/list/use-selection'
import { COUNTED } from '@/ui/back-office/list/words'
import { ListLink } from '@/ui/back-office/list-link'
import { STAFF_STAGES } from '../../rules/application-board'
import { APPLICATION_STATUS_LABELS, type ApplicationStage } from '../../rules/application-lists'
import type { StepContext } from '../steps/step-context'
import { StepOutcome } from '../steps/step-outcome'
import type { ApplicationLine } from './application-line'
import css from './board.module.css'
import { BoardCard } from './board-card'
import { SelectedBar } from './selected-bar'
import { useApplications } from './use-applications'
import * as words from './words'

export type BoardColumn = { stage: ApplicationStage; total: number; cards: ApplicationLine[] }

type Props = { columns: readonly BoardColumn[]; context: StepContext; mayUpdate: boolean }

/** A column for each stage; a card is moved by a key, or dragged into another column. */
export function ApplicationsBoard({ columns, context, mayUpdate }: Props) {
  const rows = useMemo(() => columns.flatMap(({ cards }) => cards), [columns])
  const { current, selection, steps } = useApplications(rows, context, mayUpdate)
  const drop = (stage: ApplicationStage, id: number) => {
    const to = STAFF_STAGES.find((one) => one === stage)
    const card = rows.find((row) => row.id === id)
    if (to && card && card.stage !== to) steps.ask(to, [card])
  }
  return (
    <>
      {mayUpdate && <SelectedBar ask={steps.ask} selection={selection} />}
      <StepOutcome done={steps.outcome} />
      <div className={css.board}>
        {columns.map((column) => (
          <Column
            column={column}
            current={current}
            key={column.stage}
            onDrop={mayUpdate ? drop : null}
            selection={mayUpdate ? selection : null}
          />
        ))}
      </div>
      {steps.dialog}
    </>
  )
}

const countText = (total: number): string =>
  total > COUNTED ? `${COUNTED.toLocaleString('en-US')}+` : String(total)

type ColumnProps = {
  column: BoardColumn
  current: number | null
  selection: Selection | null
  onDrop: ((stage: ApplicationStage, id: number) => void) | null
}

function Column({ column: { cards, stage, total }, current, onDrop, selection }: ColumnProps) {
  const label = APPLICATION_STATUS_LABELS[stage]
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    onDrop?.(stage, Number(event.dataTransfer.getData('text/plain')))
  }
  return (
    <section
      aria-label={label}
      className={css.column}
      onDragOver={onDrop ? (event) => event.preventDefault() : undefined}
      onDrop={dropped}
    >
      <h2>
        {label} <span className={css.count}>{countText(total)}</span>
      </h2>
      {cards.length === 0 && <p className={css.nobody}>{words.emptyColumn}</p>}
      <ul>
        {cards.map((card) => (
          <BoardCard
            card={card}
            isCurrent={card.id === current}
            isDraggable={onDrop !== null}
            key={card.id}
            selection={selection}
          />
        ))}
      </ul>
      {total > cards.length && (
        <ListLink change={{ status: stage, view: 'table' }}>{words.showAll(label)}</ListLink>
      )}
    </section>
  )
}
