import { useState } from 'react'
import { issuesOf } from '@/input/issues'
import type { Issue } from '@/kernel/issue'
import styles from '@/ui/back-office/admin.module.css'
import { AdminDialog } from '@/ui/back-office/dialog'
import dialog from '@/ui/back-office/dialog.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import type { Field } from '@/ui/back-office/list/list-type'
import { DraftFields } from '@/ui/back-office/record/draft-fields'
import type { Draft, DraftValue } from '@/ui/back-office/record/record-draft'
import { isAbout, useDraftForm } from '@/ui/back-office/record/use-draft-form'
import { Refusal } from '@/ui/back-office/refusal'
import { SaveButton } from '@/ui/back-office/save-button'
import { callApi } from '@/ui/client/call-api'
import type { useWrite } from '@/ui/client/use-write'
import { refusalOf } from '@/ui/form/refusal-of'
import { newKey } from '../rules/check-import-rule'
import type { DestinationRule } from '../rules/destination'
import { needsApproval, type RuleKind } from '../rules/import-rule'
import { ruleEntry } from '../schemas/import-rules'
import * as words from './destination-words'
import { draftOfRule, ROW_COUNT, TABLE } from './import-rule-draft'
import { type Base, CELLS, fieldsOf } from './import-rule-form-fields'
import { ImportRuleRateTableInput } from './import-rule-rate-table-input'
import { readImportRuleDraft } from './read-import-rule-draft'

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

const idOf = (name: string): string => `rule-${name}`

/** What was entered, with what is wrong with it, and how it is sent. */
function useVersion(props: Props, fields: readonly Field[]) {
  const { kind, onClose, rule, slug, taken, write } = props
  const [draft, setDraft] = useState(() => firstDraft(props))
  const table = TABLE[kind]
  const names = [...fields.map(({ name }) => name), ...(table ? [table] : [])]
  const form = useDraftForm({
    names,
    idOf,
    submit: async () => {
      const key = rule?.key ?? newKey(kind, String(draft.name ?? ''), taken)
      const { entry, issues: unread } = readImportRuleDraft(kind, { ...draft, key })
      const read = ruleEntry.safeParse(entry)
      if (!read.success) return refusalOf([...unread, ...issuesOf(read.error)])
      if (unread.length > 0) return refusalOf(unread)
      const params = { path: { slug } }
      const body = { rule: read.data }
      const answer = await write.run(callApi('post', '/api/v1/destinations/{slug}/rules', { params, body }))
      if (answer.ok) onClose()
      const issues = answer.issues.map((issue) => ({ ...issue, path: issue.path.replace(/^rule\./, '') }))
      return { ...answer, issues }
    },
  })
  const change = (name: string, value: DraftValue) => {
    setDraft((before) => ({ ...before, [name]: value }))
    form.fault(name, null)
  }
  const others = form.issues.filter(({ path }) => !names.some((name) => isAbout(name, path)))
  return { ...form, change, draft, others, setDraft }
}

/** Describes a new version of a rule, and saves it or sends it for approval. */
export function ImportRuleForm(props: Props) {
  const { bases, kind, onClose, rule } = props
  const fields = fieldsOf(
    kind,
    bases.filter(({ key }) => key !== rule?.key),
  )
  const { change, draft, isBusy, issueOf, issues, others, problem, setDraft, submit } = useVersion(
    props,
    fields,
  )
  const [table, cells] = [TABLE[kind], CELLS[kind]]
  return (
    <AdminDialog
      onClose={onClose}
      title={rule ? words.newVersionOf(rule.name) : words.newRule(words.KINDS[kind].title)}
    >
      <form noValidate onSubmit={submit}>
        <p className={list.help}>{words.earlierStay}</p>
        <Refusals others={others} problem={problem} />
        <DraftFields draft={draft} fields={fields} idOf={idOf} issueOf={issueOf} onChange={change} />
        {table && cells && (
          <ImportRuleRateTableInput
            cells={cells}
            draft={draft}
            issues={issues}
            onChange={setDraft}
            table={table}
          />
        )}
        <Foot busy={isBusy} kind={kind} onClose={onClose} />
      </form>
    </AdminDialog>
  )
}

type RefusalProps = { others: readonly Issue[]; problem: string | null }

/** Why it was not saved, unless that stands at a field. */
function Refusals({ others, problem }: RefusalProps) {
  const text = [...new Set(others.map(({ message }) => message))].join(' ') || problem
  return text ? <Refusal>{text}</Refusal> : null
}

const Foot = ({ busy, kind, onClose }: Pick<Props, 'kind' | 'onClose'> & { busy: boolean }) => (
  <div className={dialog.foot}>
    <button className={styles.button} onClick={onClose} type="button">
      {words.cancel}
    </button>
    <SaveButton isBusy={busy}>
      {busy ? words.sending : needsApproval(kind) ? words.sendForApproval : words.save}
    </SaveButton>
  </div>
)
