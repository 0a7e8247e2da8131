export const importRulesToApprove = (count: string) =>
  count === '1' ? '1 import rule to approve' : `${count} import rules to approve`
/** The heading above them on the dashboard. */
export const rulesWork = 'Import rules to approve'
