import type { Issue } from '@/kernel/issue'

/** The list of common passwords, which comes only when a new password is otherwise complete. */
const fetchList = () => import('../rules/check-uncommon')

/**
 * What is wrong with a new password that is otherwise complete, before it is sent. Where the list cannot be loaded, the
 * server still refuses.
 */
export const uncommonIssues = async (password: string, path = 'password'): Promise<Issue[]> =>
  fetchList().then(
    ({ checkUncommon }) => checkUncommon(password, path),
    () => [],
  )
