/**
 * How an account got what it has through somebody else, the closest first. The first ones put it into that person's
 * hands, so that whatever it does may be theirs.
 */
export const HANDS = ['invited', 'created', 'staff', 'email', 'password'] as const
export const TIES = [
  ...HANDS,
  'role',
  'permissions',
  'activated',
  'restored',
  'second-factor',
  'line',
  'reverse',
  'common',
] as const
export type Tie = (typeof TIES)[number]

/** Of what approves a proposal, towards its proposer. */
export type SecondPerson = {
  /** Has the top role and can act. */
  isAdministrator: boolean
  /** Has been active without a break for as long as the settings want. */
  isActiveLongEnough: boolean
  /** What makes the two one person for all that anybody can know; null if nothing does. */
  tie: Tie | null
}

/** How the account that wants to approve is tied to the one that proposed. */
const TIED: Record<Tie, string> = {
  invited: 'You were invited by whoever proposed this.',
  created: 'Your account was created by whoever proposed this.',
  staff: 'You were made a member of staff by whoever proposed this.',
  email: 'Your e-mail address was changed by whoever proposed this.',
  password: 'Your password was set by whoever proposed this.',
  role: 'Your role was assigned by whoever proposed this.',
  permissions: 'Your permissions were changed by whoever proposed this.',
  activated: 'Your account was activated by whoever proposed this.',
  restored: 'Your account was restored by whoever proposed this.',
  'second-factor': 'Your second factor was reset by whoever proposed this.',
  line: 'You were invited or promoted by somebody whom the proposer invited.',
  reverse: 'The account that proposed this was created or invited by you, or by somebody whom you invited.',
  common: 'You and whoever proposed this were invited by the same person.',
}

const SOMEBODY_ELSE = 'Somebody else has to approve it.'

const daysInWords = (days: number): string => (days === 1 ? 'a day' : `${days} days`)

/**
 * Why somebody cannot approve what another person proposed; null if they can. An administrator always can: only an
 * administrator makes another, and every one of them is notified.
 * @param days for how long an account must have been active
 */
export function secondPersonProblem(
  { isActiveLongEnough, isAdministrator, tie }: SecondPerson,
  days: number,
): string | null {
  if (isAdministrator) return null
  if (tie !== null) return `${TIED[tie]} ${SOMEBODY_ELSE}`
  if (!isActiveLongEnough)
    return `Only accounts that have been active for ${daysInWords(days)} can approve this. ${SOMEBODY_ELSE}`
  return null
}
