import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { listOfficeMenu } from '#domain/users/office-menu.ts'
import { languages, type Language, type Localized } from '#i18n/languages.ts'
import { keyNameMessages } from '#i18n/lazy/key-names.ts'
import type { Field } from '#records/field.ts'
import { recordDefinitions } from '#records/records.generated.ts'
import { editorHelp, handbookHref, helpOfStaffPage, staffHelp } from '#routing/handbook-places.ts'
import { staffTable } from '#routing/table.ts'
import { plainText, type Chapter, type Piece } from './chapter.ts'
import { chapters as germanChapters } from './chapters.de.generated.ts'
import { chapters as englishChapters } from './chapters.en.generated.ts'
import { derivedLists } from './derived-lists.ts'
import { pictureSize } from './picture-size.ts'

const root = path.resolve(import.meta.dirname, '../..')
const pictures = path.join(import.meta.dirname, 'pictures')
const chapters: Localized<readonly Chapter[]> = { de: germanChapters, en: englishChapters }
const sections = chapters.de.flatMap((chapter) =>
  chapter.sections.map((section) => ({ section, name: `${chapter.id}#${section.id}` })),
)
const places = [...chapters.de.map(({ id }) => id), ...sections.map(({ name }) => name)]

describe('The handbook', () => {
  it('has each chapter once and each section once in it, with a text everywhere', () => {
    expect(new Set(places).size).toBe(places.length)
    for (const language of languages)
      for (const chapter of chapters[language])
        for (const text of textsOf(chapter))
          expect(plainText(text), `${chapter.id}.${language}.md`).not.toBe('')
  })

  it('has the same sections, steps, pictures, links and keys in both languages', () => {
    const shapes = (language: Language) => chapters[language].map(shapeOf)
    expect(shapes('en')).toEqual(shapes('de'))
  })

  it.each(languages)('names only what the interface says (%s)', (language) => {
    const known = wordsOfTheInterface(language)
    const named = marksIn(language, wordsIn)
    expect(named.filter(({ mark }) => !known.has(mark))).toEqual([])
  })

  it('names keys that keyboards have', () => {
    for (const { mark } of marksIn('de', keysIn))
      for (const key of mark === '+' ? ['+'] : mark.split('+'))
        expect(
          key.length === 1 || /^F\d+$/.test(key) || ['Alt', 'Tab'].includes(key) || key in keyNameMessages,
          mark,
        ).toBe(true)
  })

  it('has all of its pictures in both languages and in their size, and no others', () => {
    const wanted = sections.flatMap(({ section: { picture } }) =>
      picture ? languages.map((language) => `${picture.name}.${language}.png`) : [],
    )
    expect(globSync('*', { cwd: pictures }).toSorted()).toEqual([...new Set(wanted)].toSorted())
    for (const name of wanted) {
      const file = readFileSync(path.join(pictures, name))
      expect({ width: file.readUInt32BE(16), height: file.readUInt32BE(20) }, name).toEqual(pictureSize)
      expect(file.byteLength, name).toBeLessThan(100_000)
    }
  })

  const { top, groups } = listOfficeMenu({ kind: 'system' }, 'de')
  const menu = [...top, ...groups.flatMap((group) => group.places)].map(({ href }) => href)

  it('leads to pages of the office and of staff that exist', () => {
    const known = [
      ...menu,
      ...recordDefinitions.map((definition) => `/admin/${definition.path}`),
      ...recordDefinitions.map((definition) => `/admin/${definition.path}/create`),
      ...chapters.de.map(({ id }) => handbookHref(id)),
      ...Object.values(staffTable).map((staff) => `/${staff}`),
    ]
    const led = sections.flatMap(({ section: { place } }) =>
      place ? [place.href.replace(/[?#].*$/, '')] : [],
    )
    expect(led.filter((href) => !known.includes(href))).toEqual([])
  })

  it('has a section for every page in the menu of the office', () => {
    // The handbook knows no kinds of a house.
    const ofHouse = recordDefinitions.flatMap(({ path: own, fields }) =>
      Object.values<Field>(fields).every(({ isOfHouse }) => isOfHouse) ? [`/admin/${own}`] : [],
    )
    const pages = menu.filter((href) => href !== handbookHref() && !ofHouse.includes(href))
    expect(pages.filter((href) => helpOfStaffPage(href) === undefined)).toEqual([])
  })

  it('has the chapter and the section of every link into it', () => {
    const linked = [...Object.values(editorHelp), ...Object.values(staffHelp)]
    expect(linked.filter((place) => !places.includes(place))).toEqual([])
  })

  it('has the sections of the lists that the program derives, none of which is empty', async () => {
    expect(Object.keys(derivedLists).filter((place) => !places.includes(place))).toEqual([])
    for (const [place, load] of Object.entries(derivedLists))
      expect((await load()).length, place).toBeGreaterThan(0)
  })
})

function textsOf({ title, intro, sections: parts }: Chapter): (readonly Piece[])[] {
  const inSections = parts.flatMap(({ text = [], steps = [], notes = [], ...section }) => [
    ...[section.title, section.picture?.alt, section.place?.label].flatMap((one) =>
      one === undefined ? [] : [[one]],
    ),
    ...text,
    ...steps,
    ...notes,
  ])
  return [[title], intro, ...inSections]
}

/** All of a chapter that does not depend on the language: of its texts only the keys that they name. */
function shapeOf({ id, readers, intro, sections: parts }: Chapter) {
  const keysOf = (text: readonly Piece[]) => keysIn(text).toSorted()
  return {
    chapter: id,
    readers,
    intro: keysOf(intro),
    sections: parts.map(({ text = [], steps = [], notes = [], picture, place, ...section }) => ({
      section: section.id,
      text: text.map(keysOf),
      steps: steps.map(keysOf),
      notes: notes.map(keysOf),
      picture: picture?.name,
      place: place?.href,
    })),
  }
}

function keysIn(text: readonly Piece[]): string[] {
  return text.flatMap((piece) => (typeof piece === 'object' && 'keys' in piece ? [piece.keys] : []))
}

function wordsIn(text: readonly Piece[]): string[] {
  return text.flatMap((piece) => (typeof piece === 'object' && 'word' in piece ? [piece.word] : []))
}

/** The words or keys that all texts name, with the chapter that names them. */
function marksIn(language: Language, read: (text: readonly Piece[]) => string[]) {
  return chapters[language].flatMap((chapter) =>
    textsOf(chapter).flatMap((text) => read(text).map((mark) => ({ chapter: chapter.id, mark }))),
  )
}

const placesOfWords = [
  'i18n',
  'records',
  'blocks',
  'design',
  'fields',
  'site',
  'office/messages',
  'office/events',
  'domain/guard/rules',
]

/**
 * All texts of the interface in a language: the strings below a property or a variable that has its name, and those of
 * the two languages' own files. A command that opens a dialog has a dash of three dots after its text.
 */
function wordsOfTheInterface(language: Language): Set<string> {
  const other = language === 'de' ? 'en' : 'de'
  const found = new Set<string>()
  for (const file of globSync(`{${placesOfWords.join(',')}}/**/*.{ts,tsx}`, { cwd: root })) {
    if (/\.(test|generated)\.tsx?$/.test(file) || file.endsWith(`messages/${other}.ts`)) continue
    const { program } = parseSync(file, readFileSync(path.join(root, file), 'utf8'))
    const areas: [number, number, string][] = file.endsWith(`messages/${language}.ts`)
      ? [[0, Infinity, language]]
      : []
    const strings: [number, string][] = []
    new Visitor({
      Property: ({ key, value }) => {
        if (key.type === 'Identifier' && ['de', 'en'].includes(key.name))
          areas.push([value.start, value.end, key.name])
      },
      VariableDeclarator: ({ id, init }) => {
        if (id.type === 'Identifier' && ['de', 'en'].includes(id.name) && init)
          areas.push([init.start, init.end, id.name])
      },
      Literal: ({ value, start }) => {
        if (typeof value === 'string') strings.push([start, value])
      },
    }).visit(program)
    for (const [at, text] of strings)
      if (areas.some(([start, end, name]) => name === language && at >= start && at < end)) found.add(text)
  }
  return new Set(Array.from(found, (text) => [text, `${text} …`, text.replace(/ …$/, '')]).flat())
}
