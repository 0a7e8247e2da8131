import { useState } from 'react'
import { issuesOf } from '@/input/fields'
import type { Issue } from '@/kernel/issue'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog, Refusal } from '@/ui/back-office/dialog'
import dialog from '@/ui/back-office/dialog.module.css'
import list from '@/ui/back-office/list/list.module.css'
import type { Field } from '@/ui/back-office/list/types'
import type { Draft, DraftValue } from '@/ui/back-office/record/draft'
import { FieldInput } from '@/ui/back-office/record/field-input'
import { SaveButton } from '@/ui/back-office/save-button'
import { callApi } from '@/ui/client/office'
import type { useWrite } from '@/ui/client/use-write'
import type { DestinationRule } from '../rules/destination'
import { needsApproval, type RuleKind } from '../rules/import-rule'
import { newKey } from '../rules/import-rule-checks'
import { ruleEntry } from '../schemas/import-rules'
import * as words from './destination-words'
import { draftOfRule, ROW_COUNT, TABLE } from './rule-draft'
import { entryOfDraft } from './rule-entry'
import { type Base, CELLS, fieldsOf } from './rule-fields'
import { RuleTable } from './rule-table'

type Props = {
  slug: string
  kind: RuleKind
  /** The version that a new one is made from; null for a new rule. */
  rule: DestinationRule | null
  /** The steps of the country. */
  bases: readonly Base[]
  /** The keys of its rules of this kind. */
  taken: readonly string[]
  today: string
  write: ReturnType<typeof useWrite>
  onClose: () => void
}

/** A new version begins as the one before it, read at its source today. */
const firstDraft = ({ kind, rule, today }: Props): Draft => ({
  ...(rule ? draftOfRule(rule) : { [ROW_COUNT]: CELLS[kind] ? '1' : '0' }),
  checkedOn: today,
})

const isAbout = (name: string, path: string): boolean => path === name || path.startsWith(`${name}.`)

/** What was entered, with what is wrong with it, and how it is sent. */
function useVersion(props: Props, fields: readonly Field[]) {
  const { kind, onClose, rule, slug, taken, write } = props
  const [draft, setDraft] = useState(() => firstDraft(props))
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const send = async () => {
    const key = rule?.key ?? newKey(kind, String(draft.name ?? ''), taken)
    const { entry, issues: unread } = entryOfDraft(kind, { ...draft, key })
    const read = ruleEntry.safeParse(entry)
    if (unread.length > 0 || !read.success) {
      setIssues([...unread, ...(read.success ? [] : issuesOf(read.error))])
      return
    }
    const params = { path: { slug } }
    const answer = await write.run(
      callApi('post', '/api/v1/destinations/{slug}/rules', { params, body: { rule: read.data } }),
    )
    if (answer.ok) onClose()
    else setIssues(answer.issues.map((issue) => ({ ...issue, path: issue.path.replace(/^rule\./, '') })))
  }
  const change = (name: string, value: DraftValue) => {
    setDraft((before) => ({ ...before, [name]: value }))
    setIssues((before) => before.filter(({ path }) => !isAbout(name, path)))
  }
  const table = TABLE[kind]
  const shown = [...fields.map(({ name }) => name), ...(table ? [table] : [])]
  const others = issues.filter(({ path }) => !shown.some((name) => isAbout(name, path)))
  return { change, draft, issues, others, send, setDraft }
}

/** Describes a new version of a rule, and saves it or sends it for approval. */
export function RuleForm(props: Props) {
  const { bases, kind, onClose, rule, write } = props
  const fields = fieldsOf(
    kind,
    bases.filter(({ key }) => key !== rule?.key),
  )
  const { change, draft, issues, others, send, setDraft } = useVersion(props, fields)
  const [table, cells] = [TABLE[kind], CELLS[kind]]
  return (
    <AdminDialog
      onClose={onClose}
      title={rule ? words.newVersionOf(rule.name) : words.newRule(words.KINDS[kind].title)}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <p className={list.help}>{words.earlierStay}</p>
        <Refusals issues={issues} others={others} write={write} />
        <div className={list.form}>
          {fields.map((field) => (
            <FieldInput
              draft={draft}
              error={issues.find(({ path }) => isAbout(field.name, path))?.message}
              field={field}
              id={`rule-${field.name}`}
              key={field.name}
              onChange={(value) => change(field.name, value)}
              onFault={() => undefined}
            />
          ))}
        </div>
        {table && cells && (
          <RuleTable cells={cells} draft={draft} issues={issues} onChange={setDraft} table={table} />
        )}
        <Foot busy={write.busy} kind={kind} onClose={onClose} />
      </form>
    </AdminDialog>
  )
}

type RefusalProps = Pick<Props, 'write'> & { issues: readonly Issue[]; others: readonly Issue[] }

/** Why it was not saved, unless that stands at a field. */
function Refusals({ issues, others, write: { busy, called } }: RefusalProps) {
  const refusal = called?.ok === false && issues.length === 0 && !busy ? called.message : null
  return (
    <>
      {refusal && <Refusal>{refusal}</Refusal>}
      {others.length > 0 && <Refusal>{[...new Set(others.map(({ message }) => message))].join(' ')}</Refusal>}
    </>
  )
}

const Foot = ({ busy, kind, onClose }: Pick<Props, 'kind' | 'onClose'> & { busy: boolean }) => (
  <div className={dialog.foot}>
    <button className={styles.button} onClick={onClose} type="button">
      {words.cancel}
    </button>
    <SaveButton disabled={busy}>
      {busy ? words.sending : needsApproval(kind) ? words.sendForApproval : words.save}
    </SaveButton>
  </div>
)
