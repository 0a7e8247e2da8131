import os from 'node:os'
import type { Payload } from 'payload'
import { followBlog } from '@/modules/content/blog/queries/count-public-posts-from-memory'
import { getPost } from '@/modules/content/blog/queries/get-post'
import { listLatestPosts, listPosts } from '@/modules/content/blog/queries/list-posts'
import { listBlogTags } from '@/modules/content/blog/queries/list-tags'
import { LATEST } from '@/modules/content/blog/queries/select-post-source'
import { blogTagsQuery } from '@/modules/content/blog/schemas/blog-tags'
import { postsQuery } from '@/modules/content/blog/schemas/posts'
import { closedLoop, round, spread } from '../search/measure'
import { loadPosts, TAGS } from './load'

export type BenchOptions = {
  payload: Payload
  /** The same database as the superuser: triggers are off while the rows come in. */
  adminUrl: string
  posts: number
  /** How often each list is read. */
  reads: number
  print: (text: string) => void
}

/** The longest that one in twenty reads may take. */
const GOAL_MS = 50

type List = { name: string; hasGoal: boolean; read: (turn: number) => Promise<readonly unknown[]> }

/** Page 1 mostly, and now and then one further down. */
const pageOf = (turn: number): string => String(turn % 4 === 3 ? 2 + (turn % 40) : 1)

const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** The lists as pages and calls read them; each turn reads another page, tag or post. */
function listsOf(payload: Payload, posts: number): List[] {
  const db = payload.db.drizzle
  const list = async (query: Record<string, string>, seesAll = false) =>
    (await listPosts({ payload }, postsQuery.parse({ limit: '12', ...query }), seesAll)).rows
  const draft = async (query: Record<string, string>) =>
    (await listPosts({ payload }, postsQuery.parse(query), true, { source: LATEST })).rows
  const tags = blogTagsQuery.parse({})
  const goal = (name: string, read: List['read']): List => ({ name, hasGoal: true, read })
  return [
    goal('list', (turn) => list({ page: pageOf(turn) })),
    goal('list of a common tag', (turn) => list({ tag: 'Tag 1', page: pageOf(turn) })),
    goal('list of any tag', (turn) => list({ tag: `tag-${1 + (turn % TAGS)}`, page: pageOf(turn) })),
    goal('list of days', (turn) => list({ dateFrom: dayBefore(60 + turn), dateTo: dayBefore(30 + turn) })),
    goal('tag cloud', () => listBlogTags({ payload }, tags, TAGS)),
    goal('latest', (turn) => listLatestPosts(payload, 3, { except: turn })),
    goal('post', async (turn) => [await getPost(db, 1 + ((turn * 7_919) % posts), true)]),
    goal('post by its address', (turn) => list({ route: `post-number-${1 + ((turn * 7_919) % posts)}` })),
    // Every title is searched, and every version sorted: no page of readers does either.
    { name: 'staff, all', hasGoal: false, read: (turn) => list({ page: pageOf(turn) }, true) },
    { name: 'staff, as last saved', hasGoal: false, read: (turn) => draft({ page: pageOf(turn) }) },
    { name: 'words in the title', hasGoal: false, read: (turn) => list({ title: `number ${turn}` }) },
  ]
}

/** Loads posts and reads every list of them. */
export async function benchContent({ adminUrl, payload, posts, print, reads }: BenchOptions) {
  const started = performance.now()
  await loadPosts(adminUrl, posts)
  // As a process does that listens to notices.
  await followBlog(payload)
  const load = Math.round((performance.now() - started) / 1_000)
  print(`${posts} posts loaded in ${load} s`)
  const lists: Record<string, { p50: number; p95: number; p99: number; rows: number }> = {}
  const slow: string[] = []
  for (const { hasGoal, name, read } of listsOf(payload, posts)) {
    let rows = 0
    const turns = Array.from({ length: reads }, (_, turn) => turn)
    const request = async (turn: number) => {
      rows += (await read(turn)).length
    }
    await closedLoop(1, turns.slice(0, Math.ceil(reads / 10)), request)
    rows = 0
    const times = spread(await closedLoop(1, turns, request))
    lists[name] = { ...times, rows: round(rows / reads) }
    if (hasGoal && times.p95 > GOAL_MS) slow.push(name)
    print(`${name}: p50 ${times.p50}, p95 ${times.p95}, p99 ${times.p99} ms, ${lists[name].rows} rows`)
  }
  const loadAverage = os.loadavg().map((value) => round(value, 2))
  return { ok: slow.length === 0, slow, posts, reads, lists, load_average: loadAverage, load_seconds: load }
}
