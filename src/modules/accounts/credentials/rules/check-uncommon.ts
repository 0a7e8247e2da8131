import { type Issue, issue } from '@/kernel/issue'
import { isCommonPassword } from './common-password'
import { PASSWORD_MESSAGES } from './password'

/** What is wrong with a new password that is otherwise valid. */
export const checkUncommon = (password: string, path = 'password'): Issue[] =>
  isCommonPassword(password) ? [issue(path, PASSWORD_MESSAGES.common)] : []
