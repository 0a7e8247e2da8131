/** How often a process looks whether its launcher still lives, in milliseconds. */
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
 * Asks this process to end, as its launcher would, once that one is gone: killed, it tells nobody, and what it started
 * would go on working unseen beside the next start. A process that nothing of ours started watches nobody.
 */
export function endWithLauncher(): void {
  const launcher = Number(process.env.KAIDO_LAUNCHER)
  if (!Number.isInteger(launcher) || launcher <= 0) return
  // Its number may soon belong to another; whoever was started by it directly gets another parent.
  const isChild = process.ppid === launcher && process.platform !== 'win32'
  const watch = setInterval(() => {
    if (isChild ? process.ppid === launcher : isAlive(launcher)) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  watch.unref()
}
