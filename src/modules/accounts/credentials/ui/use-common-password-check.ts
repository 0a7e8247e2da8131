import { useEffect, useState } from 'react'
import type { Issue } from '@/kernel/issue'
import { checkPassword } from '../rules/password'

/** The list of common passwords, which comes only when a new password is otherwise complete. */
const fetchList = () => import('../rules/common-password')

/**
 * What is wrong with a new password that is otherwise complete, before it is sent. Where the list cannot be loaded, the
 * server still refuses.
 */
export const uncommonIssues = async (password: string, path = 'password'): Promise<Issue[]> =>
  fetchList().then(
    ({ checkUncommon }) => checkUncommon(password, path),
    () => [],
  )

/** Whether a password is hard enough to guess; null while that is not known. */
export function useCommonPasswordCheck(password: string): boolean | null {
  const [result, setResult] = useState<{ password: string; isUncommon: boolean } | null>(null)
  useEffect(() => {
    if (checkPassword(password).length > 0) return
    let isCurrent = true
    void uncommonIssues(password).then((issues) => {
      if (isCurrent) setResult({ password, isUncommon: issues.length === 0 })
    })
    return () => {
      isCurrent = false
    }
  }, [password])
  return result?.password === password ? result.isUncommon : null
}
