import type { PayloadRequest } from 'payload'
import { notifyAdministrators } from '@/modules/accounts/access/operations/notify-administrators'
import { dbOf } from '@/server/db-of'
import { absoluteUrl } from '@/server/http/absolute-url'
import { importRuleApprovedMail, importRuleProposedMail } from '../mail/import-rule-mails'
import { getVersionNews } from '../queries/list-import-rule-versions'
import { DESTINATIONS_PATH } from '../rules/admin-urls'
import { ruleInWords } from '../rules/import-rule-words'

/**
 * Notifies every administrator that a version of a rule was proposed, or if it has been approved that it was; in the
 * caller's transaction, once for each.
 */
export async function notifyOfImportRule(req: PayloadRequest, id: number): Promise<void> {
  const version = await getVersionNews(await dbOf(req), id)
  if (!version) return
  const { country, history, rule, slug } = version
  const about = {
    country,
    rule: rule.name,
    content: ruleInWords(rule).replace(/\.$/, ''),
    source: rule.sourceName,
    proposer: history.enteredBy ?? '',
    link: absoluteUrl(`${DESTINATIONS_PATH}/${slug}`),
  }
  if (history.status === 'PROPOSED')
    await notifyAdministrators(req, importRuleProposedMail, `import-rule:${id}:proposed`, about)
  else {
    const approver = history.approvedBy ?? ''
    await notifyAdministrators(req, importRuleApprovedMail, `import-rule:${id}:approved`, {
      ...about,
      approver,
    })
  }
}
