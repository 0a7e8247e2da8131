/** How often a process checks whether its launcher is still alive, in milliseconds. */
const LOOK_MS = 500

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Shuts this process down, as its launcher would, once the launcher is gone: if killed, it notifies no one,
 * and its children would run on unnoticed alongside the next start. A process not started by our launcher
 * watches nothing.
 */
export function endWithLauncher(): void {
  const launcher = Number(process.env.KAIDO_LAUNCHER)
  if (!Number.isInteger(launcher) || launcher <= 0) return
  // Its process id may be reused; a direct child gets another parent.
  const isChild = process.ppid === launcher && process.platform !== 'win32'
  const watch = setInterval(() => {
    if (isChild ? process.ppid === launcher : isAlive(launcher)) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  watch.unref()
}
