import { composers } from '../catalogue/composers.ts'
import { findArtist } from '../people/artists.ts'
import { at } from '../random.ts'
import type { Localized, Work } from '#demo/plan.ts'
import type { Concert, ConcertKind } from './concert.ts'

const ordinals: Record<number, Localized> = {
  1: { de: 'Erste', en: 'First' },
  2: { de: 'Zweite', en: 'Second' },
  3: { de: 'Dritte', en: 'Third' },
  4: { de: 'Vierte', en: 'Fourth' },
  5: { de: 'Fünfte', en: 'Fifth' },
  6: { de: 'Sechste', en: 'Sixth' },
  7: { de: 'Siebte', en: 'Seventh' },
  8: { de: 'Achte', en: 'Eighth' },
  9: { de: 'Neunte', en: 'Ninth' },
  10: { de: 'Zehnte', en: 'Tenth' },
}

/** Composers whose symphonies are known by their number alone. */
const countedBySymphony = new Set(
  'beethoven schumann bruckner brahms tschaikowsky dvorak mahler nielsen sibelius schostakowitsch prokofjew price henze'.split(
    ' ',
  ),
)

const nicknames = new Map<string, Localized>(
  Object.entries({
    'beethoven-sym-3': { de: 'Beethoven: Eroica', en: 'Beethoven: Eroica' },
    'beethoven-sym-6': { de: 'Beethoven: Pastorale', en: 'Beethoven: Pastoral' },
    'schubert-unvollendete': { de: 'Schubert: Die Unvollendete', en: 'Schubert: Unfinished' },
    'schubert-grosse-c': { de: 'Schubert: Die Große', en: 'Schubert: The Great' },
    'dvorak-sym-9': { de: 'Dvořák: Aus der Neuen Welt', en: 'Dvořák: From the New World' },
    'mahler-sym-2': { de: 'Mahler: Auferstehung', en: 'Mahler: Resurrection' },
    'berlioz-fantastique': { de: 'Berlioz: Symphonie fantastique', en: 'Berlioz: Symphonie fantastique' },
    'bach-h-moll': { de: 'Bach: h-Moll-Messe', en: 'Bach: Mass in B minor' },
    'bach-matthaeus': { de: 'Matthäus-Passion', en: 'St Matthew Passion' },
    'bach-johannes': { de: 'Johannes-Passion', en: 'St John Passion' },
    'bach-weihnachten-1': { de: 'Weihnachtsoratorium I–III', en: 'Christmas Oratorio I–III' },
    'bach-weihnachten-2': { de: 'Weihnachtsoratorium IV–VI', en: 'Christmas Oratorio IV–VI' },
    'mozart-c-moll-messe': { de: 'Mozart: c-Moll-Messe', en: 'Mozart: Mass in C minor' },
    'schubert-messe-es': { de: 'Schubert: Es-Dur-Messe', en: 'Schubert: Mass in E-flat major' },
    'zelenka-missa-votiva': { de: 'Zelenka: Missa votiva', en: 'Zelenka: Missa votiva' },
  }),
)

/** Composers whose family name alone would be wrong, unusual or ambiguous. */
const posterNames = new Map<string, Localized>(
  Object.entries({
    hildegard: { de: 'Hildegard von Bingen', en: 'Hildegard of Bingen' },
    josquin: { de: 'Josquin', en: 'Josquin' },
    mendelssohn: { de: 'Mendelssohn', en: 'Mendelssohn' },
    'clara-schumann': { de: 'Clara Schumann', en: 'Clara Schumann' },
    'cpe-bach': { de: 'C. P. E. Bach', en: 'C. P. E. Bach' },
    'johann-strauss': { de: 'Johann Strauss', en: 'Johann Strauss' },
    'lili-boulanger': { de: 'Lili Boulanger', en: 'Lili Boulanger' },
    jacquet: { de: 'Jacquet de la Guerre', en: 'Jacquet de la Guerre' },
  }),
)

const composersByKey = new Map(composers.map((composer) => [composer.key, composer]))

/** The name of a composer as a poster prints it. */
function posterName(composerKey: string): Localized {
  const special = posterNames.get(composerKey)
  if (special) return special
  const composer = composersByKey.get(composerKey)
  if (!composer) throw new Error(`No composer ${composerKey}`)
  const family = composer.sortName.split(',')[0] ?? composer.name
  return { de: family, en: composer.nameEnglish?.split(' ').at(-1) ?? family }
}

/** `Beethoven: Neunte` for a numbered symphony, the title itself for other large works, otherwise null. */
function headlineTitle(work: Work): Localized | null {
  const named = nicknames.get(work.key)
  if (named) return named
  if (!countedBySymphony.has(work.composerKey) && work.forces === 'orchestra') return null
  const number = /^Symphonie Nr\. (\d+)/.exec(work.title.de)?.[1]
  const name = posterName(work.composerKey)
  const ordinal = ordinals[Number(number)]
  if (ordinal) return { de: `${name.de}: ${ordinal.de}`, en: `${name.en}: ${ordinal.en}` }
  if (work.forces === 'choir+orchestra' && work.minutes >= 35)
    return { de: `${name.de}: ${bare(work.title.de)}`, en: `${name.en}: ${bare(work.title.en)}` }
  return null
}

/** The composers of a programme, as posters list them: `Dvořák, Bacewicz, Brahms`. */
export function composersTitle(works: Work[]): Localized {
  const names = [...new Set(works.map((work) => work.composerKey))].map(posterName)
  return {
    de: joinNames(
      names.map((name) => name.de),
      ' und ',
    ),
    en: joinNames(
      names.map((name) => name.en),
      ' and ',
    ),
  }
}

/** The house's name for an evening of this kind, before numbers are added. */
export function kindTitle(kind: ConcertKind, concert: Concert, year: number): Localized {
  const { name, nameEnglish } = findArtist(at(concert.cast, 0).artistKey)
  const first: Localized = { de: name, en: nameEnglish ?? name }
  switch (kind) {
    case 'piano':
      return { de: `Klavierabend ${first.de}`, en: `Piano recital: ${first.en}` }
    case 'violin':
      return { de: `Violinabend ${first.de}`, en: `Violin recital: ${first.en}` }
    case 'cello':
      return { de: `Violoncelloabend ${first.de}`, en: `Cello recital: ${first.en}` }
    case 'song':
      return { de: `Liederabend ${first.de}`, en: `Song recital: ${first.en}` }
    case 'organ':
      return { de: `Orgelkonzert ${first.de}`, en: `Organ recital: ${first.en}` }
    case 'quartet':
    case 'trio':
    case 'chamber':
    case 'jazz':
      return first
    case 'early':
      return { de: `Alte Musik: ${first.de}`, en: `Early music: ${first.en}` }
    case 'new':
      return year < 1933
        ? { de: 'Abend neuer Musik', en: 'An evening of new music' }
        : { de: 'Neue Musik', en: 'New music' }
    case 'matinee':
      return { de: 'Kammermusik-Matinee', en: 'Chamber music matinee' }
    case 'choir':
      return { de: 'A-cappella-Abend', en: 'An a cappella evening' }
    case 'family':
      return year < 1974
        ? { de: 'Jugendkonzert', en: 'Concert for young people' }
        : { de: 'Familienkonzert', en: 'Family concert' }
    default:
      return headlineTitle(at(concert.works, concert.works.length - 1)) ?? composersTitle(concert.works)
  }
}

function joinNames(names: string[], and: string): string {
  if (names.length < 3) return names.join(and)
  return names.join(', ')
}

function bare(title: string): string {
  return title
    .replace(/ (?:»|‘).*$/, '')
    .replace(/ (?:in )?[A-Ha-h](?:is|es|s)?-(?:Dur|Moll)$/, '')
    .replace(/ in [A-G](?:-(?:sharp|flat))? (?:major|minor)$/, '')
}
