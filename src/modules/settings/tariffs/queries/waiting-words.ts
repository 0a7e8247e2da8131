export const importRulesToApprove = (count: string) =>
  count === '1' ? '1 import rule to approve' : `${count} import rules to approve`
