/** The choices of an address by field: 'check_result.passed' and 'check_result.failed' are alternatives. */
export function choicesByAddedField(choices: readonly string[]): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const choice of choices) {
    const [field = ''] = choice.split('.')
    fields.set(field, [...(fields.get(field) ?? []), choice])
  }
  return fields
}
