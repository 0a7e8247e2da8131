import { useEffect, useState } from 'react'
import { checkPassword } from '../rules/password'
import { uncommonIssues } from './uncommon-issues'

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
