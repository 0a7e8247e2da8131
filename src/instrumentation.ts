/** Next calls this once when the server starts: everything that lives as long as the process starts here. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startProcess } = await import('@/wiring/start-process')
  await startProcess()
}
