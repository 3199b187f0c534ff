import { describe, expect, test } from 'vitest'
import { defaultFormats } from '#i18n/house-formats.ts'
import { readRow, type Reading } from './read-row.ts'
import { recogniseColumns } from './recognise-columns.ts'

const reading = (headings: readonly string[], given: Partial<Reading> = {}): Reading => ({
  headings,
  columns: recogniseColumns(headings),
  statuses: {},
  slashes: null,
  formats: defaultFormats,
  ...given,
})
const read = (cells: Readonly<Record<string, string>>, given: Partial<Reading> = {}) =>
  readRow({ line: 2, cells: Object.values(cells) }, reading(Object.keys(cells), given))
const concert = { Datum: '18.3.2028', Uhrzeit: '19:30', Titel: 'Aus der Neuen Welt' }

/** How houses write a schedule: a day and a time, in one cell or in two, and a price. */
const styles = [
  { day: '18.3.2028', time: '19:30', price: '25,00 €' },
  { day: 'Sa, 18.03.28', time: '19.30 Uhr', price: 'ab 25,- €' },
  { day: '2028-03-18', time: '19:30:00', price: 'EUR 25.00' },
  { day: 'Samstag, 18. März 2028', time: '19h30', price: '25/40/89 €' },
  { day: '18 March 2028', time: '7.30 pm', price: '€25 – €89' },
  { day: '18.3.2028 19:30', time: '', price: 'ab 25 €' },
  { day: '46830', time: '0.8125', price: '25.00' },
]

describe('A row of a planning file', () => {
  test.each(styles)('says the same in every style of writing: $day $time', ({ day, time, price }) => {
    const { start, isTimeKnown, plain, problems } = read({
      Tag: 'Sa',
      Datum: day,
      Uhrzeit: time,
      Titel: 'Aus der Neuen Welt',
      'Preis ab': price,
    })
    expect({ problems, start, isTimeKnown, from: plain['price_min'] }).toEqual({
      problems: [],
      start: new Date('2028-03-18T18:30:00Z'),
      isTimeKnown: true,
      from: 2500,
    })
  })

  test('becomes a draft, public, or nothing by the word of its status, as staff have said', () => {
    const statuses = { fest: 'public', option: 'skip' } as const
    const meaningOf = (word: string) => read({ ...concert, Status: word }, { statuses }).status?.means
    expect(['fest', 'Option', 'best.', 'Ausverkauft', 'abgesagt', 'entfällt'].map(meaningOf)).toEqual([
      'public',
      'skip',
      'draft',
      'sold_out',
      'cancelled',
      'cancelled',
    ])
    expect(read({ ...concert, Status: 'abgesagt' }).plain['status']).toBe('cancelled')
    expect(read({ ...concert, Status: 'best.' }).plain['status']).toBeUndefined()
  })

  test('is an option where its status says so, and no longer one once it is settled', () => {
    const optionOf = (word: string) => read({ ...concert, Status: word }).plain['is_option']
    expect(['Option', 'best.', 'abgesagt'].map(optionOf)).toEqual([true, false, undefined])
  })

  test('may be of a concert in the first years of a house', () => {
    const { start, problems } = read({ ...concert, Datum: '1842-12-07', Uhrzeit: '20:00' })
    expect(problems).toEqual([])
    expect(start?.toISOString().slice(0, 10)).toBe('1842-12-07')
  })

  test('is free where it says so, unless it has a status', () => {
    expect(read({ ...concert, 'Preis ab': 'kostenlos' }).plain).toEqual({ status: 'no_sale' })
    expect(read({ ...concert, Status: 'abgesagt', 'Preis ab': 'frei' }).plain).toEqual({
      status: 'cancelled',
    })
  })

  test.each([
    [{ ...concert, Datum: 'tba' }, 'open'],
    [{ ...concert, Datum: '' }, 'open'],
    [{ ...concert, Datum: '18.3.' }, 'no_year'],
    [{ ...concert, Datum: '26.3.2028', Uhrzeit: '02:30' }, 'skipped_hour'],
  ])('waits until staff say its start: %j', (cells, reason) => {
    expect(read(cells)).toMatchObject({ problems: [], start: null, waitsFor: reason })
  })

  test.each([
    [{ Tag: 'Do', ...concert }, 'Datum', 'other_weekday'],
    [{ ...concert, Datum: 'Do, 18.3.2028' }, 'Datum', 'other_weekday'],
    [{ ...concert, Titel: 'Dvo?ák' }, 'Titel', 'lost_characters'],
    [{ ...concert, Titel: 'ABGESAGT: Rudolf Buchbinder' }, 'Titel', 'status_in_title'],
  ])('is read, and named as unsure: %j', (cells, column, code) => {
    expect(read(cells)).toMatchObject({ problems: [], notes: [{ column, code }] })
  })

  test('takes the time of its doors on the day that staff say later', () => {
    const starts = new Map([[2, new Date('2028-03-20T18:30:00Z')]])
    const { waitsFor, plain } = read({ ...concert, Datum: 'tba', Einlass: '18.30 Uhr' }, { starts })
    expect([waitsFor, plain['doors_open']]).toEqual([null, '2028-03-20T17:30:00.000Z'])
  })

  test('has nothing unsure about a usual concert, or a title that is a question', () => {
    expect(read({ Tag: 'Sa', ...concert, Titel: 'Wie klingt ein Saal? Ein Abend' }).notes).toEqual([])
  })

  test('is cancelled by its title, which then is without the word', () => {
    const { title, plain } = read({ ...concert, Titel: 'ABGESAGT: Rudolf Buchbinder' })
    expect([title.de, plain['status']]).toEqual(['Rudolf Buchbinder', 'cancelled'])
  })

  test('takes its day from the heading above it', () => {
    const row = { line: 2, cells: ['', '19:30', 'Abend'], above: 'Samstag, 18. März\nSaison 2027/28' }
    expect(readRow(row, reading(['Datum', 'Uhrzeit', 'Titel'])).start).toEqual(
      new Date('2028-03-18T18:30:00Z'),
    )
  })

  test.each([
    [{ ...concert, Datum: '31.2.2028' }, 'Datum', 'no_such_day'],
    [{ ...concert, Datum: '5/6/2028' }, 'Datum', 'ambiguous_date'],
    [{ ...concert, Datum: '18.3.2028 und 19.3.2028' }, 'Datum', 'several'],
    [{ ...concert, Uhrzeit: '15 und 19 Uhr' }, 'Uhrzeit', 'several_times'],
    [{ ...concert, Uhrzeit: '24:00' }, 'Uhrzeit', 'time'],
    [{ ...concert, Titel: '=HYPERLINK("http://example.org";"x")' }, 'Titel', 'formula'],
    [{ ...concert, Titel: '' }, 'Titel', 'required'],
  ])('is refused with its reason: %j', (cells, column, code) => {
    expect(read(cells).problems).toMatchObject([{ column, code }])
  })
})
