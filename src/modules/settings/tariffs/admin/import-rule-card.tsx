import { dayInWords } from '@/kernel/time/day-in-words'
import { ApprovalProblem, ApproveButton } from '@/modules/settings/company/admin/approve-button'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { LocalTime } from '@/ui/back-office/time/local-time'
import type { RuleVersion } from '../queries/list-import-rule-versions'
import type { ShownVersion } from '../queries/list-import-rule-versions-with-approval'
import type { DestinationRule } from '../rules/destination'
import type { RuleRecord } from '../rules/import-rule-records-by-kind'
import { RULE_STATUS_LABELS } from '../rules/import-rule-status'
import { ruleInWords } from '../rules/import-rule-words'
import type { Deciding } from './decide-import-rule'
import * as words from './destination-words'
import css from './destinations.module.css'
import { ImportRuleRateTable } from './import-rule-rate-table'

type Names = ReadonlyMap<string, string>

type Props = {
  record: RuleRecord<ShownVersion>
  /** What steps are called, by their key. */
  names: Names
  mayUpdate: boolean
  viewer: number
  busy: boolean
  onCheck: (id: number) => void
  onDecide: (pending: Deciding) => void
  onEdit: (rule: DestinationRule) => void
}

/** A rule in plain words, with where it is written, what waits and what was before. */
export function ImportRuleCard(props: Props) {
  const { mayUpdate, names, onDecide, record, viewer } = props
  const { coming, current, earlier, waiting } = record
  const latest = current ?? coming[0] ?? earlier[0]
  return (
    <article className={css.rule}>
      <h3>{record.name}</h3>
      {current && <Version names={names} state="inForce" version={current} />}
      {coming.map((version) => (
        <Version key={version.rule.id} names={names} state="coming" version={version} />
      ))}
      {mayUpdate && latest && <Actions {...props} latest={latest.rule} />}
      {waiting.map((version) => (
        <div className={css.waiting} key={version.rule.id}>
          <Version names={names} state="other" version={version} />
          {mayUpdate && <Decision onDecide={onDecide} version={version} viewer={viewer} />}
        </div>
      ))}
      {earlier.length > 0 && (
        <details className={css.earlier}>
          <summary>{words.earlierVersions(earlier.length)}</summary>
          {earlier.map((version) => (
            <Version key={version.rule.id} names={names} state="other" version={version} />
          ))}
        </details>
      )}
    </article>
  )
}

/** What can be done to a rule that nobody is deciding about. */
const Actions = ({ busy, latest, onCheck, onEdit, record }: Props & { latest: DestinationRule }) => (
  <p className={css.actions}>
    <button className={styles.button} onClick={() => onEdit(latest)} type="button">
      {words.newVersion}
    </button>
    {record.current && (
      <button
        aria-label={words.checkedTodayAbout(record.name)}
        className={styles.button}
        disabled={busy}
        onClick={() => record.current && onCheck(record.current.rule.id)}
        type="button"
      >
        {words.checkedToday}
      </button>
    )}
  </p>
)

type VersionProps = { version: RuleVersion; names: Names; state: 'inForce' | 'coming' | 'other' }

const TONES = { inForce: 'green', coming: 'violet', other: 'slate' }

/** One version: its content, its source, and who entered and decided it. */
function Version({ names, state, version: { history, rule } }: VersionProps) {
  const { appliesFrom, appliesTo, note, sourceName, sourceUrl } = rule
  const { approvedBy, decidedAt, enteredAt, enteredBy, reason, status } = history
  const isOld = state === 'other' && status === 'APPROVED'
  const tone = state === 'other' && !isOld ? words.STATUS_TONES[status] : TONES[state]
  const label = {
    inForce: words.inForce,
    coming: words.notYet,
    other: isOld ? words.replaced : RULE_STATUS_LABELS[status],
  }[state]
  return (
    <div className={css.version}>
      <p className={css.says}>
        <span>{ruleInWords(rule, names)}</span>
        <StatusLabel tone={tone}>{label}</StatusLabel>
      </p>
      <ImportRuleRateTable rule={rule} />
      {note && <p className={css.note}>{note}</p>}
      <p className={list.help}>
        {words.source}:{' '}
        <a href={sourceUrl} rel="noreferrer" target="_blank">
          {sourceName}
        </a>
        {'. '}
        {appliesFrom && `${words.from(dayInWords(appliesFrom))}${appliesTo ? ' ' : '. '}`}
        {appliesTo && `${words.until(dayInWords(appliesTo))}. `}
        {words.checkedOn(dayInWords(rule.checkedOn))}. {words.enteredBy(enteredBy)}
        {enteredBy && (
          <>
            , <LocalTime iso={enteredAt} />
          </>
        )}
        {approvedBy && decidedAt && (
          <>
            . {words.decidedBy(RULE_STATUS_LABELS[status], approvedBy)}, <LocalTime iso={decidedAt} />
          </>
        )}
        .{reason && ` ${words.because(reason)}`}
      </p>
    </div>
  )
}

type DecisionProps = Pick<Props, 'onDecide' | 'viewer'> & { version: ShownVersion }

/** What the viewer can do about a version that waits: who entered it withdraws it, somebody else decides; or why not. */
function Decision({ onDecide, version, viewer }: DecisionProps) {
  if (version.history.enteredById === viewer)
    return (
      <p className={css.actions}>
        <span className={list.help}>{words.yourVersion}</span>
        <button
          className={styles.button}
          onClick={() => onDecide({ verb: 'withdraw', version })}
          type="button"
        >
          {words.withdraw}
        </button>
      </p>
    )
  const about = { id: `version-${version.rule.id}`, problem: version.approvalProblem }
  return (
    <>
      <p className={css.actions}>
        <ApproveButton {...about} onClick={() => onDecide({ verb: 'approve', version })} />
        <button className={styles.button} onClick={() => onDecide({ verb: 'reject', version })} type="button">
          {words.reject}
        </button>
      </p>
      <ApprovalProblem {...about} />
    </>
  )
}
