import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { TOP_ROLE_ID } from '@/kernel/permissions'
import { flag, nullable, oneOf } from '@/server/rows/fields'
import { HANDS, TIES } from '../rules/second-person'

const HANDS_LIST = sql`${sql.param([...HANDS])}::text[]`
const TIES_LIST = sql`${sql.param([...TIES])}::text[]`

const isAdministrator = (approver: SQL): SQL => sql`EXISTS (SELECT FROM users
  WHERE id = ${approver} AND role_id = ${TOP_ROLE_ID} AND status = 'ACTIVE' AND deleted_at IS NULL)`

const isActiveLongEnough = (approver: SQL, days: SQL): SQL => sql`EXISTS (SELECT FROM active_accounts
  WHERE user_id = ${approver} AND since <= now() - make_interval(days => ${days}))`

/**
 * How the approver is tied to the proposer; null if in no way. `behind` is everybody by whom the approver was made, in
 * whatever way, and in whose hands those were; `above` the same for the proposer. Whom an administrator invited is
 * nobody's second account: lines that both have in common end there.
 */
const tie = (approver: SQL, proposer: SQL): SQL => sql`(
  WITH RECURSIVE behind (id, may_be_common) AS (
    SELECT ${approver}, true
    UNION SELECT maker_id, how = ANY (${HANDS_LIST}) AND NOT by_administrator
      FROM account_makers WHERE user_id = ${approver}
    UNION SELECT m.maker_id, b.may_be_common AND NOT m.by_administrator
      FROM behind b JOIN account_makers m ON m.user_id = b.id AND m.how = ANY (${HANDS_LIST})
  ), above (id) AS (
    SELECT ${proposer}
    UNION SELECT m.maker_id FROM above a JOIN account_makers m ON m.user_id = a.id
      AND m.how = ANY (${HANDS_LIST}) AND NOT m.by_administrator
  )
  SELECT coalesce(
    (SELECT how FROM account_makers WHERE user_id = ${approver} AND maker_id = ${proposer}
      ORDER BY array_position(${TIES_LIST}, how) LIMIT 1),
    CASE
      WHEN EXISTS (SELECT FROM behind WHERE id = ${proposer}) THEN 'line'
      WHEN EXISTS (SELECT FROM above WHERE id = ${approver}) THEN 'reverse'
      WHEN EXISTS (SELECT FROM behind JOIN above USING (id) WHERE may_be_common) THEN 'common'
    END))`

/** What the rule of the second person needs to know. @param days expressions of integers, all three */
export const secondPersonFacts = (approver: SQL, proposer: SQL, days: SQL) => ({
  isAdministrator: flag(isAdministrator(approver)),
  isActiveLongEnough: flag(isActiveLongEnough(approver, days)),
  tie: nullable(oneOf(TIES, tie(approver, proposer))),
})

/** The same rule as a condition, where what somebody may approve is counted; a test compares both. */
export const isSecondPerson = (approver: SQL, proposer: SQL, days: SQL): SQL =>
  sql`(${approver} IS DISTINCT FROM ${proposer} AND (${isAdministrator(approver)}
    OR (${isActiveLongEnough(approver, days)} AND ${tie(approver, proposer)} IS NULL)))`
