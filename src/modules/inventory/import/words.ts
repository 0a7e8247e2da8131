export const importsInterrupted = (count: string) =>
  count === '1' ? '1 import interrupted' : `${count} imports interrupted`
