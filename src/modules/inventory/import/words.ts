export const importsInterrupted = (count: string) =>
  count === '1' ? '1 import interrupted' : `${count} imports interrupted`

// Work on the dashboard
export const importsWork = 'Imports that stopped half-way'
