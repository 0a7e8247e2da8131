export const departmentNotFound = 'Department not found'
