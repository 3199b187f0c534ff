import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { artists, auditLog, changes, events, importFiles, importRuns, works } from '#db/schema/index.ts'
import { saveSettings } from '#domain/house/index.server.ts'
import {
  addRecord,
  changeRecord,
  loadManyValues,
  readHistory,
  storeOfKind,
} from '#domain/records/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { createAuthor } from '../../../../tests/support/drafts.ts'
import {
  createHouse,
  createRepertoire,
  createWorks,
  systemScope,
} from '../../../../tests/support/factories.ts'
import {
  beginFeedImport,
  clearImportFiles,
  finishRow,
  listImports,
  previewSheet,
  readImport,
} from '../index.server.ts'
import { staffImports } from '../../../../tests/support/staff-imports.ts'

const database = useTestDatabase()
const eventStore = storeOfKind(recordStores, 'event')

async function openHouse() {
  const scope = await createAuthor(database.db, 'editor', 'editor')
  const house = await createHouse(scope)
  return { scope, ...house, ...(await createRepertoire(scope)), ...staffImports(scope) }
}

const season = `Nummer;Datum;Uhrzeit;Titel;Titel (en);Saal;Reihe;Genre;Programm;Mitwirkende;Preis ab;Preis bis;Verkauf ab;Vorverkauf Mitglieder
K1;18.3.2027;19.30 Uhr;Aus der Neuen Welt;From the New World;Grosser Saal;Große Symphonik;Orchester;"Antonin Dvorak: Sinfonie Nr. 9 e-Moll op. 95
Pause
Einführung: Amerika";"Morgenstern-Orchester
Anna Muster, Klavier";25,00 €;94;1.9.2026 10:00;25.8.2026
K2;2027-03-19;20:00;Matinee;;Werkraum;;Jazz;;;frei?;;;
K3;;20:00;Ohne Datum;;Großer Saal;;;;;;;;
`

describe('A season in a spreadsheet', () => {
  test('is tried without writing anything, and names what is unknown and what is wrong', async () => {
    const { begin, check, scope } = await openHouse()
    const count = () => scope.db.$count(auditLog)
    const before = await count()
    const begun = await begin(season)
    expect(begun.table?.proposed).toEqual([
      'number',
      'date',
      'time',
      'title_de',
      'title_en',
      'room',
      'series',
      'genres',
      'programme',
      'cast',
      'price_min',
      'price_max',
      'sale_from',
      'presale',
    ])
    const { report, state } = await check(begun)
    expect(state).toBe('checked')
    expect(report).toMatchObject({ added: 1, changed: 0, unchanged: 0, rejected: 1, waiting: 1 })
    expect(report?.problems).toEqual([{ line: 3, column: 'Preis ab', code: 'amount', value: 'frei?' }])
    expect(report?.names.map(({ kind, name, count: times }) => [kind, name, times])).toEqual([
      ['artist', 'Anna Muster', 1],
    ])
    expect(await count()).toBe(before)
    expect(await scope.db.$count(events)).toBe(0)
  })

  test('leaves out a price in another currency than the event’s, and names it', async () => {
    const { begin, check, run, scope } = await openHouse()
    await saveSettings(systemScope(database.db), { currency: 'CHF' })
    const plan = `Datum;Titel;Preis ab
18.3.2027;Franken;25/40 CHF
19.3.2027;Ohne;ab 25.–
20.3.2027;Euro;25 €
`
    const { report } = await check(await begin(plan))
    expect(report).toMatchObject({ added: 3, rejected: 0 })
    expect(report?.notes).toEqual([{ line: 4, column: 'Preis ab', code: 'price_left_out', value: '25 €' }])
    await run(plan)
    const rows = await scope.db.select().from(events).orderBy(asc(events.dateStart))
    expect(rows.map(({ priceMin, priceMax, currency }) => [priceMin, priceMax, currency])).toEqual([
      [2500, 4000, 'CHF'],
      [2500, null, 'CHF'],
      [null, null, 'CHF'],
    ])
  })

  test('adds who performs as a person or an ensemble, and asks where the name does not say it', async () => {
    const { begin, check, run, scope } = await openHouse()
    const cast = `Datum;Titel;Mitwirkende
18.3.2027;Abend;"Bamberger Symphoniker
Pygmalion
Müller, Jörg (Violine)"
`
    const { report } = await check(await begin(cast), { adds: ['artist'] })
    expect(report?.names.map(({ name, guess, choice }) => [name, guess, choice])).toEqual([
      ['Bamberger Symphoniker', 'ensemble', 'create'],
      ['Müller, Jörg', 'person', 'create'],
      ['Pygmalion', null, 'leave'],
    ])
    const key = report?.names.find(({ name }) => name === 'Pygmalion')?.key ?? ''
    await run(cast, { adds: ['artist'], choices: { [key]: { do: 'create', as: 'ensemble' } } })
    const rows = await scope.db
      .select()
      .from(artists)
      .where(inArray(artists.name, ['Bamberger Symphoniker', 'Jörg Müller', 'Pygmalion']))
    expect(
      rows
        .map(({ kind, name, sortName }) => [kind, name, sortName])
        .toSorted(([, one = ''], [, other = '']) => one.localeCompare(other)),
    ).toEqual([
      ['ensemble', 'Bamberger Symphoniker', 'Bamberger Symphoniker'],
      ['person', 'Jörg Müller', 'Müller, Jörg'],
      ['ensemble', 'Pygmalion', 'Pygmalion'],
    ])
  })

  test('becomes drafts with programme and cast, is found again, and changes nothing the second time', async () => {
    const { run, roomId, seriesId, genreId, tagId, seasonId, workId, ensembleId, scope } = await openHouse()
    const first = await run(season, { adds: ['artist'] })
    expect(first).toMatchObject({ state: 'done', report: { added: 1, rejected: 1 } })
    const [event] = await scope.db.select().from(events)
    const values = (await loadManyValues(scope, eventStore, [event?.id ?? 0])).get(event?.id ?? 0)
    expect(values).toMatchObject({
      title: { de: 'Aus der Neuen Welt', en: 'From the New World' },
      date_start: '2027-03-18T18:30:00.000Z',
      room: roomId,
      series: seriesId,
      season: seasonId,
      genres: [genreId],
      programme: [
        { kind: 'work', work: workId },
        { kind: 'interval' },
        { kind: 'talk', title: { de: 'Amerika' } },
      ],
      cast: [{ artist: ensembleId }, { role: { de: 'Klavier', en: 'piano' } }],
      price_min: 2500,
      price_max: 9400,
      ticket_sale_from: '2026-09-01T08:00:00.000Z',
      presale: [{ tag: tagId, presale_date: '2026-08-24T22:00:00.000Z' }],
      is_online: false,
      source: 'planning',
    })
    const entries = await scope.db.$count(auditLog)
    const again = await run(season)
    expect(again.report).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
    expect(await scope.db.$count(auditLog)).toBe(entries)
  })

  test('updates what the file has changed, and leaves what staff have corrected', async () => {
    const { run, scope } = await openHouse()
    await run(season, { adds: ['artist'] })
    const [event] = await scope.db.select().from(events)
    const id = event?.id ?? 0
    await changeRecord(scope, eventStore, id, { changes: { title: { de: 'Neue Welt', en: 'New World' } } })
    const moved = season.replace('18.3.2027', '20.3.2027').replace('94', '99')
    const { report } = await run(moved)
    expect(report).toMatchObject({ changed: 1, kept: 1 })
    expect(report?.entries[0]).toMatchObject({
      before: { date_start: '2027-03-18T18:30:00.000Z', price_max: 9400 },
      after: { date_start: '2027-03-20T18:30:00.000Z', price_max: 9900 },
      kept: ['title'],
    })
    const values = (await loadManyValues(scope, eventStore, [id])).get(id)
    expect(values).toMatchObject({ title: { de: 'Neue Welt' }, price_max: 9900, edited_fields: ['title'] })
    expect((await readHistory(scope, eventStore, id))[0]).toMatchObject({
      action: 'change',
      by: 'editor',
      before: { price_max: 9400 },
      after: { price_max: 9900 },
    })
  })

  test('adds unknown names only if staff say so, or uses another record', async () => {
    const { begin, check, start, scope, roomId } = await openHouse()
    const file =
      'Datum;Uhrzeit;Titel;Saal;Genre;Komponist;Werk\n18.3.2027;19:30;A;Konzertsaal;Jazz;Clara Schumann;Trio\n19.3.2027;19:30;B;Foyer;Jazz;Clara Schumann;Trio'
    const first = await check(await begin(file))
    expect(first.report?.names.map(({ key, count, choice }) => [key, count, choice])).toEqual([
      ['artist:clara schumann', 1, 'leave'],
      ['genre:jazz', 2, 'leave'],
      ['room:foyer', 1, 'leave'],
      ['room:konzertsaal', 1, 'leave'],
      ['work:clara schumann: trio', 2, 'leave'],
    ])
    const checked = await check(first, {
      adds: ['genre', 'work', 'artist'],
      choices: { 'room:konzertsaal': { do: 'use', id: roomId }, 'room:foyer': { do: 'create' } },
    })
    expect(checked.report?.titles).toMatchObject({ 'genre:-1': 'Jazz' })
    await start(checked)
    const { rows } = await scope.db.execute<{
      title: string
      room: string
      genre: string
      work: string
      composer: string
    }>(sql`
      SELECT e.title ->> 'de' AS title, r.name ->> 'de' AS room, g.name ->> 'de' AS genre, w.title ->> 'de' AS work,
        a.name AS composer
      FROM events e JOIN rooms r ON r.id = e.room_id JOIN event_genres x ON x.event_id = e.id
      JOIN genres g ON g.id = x.genre_id JOIN performances p ON p.event_id = e.id JOIN works w ON w.id = p.work_id
      JOIN artists a ON a.id = w.composer_id ORDER BY e.date_start`)
    expect(rows).toEqual([
      { title: 'A', room: 'Großer Saal', genre: 'Jazz', work: 'Trio', composer: 'Clara Schumann' },
      { title: 'B', room: 'Foyer', genre: 'Jazz', work: 'Trio', composer: 'Clara Schumann' },
    ])
  })

  test('leaves lists with unknown names, and advance sales that it does not name, as they are', async () => {
    const { run, scope, roomId, workId, tagId } = await openHouse()
    const programme = [{ kind: 'work', work: workId, title: null, cast: [] }]
    const presale = [{ tag: tagId, presale_date: '2027-01-01T09:00:00.000Z' }]
    const draft = { title: { de: 'A', en: '' }, date_start: '2027-03-18T18:30:00.000Z', room: roomId }
    const id = await addRecord(scope, eventStore, { ...draft, programme, presale })
    const { report } = await run(
      'Datum;Uhrzeit;Titel;Saal;Programm;Vorverkauf Freunde\n18.3.2027;19:30;A;Großer Saal;"Pause\nNiemand: Nichts";1.2.2027',
      { adds: ['customer_tag'] },
    )
    expect(report).toMatchObject({ changed: 1, entries: [{ kept: ['programme'] }] })
    expect((await loadManyValues(scope, eventStore, [id])).get(id)).toMatchObject({
      programme: [{ work: workId }],
      presale: [{ tag: tagId }, { presale_date: '2027-01-31T23:00:00.000Z' }],
    })
  })

  test('goes on after an interruption without doubling anything', async () => {
    const { begin, check, start, work, scope } = await openHouse()
    const lines = Array.from(
      { length: 50 },
      (_, at) => `${at + 1};1.${(at % 12) + 1}.2027;${10 + Math.floor(at / 12)}:00;Abend ${at}`,
    )
    const checked = await check(await begin(['Nr;Datum;Uhrzeit;Titel', ...lines].join('\n')))
    const halted = await start(checked, { batches: 1 })
    expect(halted).toMatchObject({ state: 'importing', position: 20 })
    const done = await work(halted.id)
    expect(done).toMatchObject({ state: 'done', report: { added: 50, rejected: 0 }, position: 50 })
    expect(await scope.db.$count(events)).toBe(50)
  })

  test('can be taken back as long as nobody has changed it', async () => {
    const { run, undo, scope, roomId } = await openHouse()
    const id = await addRecord(scope, eventStore, {
      title: { de: 'Probe', en: '' },
      date_start: '2027-03-18T18:30:00.000Z',
      room: roomId,
    })
    const file =
      'Datum;Uhrzeit;Titel;Saal\n18.3.2027;19:30;Konzert;Großer Saal\n19.3.2027;19:30;Neu;Großer Saal\n20.3.2027;19:30;Weiter;Großer Saal'
    const done = await run(file)
    expect(done.report).toMatchObject({ added: 2, changed: 1 })
    const [last] = await scope.db
      .select()
      .from(events)
      .where(eq(sql`title ->> 'de'`, 'Weiter'))
    await changeRecord(scope, eventStore, last?.id ?? 0, { changes: { responsible: 'Anna' } })
    const undone = await undo(done)
    expect(undone).toMatchObject({ state: 'undone', report: { undone: 2, left: 1 } })
    const titles = (await scope.db.select().from(events)).map(({ title }) => title.de).toSorted()
    expect(titles).toEqual(['Probe', 'Weiter'])
    expect((await readHistory(scope, eventStore, id)).map(({ action }) => action)).toEqual([
      'change',
      'change',
      'create',
    ])
  })

  test('is the right of planners, also when the job runs', async () => {
    const { begin, check, scope } = await openHouse()
    const author = await createAuthor(database.db, 'author', 'author')
    await expect(staffImports(author).begin(season)).rejects.toMatchObject({ code: 'forbidden' })
    const begun = await begin(season)
    await database.db.update(importRuns).set({ actorId: null }).where(eq(importRuns.id, begun.id))
    await expect(check(begun)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await scope.db.$count(changes, and(eq(changes.kind, 'event')))).toBe(0)
  })
})

describe('An archive in JSON Lines', () => {
  test('is tried, imported once, and its events and persons have it in their histories', async () => {
    const { begin, check, start, scope } = await openHouse()
    const file = await readFile(path.join(import.meta.dirname, '../archive/test-archive.jsonl'))
    const begun = await begin(file, 'archiv 1842.jsonl')
    expect(begun).toMatchObject({ kind: 'archive', source: 'archiv-1842.jsonl', table: null })
    const checked = await check(begun)
    const added = checked.report?.added ?? 0
    expect(added).toBeGreaterThan(10)
    expect(await scope.db.$count(events)).toBe(0)
    expect(await start(checked)).toMatchObject({ state: 'done', report: { added }, canUndo: true })
    const ids = (await scope.db.select({ id: events.id }).from(events)).map(({ id }) => id)
    expect(ids).toHaveLength(added)
    for (const id of ids) expect(await readHistory(scope, eventStore, id)).toHaveLength(1)
    const again = await check(await begin(file, 'archiv 1842.jsonl'))
    expect(again.report).toMatchObject({ added: 0, changed: 0, unchanged: added })
  })
})

describe('The shop’s feed that staff read', () => {
  test('has failed if the house names no address', async () => {
    const { scope, work } = await openHouse()
    const id = await beginFeedImport(scope)
    expect(await work(id)).toMatchObject({ state: 'failed', report: { problems: [{ code: 'no_feed' }] } })
  })
})

describe('A file', () => {
  test.each([
    ['without a table', 'nur ein Satz', 'import_empty'],
    ['that is empty', '', 'import_empty'],
    ['that is a picture', '\u0089PNG\r\n\u001A\n\0\0\0', 'import_kind'],
    ['that only looks like a workbook', 'PK\u0003\u0004', 'import_broken'],
    ['with 100,000 rows', 'Datum;Titel\n'.repeat(100_000), 'import_rows'],
  ])('%s is refused', async (_what, content, code) => {
    const { begin } = await openHouse()
    await expect(begin(Buffer.from(content, 'latin1'))).rejects.toMatchObject({ fields: { file: code } })
  })

  test('may have two headings alike, and rows with the same event, of which the first counts', async () => {
    const { begin, check } = await openHouse()
    const begun = await begin('Datum;Titel;Titel;Uhrzeit\n18.3.2027;A;B;19:30\n18.3.2027;C;D;19:30')
    expect(begun.table?.proposed).toEqual(['date', 'title_de', 'none', 'time'])
    const { report } = await check(begun)
    expect(report).toMatchObject({ added: 1, rejected: 1 })
    expect(report?.problems[0]).toMatchObject({ line: 3, column: 'Datum', code: 'duplicate' })
  })

  test('has rows whose day is not known yet, which staff finish later with all that they say, or leave', async () => {
    const { begin, check, start, undo, scope, roomId } = await openHouse()
    const file = 'Datum;Titel;Saal\ntba;Orgeltag;Großer Saal\n;Offen;\n7.12.1842;Abend;\n;;'
    const done = await start(await check(await begin(file)))
    expect(done.report).toMatchObject({
      added: 1,
      rejected: 0,
      waiting: 2,
      waitingRows: [
        { line: 2, title: 'Orgeltag' },
        { line: 3, title: 'Offen' },
      ],
    })
    const day = new Date('2027-05-01T17:00:00Z')
    const finish = (line: number, at: Date | null) =>
      finishRow(scope, recordStores, done.id, { line, start: at })
    await finish(2, day)
    await expect(finish(2, day)).rejects.toMatchObject({ code: 'conflict' })
    await finish(3, null)
    const { report } = await readImport(scope, recordStores, done.id, 'de')
    expect(report).toMatchObject({ added: 2, waiting: 0, waitingRows: [] })
    const stored = async () =>
      scope.db.select({ title: events.title, at: events.dateStart, room: events.roomId }).from(events)
    expect(await stored()).toContainEqual({ title: { de: 'Orgeltag', en: '' }, at: day, room: roomId })
    await undo(done)
    expect(await stored()).toEqual([])
  })

  test('may be a workbook whose table is not in its first sheet', async () => {
    const { begin, scope } = await openHouse()
    const begun = await begin(
      await workbookOf([['Notizen'], ['x']], [['Saison'], ['Datum', 'Titel'], ['46464', 'A']]),
    )
    expect(begun.options.sheet).toBe(1)
    expect(begun.table).toMatchObject({ headings: ['Datum', 'Titel'], samples: [['46464', 'A']] })
    await expect(previewSheet(scope, begun.id, 7)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('with the same headings gets the columns that were kept', async () => {
    const { begin, check } = await openHouse()
    const file = 'Wann;Was\n18.3.2027;A'
    const begun = await begin(file)
    expect(begun.options.columns).toEqual(['none', 'none'])
    await check(begun, { columns: ['date', 'title_de'], mapping: 'Saisonplan' })
    const again = await begin(file.replace('Wann', 'WANN '))
    expect(again.options).toMatchObject({ columns: ['date', 'title_de'], mapping: 'Saisonplan' })
    expect(again.table?.mappings).toMatchObject([{ name: 'Saisonplan' }])
  })

  test('keeps with its columns what staff have said about the words of its status, and which names it means', async () => {
    const { begin, check, start, scope, roomId } = await openHouse()
    const file = [
      'Wann;Was;Stand;Saal',
      '18.3.2027;A;fest;Gr. Saal',
      '19.3.2027;B;Option;Großer Saal',
      '20.3.2027;C;best.;Großer Saal',
      '21.3.2027;D;opt.;Großer Saal',
    ].join('\n')
    const columns = ['date', 'title_de', 'status', 'room'] as const
    const options = {
      columns: [...columns],
      mapping: 'Saisonplan',
      statuses: { fest: 'public' as const, option: 'skip' as const, opt: 'option' as const },
      choices: { 'room:gr saal': { do: 'use' as const, id: roomId } },
    }
    const checked = await check(await begin(file), options)
    expect(checked.report).toMatchObject({ added: 3, skipped: 1, rejected: 0, names: [{ choice: 'use' }] })
    expect(checked.report?.statuses).toEqual([
      { word: 'fest', text: 'fest', count: 1, means: 'public' },
      { word: 'option', text: 'Option', count: 1, means: 'skip' },
      { word: 'best', text: 'best.', count: 1, means: 'draft' },
      { word: 'opt', text: 'opt.', count: 1, means: 'option' },
    ])
    const { statuses, choices } = (await begin(file)).options
    expect({ statuses, choices }).toEqual({ statuses: options.statuses, choices: options.choices })
    const { report } = await start(checked)
    const ids = report?.entries.flatMap(({ id }) => id ?? []) ?? []
    const stored = await loadManyValues(scope, eventStore, ids)
    expect(ids.map((id) => stored.get(id))).toMatchObject([
      { title: { de: 'A' }, is_online: true, room: roomId },
      { title: { de: 'C' }, is_online: false, is_option: false, status: null },
      { title: { de: 'D' }, is_online: false, is_option: true },
    ])
  })

  test('proposes the hall that a shortened name means, and knows one that is written in one word', async () => {
    const { begin, check, roomId } = await openHouse()
    const file = 'Datum;Titel;Saal\n18.3.2027;A;Gr. Saal\n19.3.2027;B;Grossersaal\n20.3.2027;C;Gr. Foyer'
    const { report } = await check(await begin(file), { adds: ['room'] })
    expect(report?.names).toMatchObject([
      { name: 'Gr. Foyer', choice: 'create' },
      { name: 'Gr. Saal', choice: 'use', likely: [{ id: roomId }] },
    ])
  })

  test('is kept under the name of its file, unless files with other headings have it', async () => {
    const { begin, check } = await openHouse()
    const file = 'Wann;Was\n18.3.2027;A'
    const first = await begin(file, 'Spielplan.csv')
    expect(first.options.mapping).toBe('Spielplan')
    await check(first, { columns: ['date', 'title_de'] })
    await check(first, { columns: ['date', 'subtitle_de'] })
    expect((await begin(file, 'Neu.csv')).options).toMatchObject({
      mapping: 'Spielplan',
      columns: ['date', 'subtitle_de'],
    })
    expect((await begin('Tag;Abend\n18.3.2027;A', 'Spielplan.csv')).options.mapping).toBe('Spielplan 2')
  })

  test('keeps names that staff have assigned as other spellings, which the next file knows and an undo takes back', async () => {
    const { begin, check, run, undo, scope, composerId, workId } = await openHouse()
    const file =
      'Datum;Titel;Programm;Mitwirkende\n18.3.2027;A;A. Dworschak: Aus der Neuen Welt;Dworschak, Toni'
    const asked = (await check(await begin(file))).report?.names.map(({ key }) => key)
    expect(asked).toEqual([
      'artist:a dworschak',
      'artist:dworschak toni',
      'work:a dworschak: aus der neuen welt',
    ])
    const use = (id: number) => ({ do: 'use' as const, id })
    const done = await run(file, {
      choices: {
        'artist:a dworschak': use(composerId),
        'artist:dworschak toni': use(composerId),
        'work:a dworschak: aus der neuen welt': use(workId),
      },
      mapping: null,
    })
    const spellings = async () => {
      const [artist] = await scope.db.select().from(artists).where(eq(artists.id, composerId))
      const [work] = await scope.db.select().from(works).where(eq(works.id, workId))
      return { names: artist?.otherNames, titles: work?.otherTitles }
    }
    expect(await spellings()).toEqual({
      names: ['A. Dworschak', 'Toni Dworschak'],
      titles: ['Aus der Neuen Welt'],
    })
    const next = file.replace('18.3.', '19.3.').replace('Programm', 'Programme')
    expect((await check(await begin(next))).report?.names).toEqual([])
    await undo(done)
    expect(await spellings()).toEqual({ names: [], titles: [] })
  })

  test('proposes whom a name means that has lost characters, and adds nobody by such a name', async () => {
    const { begin, check, composerId } = await openHouse()
    const file = 'Datum;Titel;Mitwirkende\n18.3.2027;A;Antonín Dvo?ák\n19.3.2027;B;Alma Terzi?'
    const { report } = await check(await begin(file), { adds: ['artist'] })
    expect(report?.names).toMatchObject([
      { name: 'Alma Terzi?', choice: 'leave' },
      { name: 'Antonín Dvo?ák', choice: 'use', likely: [{ id: composerId }] },
    ])
    expect(report?.notes.map(({ line, code }) => [line, code])).toEqual([
      [2, 'lost_characters'],
      [3, 'lost_characters'],
    ])
  })

  test('knows a work by its whole name before it takes a part of the name for an excerpt', async () => {
    const { run, scope, composerId } = await openHouse()
    const [suite = 0] = await createWorks(scope, [
      { composerId, title: { de: 'Suite aus »Rusalka«', en: '' } },
      { composerId, title: { de: 'Rusalka', en: '' } },
    ])
    const { report } = await run('Datum;Titel;Programm\n18.3.2027;A;Dvořák: Suite aus »Rusalka«')
    const id = report?.entries[0]?.id ?? 0
    expect((await loadManyValues(scope, eventStore, [id])).get(id)?.['programme']).toMatchObject([
      { kind: 'work', work: suite },
    ])
  })

  test('names headings between its rows, and what new events have empty', async () => {
    const { begin, check } = await openHouse()
    const file =
      'Spielplan 2026/27;;;\nDatum;Uhrzeit;Titel;Saal\nMärz 2027;;;\n18.3.;19:30;A;Großer Saal\n19.3.;;B;'
    const { report } = await check(await begin(file))
    expect(report).toMatchObject({ added: 2, rejected: 0, noteCount: 1 })
    expect(report?.notes).toMatchObject([{ line: 3, code: 'aside', value: 'März 2027' }])
    const empty = new Map(report?.empty.map(({ field, count, rows }) => [field, { count, rows }]))
    expect(empty.get('room')).toEqual({ count: 1, rows: [{ line: 5, id: null, title: 'B' }] })
    expect([empty.get('is_time_known')?.count, empty.get('cast')?.count]).toEqual([1, 2])
  })

  test('does not replace columns that are kept under the same name, unless staff say so', async () => {
    const { begin, check } = await openHouse()
    const file = 'Wann;Was\n18.3.2027;A'
    await check(await begin(file), { columns: ['date', 'title_de'], mapping: 'Saisonplan' })
    await check(await begin(file), { columns: ['date', 'title_de'], mapping: 'Saisonplan' })
    const other = await begin('Tag;Abend\n18.3.2027;A')
    const options = { columns: ['date' as const, 'title_de' as const], mapping: 'Saisonplan' }
    await expect(check(other, options)).rejects.toMatchObject({ fields: { mapping: 'taken' } })
    expect((await begin(file)).table?.mappings).toMatchObject([{ name: 'Saisonplan' }])
    const checked = await check(other, { ...options, replaces_mapping: true })
    expect(checked.options.replaces_mapping).toBe(false)
    expect((await begin(file)).table?.mappings).toEqual([])
  })

  test('of the shop’s events changes what the shop does not own', async () => {
    const { run, scope, roomId } = await openHouse()
    const id = await addRecord(scope, eventStore, {
      title: { de: 'Konzert', en: '' },
      date_start: '2027-03-18T18:30:00.000Z',
      room: roomId,
      price_min: 2000,
      price_max: 2000,
      source: 'shop',
    })
    const { report } = await run(
      'Datum;Uhrzeit;Titel;Saal;Preis ab;Kurztext\n18.3.2027;19:30;Konzert;Großer Saal;10;Neu',
    )
    expect(report).toMatchObject({ changed: 1, kept: 1 })
    expect((await loadManyValues(scope, eventStore, [id])).get(id)).toMatchObject({
      price_min: 2000,
      teaser: { de: 'Neu' },
    })
  })

  test('is deleted a month after its import, and a run that nobody has continued with it', async () => {
    const { begin, run, scope } = await openHouse()
    const clear = (days: number) =>
      clearImportFiles({ ...scope, now: new Date(scope.now.getTime() + days * 86_400_000) })
    await begin(season)
    await run('Datum;Titel\n18.3.2027;Abend')
    await clear(31)
    expect(await scope.db.$count(importFiles)).toBe(0)
    expect((await listImports(scope)).map(({ state }) => state)).toEqual(['done'])

    await run('Datum;Titel\ntba;Abend')
    await clear(31) // somebody may still finish its row
    expect(await scope.db.$count(importFiles)).toBe(1)
    await clear(401)
    expect(await scope.db.$count(importFiles)).toBe(0)
  })
})

/** A workbook with a sheet for each of the tables. */
async function workbookOf(...tables: string[][][]): Promise<Uint8Array> {
  const zip = new ZipFile()
  const add = (name: string, content: string) => zip.addBuffer(Buffer.from(content), name)
  const ids = tables.map((_, index) => index + 1)
  add(
    'xl/workbook.xml',
    `<workbook><sheets>${ids.map((id) => `<sheet name="Blatt ${id}" r:id="r${id}"/>`).join('')}</sheets></workbook>`,
  )
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships>${ids.map((id) => `<Relationship Id="r${id}" Target="s${id}.xml"/>`).join('')}</Relationships>`,
  )
  for (const [index, rows] of tables.entries()) {
    const cells = (row: string[]) =>
      row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')
    add(
      `xl/s${index + 1}.xml`,
      `<worksheet>${rows.map((row) => `<row>${cells(row)}</row>`).join('')}</worksheet>`,
    )
  }
  zip.end()
  return buffer(zip.outputStream)
}
