import { eq } from 'drizzle-orm'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { artists, auditLog, changes, type Role } from '#db/schema/index.ts'
import { addRecord, deleteRecord, storeOfKind } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import type { ExportFormat } from '#records/definition.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import { createHouse, createRepertoire } from '../../../tests/support/factories.ts'
import { insertMedia } from '../../../tests/support/media.ts'
import { openTestMedia } from '../../../tests/support/media-services.ts'
import { readCsv, readXlsx } from '../../../tests/support/read-tables.ts'
import { staffImports } from '../../../tests/support/staff-imports.ts'
import { exportRecords } from './index.server.ts'

const database = useTestDatabase()
const eventStore = storeOfKind(recordStores, 'event')

async function openHouse(role: Role = 'editor') {
  const scope = await createAuthor(database.db, role, role)
  const house = { ...(await createHouse(scope)), ...(await createRepertoire(scope)) }
  const concert = (title: string, more = {}) =>
    addRecord(scope, eventStore, {
      title: { de: title, en: '' },
      date_start: '2027-03-18T18:30:00.000Z',
      room: house.roomId,
      programme: [
        { kind: 'work', work: house.workId, minutes: 42, title: null, cast: [] },
        { kind: 'interval', work: null, title: null, cast: [] },
      ],
      cast: [
        { artist: house.ensembleId, role: { de: 'Leitung', en: 'conductor' }, note: null, replaces: null },
      ],
      price_min: 2500,
      price_max: 9400,
      ...more,
    })
  return {
    scope,
    ...house,
    concert,
    save: (format: ExportFormat, more = {}) => save(scope, 'event', format, more),
  }
}

async function save(scope: Scope, kind: string, format: ExportFormat, more: object = {}): Promise<Buffer> {
  const store = storeOfKind(recordStores, kind)
  const given = { question: { ...more }, format, language: 'de' as const }
  return buffer(await exportRecords(scope, recordStores, store, given))
}

const column = (rows: readonly (readonly (string | number)[])[], name: string) => {
  const at = rows[0]?.indexOf(name) ?? -1
  return rows.slice(1).map((row) => row[at])
}

describe('The list of events', () => {
  test('is exported as it is filtered and ordered, with programme and cast in both languages', async () => {
    const { concert, save: saveAs } = await openHouse()
    await concert('B')
    await concert('=1+1')
    await concert('Anderes', { responsible: 'Clara' })
    const rows = readXlsx(await saveAs('xlsx', { ordering: 'title', filters: { is_online: false } }))
    expect(column(rows, 'Titel (de)')).toEqual(['=1+1', 'Anderes', 'B'])
    expect(column(rows, 'Programm (de)')[0]).toBe(
      "Antonín Dvořák: Symphonie Nr. 9 e-Moll op. 95 (42')\nPause",
    )
    expect(column(rows, 'Programm (en)')[0]).toBe(
      "Antonín Dvořák: Symphony No. 9 in E minor op. 95 (42')\nInterval",
    )
    expect(column(rows, 'Besetzung (en)')[0]).toBe('Morgenstern-Orchester, conductor')
    expect(column(rows, 'Beginn')[0]).toBeCloseTo(46464.8125, 6)
    expect(column(rows, 'Preis ab')).toEqual([25, 25, 25])
    const csv = readCsv((await saveAs('csv', { query: '1' })).toString())
    expect(column(csv, 'Titel (de)')).toEqual(["'=1+1"])
    expect(column(csv, 'Saal')).toEqual(['Großer Saal'])
  })

  test('is tagged text for print: UTF-16, a style for each paragraph, special characters escaped', async () => {
    const { concert, save: saveAs } = await openHouse()
    await concert('Mit <Zeichen> \\ und so')
    const text = (await saveAs('tagged_text')).toString('utf16le')
    const [first, , ...lines] = text.split('\r\n')
    expect(first).toBe('\u{feff}<UNICODE-WIN>')
    expect(lines.slice(0, 6)).toEqual([
      '<ParaStyle:Datum>Donnerstag, 18. März 2027, 19.30 Uhr',
      '<ParaStyle:Ort>Großer Saal',
      String.raw`<ParaStyle:Titel>Mit \<Zeichen\> \\ und so`,
      "<ParaStyle:Programm>Antonín Dvořák: Symphonie Nr. 9 e-Moll op. 95 (42')",
      '<ParaStyle:Programm>Pause',
      '<ParaStyle:Besetzung>Morgenstern-Orchester, Leitung',
    ])
    expect(text).toContain('<ParaStyle:Preis EN>€25–94')
  })

  test('is for those who may read it', async () => {
    await openHouse()
    const author = await createAuthor(database.db, 'author', 'author')
    await expect(save(author, 'event', 'json')).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('An export as a spreadsheet that is imported again', () => {
  test.each(['xlsx', 'csv'] as const)(
    'changes nothing as %s, also of what it does not hold',
    async (format) => {
      const { scope, concert, save: saveAs, workId, ensembleId, tagId } = await openHouse()
      const role = { de: 'Klavier', en: 'piano' }
      const id = await concert('Eins', {
        programme: [
          { kind: 'movement', work: workId, title: { de: 'Largo', en: 'Largo' }, premiere: 'city', cast: [] },
          { kind: 'talk', work: null, title: { de: 'Amerika', en: 'America' }, cast: [] },
          { kind: 'encore', work: workId, title: null, minutes: 5, note: { de: 'kurz', en: '' }, cast: [] },
        ],
        cast: [{ artist: ensembleId, role, note: { de: 'erstmals', en: '' }, replaces: ensembleId }],
        presale: [{ tag: tagId, presale_date: '2027-01-01T09:00:00.000Z' }],
        ticket_sale_from: '2027-01-08T09:00:00.000Z',
        doors_open: '2027-03-18T18:00:00.000Z',
        status: 'few_tickets',
      })
      await concert('Zwei')
      const { run } = staffImports(scope)
      const { report } = await run(await saveAs(format), {}, `export.${format}`)
      expect(report).toMatchObject({ added: 0, changed: 0, rejected: 0, unchanged: 2, kept: 0 })
      const moved = (await saveAs('csv')).toString().replaceAll('2027-03-18 19:30', '2027-03-19 20:00')
      expect((await run(moved, {}, 'export.csv')).report).toMatchObject({ added: 0, changed: 2 })
      const gone = moved.replace(`"${id}";`, '"999999";')
      expect((await run(gone, {}, 'export.csv')).report?.problems).toMatchObject([
        { column: 'ID', code: 'unknown' },
      ])
    },
  )
})

describe('An export as JSON that is imported again', () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .map((one) => one.replaceAll(/\p{C}/gu, '').trim())
  const pair = fc.tuple(text, text).map(([de, en]) => ({ de: de || 'Ohne', en }))
  const maybe = <Value>(one: fc.Arbitrary<Value>) => fc.option(one, { nil: null })
  const draft = (house: {
    workId: number
    ensembleId: number
    roomId: number
    tagId: number
    genreId: number
  }) =>
    fc.record({
      title: pair,
      subtitle: maybe(pair),
      date_start: fc
        .date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString()),
      room: maybe(fc.constant(house.roomId)),
      genres: fc.subarray([house.genreId]),
      programme: fc.array(
        fc.record({
          kind: fc.constantFrom('work', 'encore'),
          work: fc.constant(house.workId),
          title: maybe(pair),
          minutes: maybe(fc.integer({ min: 1, max: 600 })),
          arrangement: maybe(pair),
          premiere: maybe(fc.constantFrom('world', 'city')),
          note: maybe(pair),
          cast: fc.array(
            fc.record({
              artist: fc.constant(house.ensembleId),
              role: maybe(pair),
              note: maybe(pair),
              replaces: maybe(fc.constant(house.ensembleId)),
            }),
            { maxLength: 2 },
          ),
        }),
        { maxLength: 3 },
      ),
      price_min: maybe(fc.integer({ min: 0, max: 5000 })),
      price_max: fc.constant(5000),
      price_categories: fc.array(
        fc.record({ name: pair, amount: fc.nat(9000), reduced: maybe(fc.nat(9000)) }),
        {
          maxLength: 2,
        },
      ),
      presale: fc.subarray([{ tag: house.tagId, presale_date: '2027-01-01T09:00:00.000Z' }]),
      access: fc.constantFrom({}, { step_free: true, wheelchair_places: 4 }),
      teaser: maybe(pair),
      responsible: maybe(text.map((one) => one || 'Anna')),
      is_text_ready: fc.boolean(),
    })

  test('changes nothing: no record, no entry in either log', async () => {
    const { scope, ...house } = await openHouse()
    const { run } = staffImports(scope)
    await fc.assert(
      fc.asyncProperty(fc.array(draft(house), { minLength: 1, maxLength: 3 }), async (drafts) => {
        for (const one of drafts) await addRecord(scope, eventStore, one)
        const before = [await scope.db.$count(auditLog), await scope.db.$count(changes)]
        const all = await scope.db.$count(eventStore.table)
        const exported = await save(scope, 'event', 'json')
        const { report } = await run(exported, {}, 'export.json')
        expect(report).toMatchObject({ added: 0, changed: 0, rejected: 0, unchanged: all })
        expect([await scope.db.$count(auditLog), await scope.db.$count(changes)]).toEqual(before)
        expect(await save(scope, 'event', 'json')).toEqual(exported)
      }),
      { numRuns: 12 },
    )
  })

  test.each(
    Object.values(recordStores)
      .filter(({ single }) => !single)
      .map(({ definition }) => definition.kind),
  )('changes no %s', async (kind) => {
    const { scope, concert, ensembleId } = await openHouse('administrator')
    await concert('Eins')
    const portraitId = await insertMedia(scope.db, 'portrait')
    await scope.db.update(artists).set({ portraitId }).where(eq(artists.id, ensembleId))
    const { run } = staffImports(scope)
    const exported = await save(scope, kind, 'json')
    const before = await scope.db.$count(auditLog)
    const { report } = await run(exported, {}, 'export.json')
    expect(report).toMatchObject({ kind, added: 0, changed: 0, rejected: 0 })
    expect(await scope.db.$count(auditLog)).toBe(before)
  })

  test('writes what was changed in the file, and brings a deleted record back as a new one, once', async () => {
    const { scope, concert } = await openHouse()
    const { run } = staffImports(scope)
    const [one, two] = [await concert('Eins'), await concert('Zwei')]
    const exported = (await save(scope, 'event', 'json')).toString().replace('"Eins"', '"Anders"')
    await deleteRecord(scope, recordStores, eventStore, two, { language: 'de', files: openTestMedia().store })
    const { report } = await run(exported, {}, 'export.json')
    expect(report).toMatchObject({ added: 1, changed: 1 })
    expect(report?.entries.find(({ id }) => id === one)).toMatchObject({
      before: { title: { de: 'Eins' } },
      after: { title: { de: 'Anders' } },
    })
    expect((await run(exported, {}, 'export.json')).report).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 2,
    })
  })

  test('of another house finds records by their names, and adds the rest on demand', async () => {
    const { scope, concert, roomId } = await openHouse()
    const { run } = staffImports(scope)
    await concert('Gastspiel')
    const foreign = (await save(scope, 'event', 'json'))
      .toString()
      .replace(/"house":"[^"]+"/, '"house":"another"')
      .replaceAll('Morgenstern-Orchester', 'Gastorchester')
      .replaceAll(`"room":${roomId}`, '"room":987')
      .replace(`"room:${roomId}"`, '"room:987"')
    const { report } = await run(foreign, { adds: ['artist'] }, 'export.json')
    expect(report).toMatchObject({ added: 1, changed: 0, rejected: 0 })
    const exported = (await save(scope, 'event', 'json', { ids: [report?.entries[0]?.id ?? 0] })).toString()
    expect(exported).toContain('Gastorchester')
    expect(exported).toContain(`"room":${roomId}`)
    expect((await run(foreign, { adds: ['artist'] }, 'export.json')).report).toMatchObject({
      added: 0,
      unchanged: 1,
    })
  })

  test('of what only administrators may change is refused for others', async () => {
    const { scope } = await openHouse()
    const file = '{"format":"concert-hall-records","version":1,"kind":"mail_text","house":"x","records":[]}'
    await expect(staffImports(scope).begin(file, 'x.json')).rejects.toMatchObject({ code: 'forbidden' })
  })

  const head = '{"format":"concert-hall-records"'
  test.each([
    ['that is cut off', head, 'import_broken'],
    ['of a later version', `${head},"version":2,"kind":"event","house":"x","records":[]}`, 'import_kind'],
    ['of a single record', `${head},"version":1,"kind":"settings","house":"x","records":[]}`, 'import_kind'],
    ['of no kind', `${head},"version":1,"kind":"__proto__","house":"x","records":[]}`, 'import_kind'],
    ['that is nested without end', `${head},"a":${'['.repeat(100_000)}`, 'import_broken'],
  ])('is refused for a file %s', async (_what, file, code) => {
    const { scope } = await openHouse()
    await expect(staffImports(scope).begin(file, 'x.json')).rejects.toMatchObject({ fields: { file: code } })
  })
})
