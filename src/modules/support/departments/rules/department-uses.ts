/** What a department cannot be deleted for. */
export const departmentUses = [
  { of: 'support-departments', table: 'support_tickets', column: 'department_id', what: 'ticket' },
]
