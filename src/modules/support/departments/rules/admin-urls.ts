export const DEPARTMENTS_SCREEN = '/admin/support-management/departments'

/** The screen of a department; `create` is that of a new one. */
export const departmentUrl = (id: number | 'create'): string => `${DEPARTMENTS_SCREEN}/${id}`
