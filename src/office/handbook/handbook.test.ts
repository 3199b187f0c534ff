import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { languages, type Language, type Localized } from '#i18n/languages.ts'
import { keyNameMessages } from '#i18n/lazy/key-names.ts'
import { recordDefinitions } from '#records/records.generated.ts'
import { editorHelp, handbookHref, helpOfOfficePage, officeHelp } from '#routing/handbook-places.ts'
import { staffTable } from '#routing/table.ts'
import { menuGroups } from '../pages/places.ts'
import type { Chapter } from './chapter.ts'
import { chapters } from './chapters.ts'
import { derivedLists } from './derived-lists.ts'
import { textsOf } from './find-sections.ts'
import { readMarks } from './marked-text.ts'
import { pictureSize } from './picture-size.ts'

const root = path.resolve(import.meta.dirname, '../..')
const pictures = path.join(import.meta.dirname, 'pictures')
const sections = chapters.flatMap((chapter) =>
  chapter.sections.map((section) => ({ chapter, section, name: `${chapter.id}#${section.id}` })),
)
const places = [...chapters.map(({ id }) => id), ...sections.map(({ name }) => name)]

describe('The handbook', () => {
  it('has each chapter once and each section once in it, with a text in both languages everywhere', () => {
    expect(new Set(places).size).toBe(places.length)
    for (const { id } of [...chapters, ...sections.map(({ section }) => section)])
      expect(id).toMatch(/^[a-z][a-z-]*$/)
    for (const chapter of chapters)
      for (const text of textsOfChapter(chapter)) {
        expect(text.de, text.en).not.toBe('')
        expect(text.en, text.de).not.toBe('')
      }
  })

  it.each(languages)('names only what the interface says (%s)', (language) => {
    const known = wordsOfTheInterface(language)
    const named = marksOf('word', language)
    expect(named.filter(({ text }) => !known.has(text))).toEqual([])
  })

  it('names keys that keyboards have, and the same ones in both languages', () => {
    for (const { text } of marksOf('keys', 'de'))
      for (const key of text === '+' ? ['+'] : text.split('+'))
        expect(
          key.length === 1 || /^F\d+$/.test(key) || ['Alt', 'Tab'].includes(key) || key in keyNameMessages,
          text,
        ).toBe(true)
    for (const chapter of chapters)
      for (const text of textsOfChapter(chapter)) {
        const keysIn = (language: Language) =>
          readMarks(text[language])
            .flatMap((piece) => (piece.kind === 'keys' ? [piece.text] : []))
            .toSorted()
        expect(keysIn('de'), text.de).toEqual(keysIn('en'))
      }
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

  it('leads to pages of the office and of staff that exist', () => {
    const rights = ['write_drafts', 'manage_records', 'administer'] as const
    const known = [
      '/admin',
      ...menuGroups({ rights: [...rights] }, 'de').flatMap((group) => group.places.map(({ href }) => href)),
      ...recordDefinitions.map((definition) => `/admin/${definition.path}`),
      ...recordDefinitions.map((definition) => `/admin/${definition.path}/create`),
      ...chapters.map(({ id }) => handbookHref(id)),
      ...Object.values(staffTable).map((staff) => `/${staff}`),
    ]
    const led = sections.flatMap(({ section: { place } }) =>
      place ? [place.href.replace(/[?#].*$/, '')] : [],
    )
    expect(led.filter((href) => !known.includes(href))).toEqual([])
  })

  it('has a section for every page in the menu of the office', () => {
    const rights = ['write_drafts', 'manage_records', 'administer'] as const
    const hrefs = menuGroups({ rights: [...rights] }, 'de').flatMap((group) =>
      group.places.map(({ href }) => href),
    )
    expect(hrefs.filter((href) => helpOfOfficePage(href) === undefined)).toEqual([])
  })

  it('has the chapter and the section of every link into it', () => {
    const linked = [...Object.values(editorHelp), ...Object.values(officeHelp)]
    expect(linked.filter((place) => !places.includes(place))).toEqual([])
  })

  it('has the sections of the lists that the program derives, none of which is empty', async () => {
    expect(Object.keys(derivedLists).filter((place) => !places.includes(place))).toEqual([])
    for (const [place, load] of Object.entries(derivedLists))
      expect((await load()).length, place).toBeGreaterThan(0)
  })
})

function textsOfChapter(chapter: Chapter): Localized[] {
  return [chapter.title, chapter.intro, ...chapter.sections.flatMap((section) => textsOf(section))]
}

/** The marks of a kind in all texts, with the chapter that has them. */
function marksOf(kind: 'word' | 'keys', language: Language) {
  return chapters.flatMap((chapter) =>
    textsOfChapter(chapter)
      .flatMap((text) => readMarks(text[language]))
      .filter((piece) => piece.kind === kind)
      .map(({ text }) => ({ chapter: chapter.id, text })),
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
