'use client'
import { useState } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import list from '@/ui/back-office/list/list-context.module.css'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import type { StoredDestination } from '../queries/list-destinations'
import type { ShownVersion } from '../queries/list-import-rule-versions-with-approval'
import { mayHaveAnother } from '../rules/check-import-rule'
import type { DestinationRule } from '../rules/destination'
import type { RuleKind } from '../rules/import-rule'
import { type RuleRecord, recordsByKind } from '../rules/import-rule-records-by-kind'
import { DecideImportRule, type Deciding } from './decide-import-rule'
import * as words from './destination-words'
import css from './destinations.module.css'
import { ImportRuleCard } from './import-rule-card'
import { ImportRuleForm } from './import-rule-form'
import type { Base } from './import-rule-form-fields'

type Props = {
  destination: StoredDestination
  versions: ShownVersion[]
  today: string
  mayUpdate: boolean
  /** The id of whoever is looking. */
  viewer: number
}

type Pending = { form: RuleKind; rule: DestinationRule | null } | Deciding

type Record = RuleRecord<ShownVersion>

const isStep = (record: Record): boolean => record.kind === 'step'

/** The rules of a country, grouped by kind; whoever may change settings enters versions and decides about others'. */
export function DestinationScreen(props: Props) {
  const { destination, today, versions } = props
  const write = useWrite()
  const [pending, setPending] = useState<Pending | null>(null)
  const groups = recordsByKind(versions, today)
  const records = groups.flatMap((group) => group.records)
  const bases = records.filter(isStep).map(({ key, name }) => ({ key, name }))
  const open = (next: Pending) => {
    write.clear()
    setPending(next)
  }
  const close = () => setPending(null)
  return (
    <>
      <p className={css.state}>
        <StatusLabel tone={destination.active ? 'green' : 'slate'}>
          {destination.active ? words.on : words.off}
        </StatusLabel>
        {destination.note && <span>{destination.note}</span>}
      </p>
      <CallOutcome called={pending ? null : write.called} />
      {groups.map((group) => (
        <Kind {...group} onSelect={open} bases={bases} key={group.kind} screen={props} write={write} />
      ))}
      {pending && 'form' in pending && (
        <ImportRuleForm
          bases={bases}
          kind={pending.form}
          onClose={close}
          rule={pending.rule}
          slug={destination.slug}
          taken={records.filter(({ kind }) => kind === pending.form).map(({ key }) => key)}
          today={today}
          write={write}
        />
      )}
      {pending && 'verb' in pending && <DecideImportRule pending={pending} onClose={close} write={write} />}
    </>
  )
}

type KindProps = {
  kind: RuleKind
  records: Record[]
  bases: readonly Base[]
  screen: Props
  write: ReturnType<typeof useWrite>
  onSelect: (next: Pending) => void
}

/** The rules of one kind. */
function Kind({
  onSelect,
  bases,
  kind,
  records,
  screen: { mayUpdate, viewer },
  write: { busy, run },
}: KindProps) {
  const check = (id: number) =>
    run(callApi('put', '/api/v1/destination-rules/{id}/check', { params: { path: { id } } }))
  return (
    <section className={css.kind}>
      <header className={css.head}>
        <h2>{words.KINDS[kind].title}</h2>
        {mayUpdate && mayHaveAnother(kind, records.length) && (
          <button
            className={styles.button}
            onClick={() => onSelect({ form: kind, rule: null })}
            type="button"
          >
            {words.KINDS[kind].add}
          </button>
        )}
      </header>
      {kind === 'step' && <p className={list.help}>{words.twoPeople}</p>}
      {records.length === 0 && <p className={list.help}>{words.noRules}</p>}
      {records.map((record) => (
        <ImportRuleCard
          busy={busy}
          key={record.key}
          mayUpdate={mayUpdate}
          names={new Map(bases.map(({ key, name }) => [key, name]))}
          onCheck={check}
          onDecide={onSelect}
          onEdit={(rule) => onSelect({ form: kind, rule })}
          record={record}
          viewer={viewer}
        />
      ))}
    </section>
  )
}
