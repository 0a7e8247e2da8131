import type { TestProject } from 'vitest/node'
import { dropDatabasesOf, openTestServer } from '../../scripts/lib/test-database.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
    productUrl: string
    template: string
    /** The process of the run, which owns its files' databases. */
    run: number
  }
}

/** Once for all integration tests: the server and the template that is copied for each test file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, template } = await openTestServer((text) => console.log(text))
  project.provide('adminUrl', server.adminUrl())
  project.provide('productUrl', server.url(''))
  project.provide('template', template)
  project.provide('run', process.pid)
  return async () => {
    await dropDatabasesOf(server.adminUrl(), process.pid)
    await server.release()
  }
}
