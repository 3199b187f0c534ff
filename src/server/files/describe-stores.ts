import type { Db } from '#db/client/index.server.ts'
import { sampleFiles } from '#domain/forms/index.server.ts'
import { sampleMedia } from '#domain/media/index.server.ts'
import { judgeStore, type DatabaseIdentity, type Verdict } from '#domain/stores/index.server.ts'
import type { Stores } from './open-stores.ts'

/** How many contents are looked for in each store. */
const sampleSize = 100

/** What an operator should know before claiming the stores, one line for each. */
export async function describeStores(
  { db, stores }: { db: Db; stores: Stores },
  identity: DatabaseIdentity,
): Promise<{ lines: string[]; areOurs: boolean }> {
  const expected = {
    media: await sampleMedia({ db }, sampleSize),
    files: await sampleFiles({ db }, sampleSize),
  }
  const verdicts: Verdict[] = []
  const lines: string[] = []
  for (const { name, shownAs, store } of stores.places) {
    const verdict = await judgeStore(store, identity)
    verdicts.push(verdict)
    let files = 0
    for await (const _ of store.list()) files += 1
    let there = 0
    for (const each of expected[name]) if ((await store.sizeOf(each)) !== null) there += 1
    const known = `${there} of ${expected[name].length} looked for, which this database knows, are there`
    lines.push(`${shownAs}: ${describeVerdict(verdict)}; ${files} files; ${known}.`)
  }
  return { lines, areOurs: verdicts.every(({ kind }) => kind === 'ours') }
}

function describeVerdict(verdict: Verdict): string {
  if (verdict.kind !== 'strange')
    return { ours: 'belongs to this database', empty: 'empty', unmarked: 'belongs to nobody' }[verdict.kind]
  const since = verdict.claimedAt === null ? '' : ` since ${verdict.claimedAt}`
  return {
    other: `belongs to another database${since}`,
    copy: `belongs to the database of which this one is a copy${since}`,
    unreadable: 'has an unreadable mark',
  }[verdict.because]
}
