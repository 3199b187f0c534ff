import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isDumpDue, publishDump, readHouseKey, writeDump } from '#domain/dumps/index.server.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import {
  createRepertoire,
  createTestEvent,
  systemScope,
  testNow,
  visitorScope,
} from '../../tests/support/factories.ts'
import { openApi } from '../../tests/support/api.ts'
import { memoryFiles } from '../../tests/support/memory-files.ts'
import { openTestMedia } from '../../tests/support/media-services.ts'

const database = useTestDatabase()

const answerSchema = z.object({
  manifest: z
    .object({
      made_at: z.string(),
      counts: z.record(z.string(), z.number()),
      files: z.array(z.object({ name: z.string(), url: z.string(), bytes: z.number(), sha256: z.string() })),
    })
    .nullable(),
  next_at: z.string().nullable(),
})

const linkedSchema = z.object({ '@graph': z.array(z.looseObject({ '@id': z.string() })) })

function openSite(now = testNow) {
  const dumps = memoryFiles()
  const api = openApi(() => visitorScope(database.db, now), memoryFiles(), openTestMedia(), dumps)
  return {
    dumps,
    ask: (address: string, headers: Record<string, string> = {}) => api.request(address, { headers }),
    manifest: async () => answerSchema.parse(await (await api.request('/api/dumps')).json()),
    async make(at = now) {
      const scope = systemScope(database.db, at)
      await publishDump(
        scope,
        dumps,
        await writeDump(scope, {
          store: dumps,
          key: await readHouseKey(scope),
          publicOrigin: 'https://hall.example',
        }),
      )
    },
  }
}

async function linesOf(site: ReturnType<typeof openSite>, name = 'archive'): Promise<string> {
  const { manifest } = await site.manifest()
  const file = manifest?.files.find((one) => one.name.startsWith(`${name}.`))
  const answer = await site.ask(new URL(file?.url ?? '').pathname)
  return gunzipSync(new Uint8Array(await answer.arrayBuffer())).toString()
}

test('The call says that there is no dump yet, and when the first one will be made: at three in the night', async () => {
  const site = openSite()
  expect(await site.manifest()).toEqual({ manifest: null, next_at: null })
  expect(await isDumpDue(systemScope(database.db))).toBe(false)
  const { next_at: next } = await site.manifest()
  expect(next).toBe('2026-11-22T02:00:00.000Z')
  expect(await isDumpDue(systemScope(database.db, new Date('2026-11-22T01:59:00Z')))).toBe(false)
  const night = new Date('2026-11-22T02:10:00Z')
  expect(await isDumpDue(systemScope(database.db, night))).toBe(true)
  await site.make(night)
  expect(await isDumpDue(systemScope(database.db, new Date('2026-11-22T20:00:00Z')))).toBe(false)
  expect((await site.manifest()).next_at).toBe('2026-11-23T02:00:00.000Z')
})

test('A dump has what visitors see, and neither hidden events nor those who appear in them only', async () => {
  const scope = systemScope(database.db)
  const { workId, ensembleId } = await createRepertoire(scope)
  const cast = [{ artistId: ensembleId, role: { de: 'Orchester', en: 'Orchestra' } }]
  const programme = [{ kind: 'work' as const, workId }]
  const hidden = { title: { de: 'Geheim', en: 'Secret' }, programme, cast }
  await createTestEvent(scope, { ...hidden, isOnline: false })
  await createTestEvent(scope, { ...hidden, onlineFrom: new Date('2026-12-01T00:00:00Z') })
  await createTestEvent(scope, { title: { de: 'Öffentlich', en: 'Public' }, internalNote: 'nur intern' })
  const site = openSite()
  await site.make()
  const lines = await linesOf(site)
  expect(lines).toContain('Öffentlich')
  for (const secret of ['Geheim', 'Dvořák', 'Morgenstern-Orchester', 'Symphonie', 'intern'])
    expect(lines).not.toContain(secret)
  expect((await site.manifest()).manifest?.counts).toMatchObject({ events: 1, people: 0, works: 0 })
})

test('The linked data describe everything that they name, by stable addresses that lead to it, and have no texts', async () => {
  const scope = systemScope(database.db)
  const { workId, ensembleId, composerId } = await createRepertoire(scope)
  const cast = [{ artistId: ensembleId, role: { de: 'Orchester', en: 'Orchestra' } }]
  const event = await createTestEvent(scope, {
    programme: [{ kind: 'work', workId, cast }, { kind: 'interval' }],
    teaser: { de: 'Ein Text des Hauses', en: 'A text of the house' },
  })
  const site = openSite()
  await site.make()
  const text = await linesOf(site, 'linked')
  expect(text).not.toContain('Text des Hauses')
  const things = linkedSchema.parse(JSON.parse(text))['@graph']
  const origin = 'https://hall.example/id'
  expect(things.map((thing) => thing['@id'])).toEqual([
    `${origin}/agent/${composerId}`,
    `${origin}/agent/${ensembleId}`,
    `${origin}/work/${workId}`,
    `${origin}/event/${event}`,
  ])
  expect(things.at(-1)).toMatchObject({
    '@type': 'MusicEvent',
    name: [
      { '@value': 'Ein Abend', '@language': 'de' },
      { '@value': 'An evening', '@language': 'en' },
    ],
    performer: [{ '@id': `${origin}/agent/${ensembleId}` }],
    workPerformed: [{ '@id': `${origin}/work/${workId}` }],
    subEvent: [{ workPerformed: { '@id': `${origin}/work/${workId}` } }],
  })
  // Performances are described within their events.
  const named = [...text.matchAll(/"@id":"([^"]+)"/g)].map(([, id = '']) => id)
  for (const id of new Set(named)) {
    const answer = await site.ask(new URL(id).pathname, { accept: 'application/ld+json' })
    expect(answer.status, id).toBe(200)
  }
})

test('A file is served whole and in parts, for pages of any origin, with a checksum that is true', async () => {
  await createTestEvent(systemScope(database.db))
  const site = openSite()
  await site.make()
  const { manifest } = await site.manifest()
  for (const { name, bytes, sha256 } of manifest?.files ?? []) {
    const answer = await site.ask(`/api/dumps/${name}`)
    const content = new Uint8Array(await answer.arrayBuffer())
    expect(content.length).toBe(bytes)
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const known = await site.ask(`/api/dumps/${name}`, { 'If-None-Match': answer.headers.get('etag') ?? '' })
    expect(known.status).toBe(304)
    const part = await site.ask(`/api/dumps/${name}`, { Range: 'bytes=2-5' })
    expect(part.status).toBe(206)
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(content.slice(2, 6))
    expect((await site.ask(`/api/dumps/${name}`, { Range: `bytes=${bytes}-` })).status).toBe(416)
  }
})

test('A new dump replaces the one before, whose files are gone; one of the same data has the same files', async () => {
  const site = openSite()
  await site.make()
  const before = await site.manifest()
  await site.make(new Date('2026-11-22T02:10:00Z'))
  const same = await site.manifest()
  expect(same.manifest?.files).toEqual(before.manifest?.files)
  expect(same.manifest?.made_at).not.toBe(before.manifest?.made_at)
  await createTestEvent(systemScope(database.db))
  await site.make(new Date('2026-11-23T02:10:00Z'))
  expect(site.dumps.contents.size).toBe(6)
  const gone = before.manifest?.files.find(({ name }) => name.startsWith('events.'))?.name
  expect((await site.ask(`/api/dumps/${gone}`)).status).toBe(404)
})

test('A dump that fails leaves nothing behind, and the one before is still served', async () => {
  const site = openSite()
  await site.make()
  const scope = systemScope(database.db)
  const stopped = AbortSignal.abort(new Error('the program ends'))
  const failing = writeDump(scope, {
    store: site.dumps,
    key: await readHouseKey(scope),
    publicOrigin: 'https://hall.example',
    signal: stopped,
  })
  await expect(failing).rejects.toThrow('the program ends')
  expect(site.dumps.contents.size).toBe(6)
  expect(await linesOf(site)).toBe('')
})
