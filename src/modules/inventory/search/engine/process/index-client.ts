import { Worker } from 'node:worker_threads'
import { logger } from '@/server/logger'
import type { IndexState, Message, Question } from './index-thread-messages'

/** An index silent for this long is not trusted, in milliseconds. It reports every second. */
const SILENCE_MS = 30_000
const ANSWER_TIMEOUT_MS = 10_000
const RESTART_MS = [1_000, 2_000, 5_000, 15_000, 60_000]

type Distributed<T> = T extends unknown ? Omit<T, 'id'> : never
export type Pending = Distributed<Question>
type Waiting = { resolve: (message: Message) => void; fail: (error: Error) => void; timer?: NodeJS.Timeout }

/** The app's side of the thread with the index: queries it, watches it, and restarts it if it dies. */
export class IndexClient {
  state: IndexState | null = null
  private readonly connectionString: string
  private worker: Worker | null = null
  private readonly waiting = new Map<number, Waiting>()
  private watchers: (() => void)[] = []
  private lastId = 0
  private heardAt = 0
  private failures = 0
  private isStopped = false
  private restart: NodeJS.Timeout | undefined

  constructor(connectionString: string) {
    this.connectionString = connectionString
    this.start()
  }

  /** Whether the index is loaded and was healthy a moment ago. */
  get isReady(): boolean {
    return this.state?.isReady === true && performance.now() - this.heardAt < SILENCE_MS
  }

  /**
   * Queries the thread.
   *
   * @throws if it fails, dies or does not answer in time
   */
  request(question: Pending, timeoutMs = ANSWER_TIMEOUT_MS): Promise<Message> {
    const { worker } = this
    if (!worker) return Promise.reject(new Error('The search index is not running'))
    this.lastId += 1
    const id = this.lastId
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        clearTimeout(timer)
        this.waiting.delete(id)
        reject(error)
      }
      const late = () => fail(new Error(`The search index did not answer within ${timeoutMs / 1_000} s`))
      const timer = timeoutMs === Number.POSITIVE_INFINITY ? undefined : setTimeout(late, timeoutMs)
      this.waiting.set(id, {
        fail,
        resolve: (message) => {
          clearTimeout(timer)
          this.waiting.delete(id)
          resolve(message)
        },
      })
      worker.postMessage({ ...question, id })
    })
  }

  /** Resolves when the state meets a condition; immediately if it already does. */
  until(isSo: (state: IndexState) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!this.state || !isSo(this.state)) return
        this.watchers = this.watchers.filter((watcher) => watcher !== look)
        resolve()
      }
      this.watchers.push(look)
      look()
    })
  }

  async stop(): Promise<void> {
    this.isStopped = true
    clearTimeout(this.restart)
    await this.worker?.terminate()
  }

  private start(): void {
    // Bundled if there is a bundler; otherwise Node runs the file, without the app's own start options.
    const worker = new Worker(new URL('./index-thread.ts', import.meta.url), {
      name: 'kaido-search',
      workerData: { connectionString: this.connectionString },
      execArgv: [],
      // Many rows come and go while it loads; a larger young generation would stay unused afterwards.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    })
    worker.unref()
    worker.on('message', (message: Message) => this.hear(message))
    worker.on('error', (error) => logger.error({ err: error }, 'the search index failed'))
    worker.once('exit', (code) => this.ended(code))
    this.worker = worker
  }

  private hear(message: Message): void {
    if (message.kind === 'log') logger[message.level](message.facts, message.text)
    else if (message.kind === 'state') this.learn(message.state)
    else if (message.kind === 'failed') this.waiting.get(message.id)?.fail(new Error(message.reason))
    else this.waiting.get(message.id)?.resolve(message)
  }

  private learn(state: IndexState): void {
    this.state = state
    this.heardAt = performance.now()
    if (state.isReady) this.failures = 0
    for (const look of this.watchers) look()
  }

  private ended(code: number): void {
    this.worker = null
    this.state = null
    for (const { fail } of this.waiting.values()) fail(new Error('The search index ended'))
    if (this.isStopped) return
    const waitMs = RESTART_MS[Math.min(this.failures, RESTART_MS.length - 1)] ?? 0
    this.failures += 1
    logger.error({ code, waitMs }, 'the search index ended; SQL answers until it is back')
    this.restart = setTimeout(() => this.start(), waitMs)
    this.restart.unref()
  }
}
