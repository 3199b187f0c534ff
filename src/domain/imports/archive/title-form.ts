import type { Localized } from '#i18n/languages.ts'

/** Forms that an archive names before the instruments: "Concerto, Violin". For German, with the joining word. */
const forms: Record<string, { en: string; de: string; joined: string }> = {
  Concerto: { en: 'Concerto', de: 'Konzert', joined: 'konzert' },
  'Con.': { en: 'Concerto', de: 'Konzert', joined: 'konzert' },
  Sonata: { en: 'Sonata', de: 'Sonate', joined: 'sonate' },
  Symphony: { en: 'Symphony', de: 'Symphonie', joined: 'symphonie' },
  Suite: { en: 'Suite', de: 'Suite', joined: 'suite' },
  Quartet: { en: 'Quartet', de: 'Quartett', joined: 'quartett' },
  Quintet: { en: 'Quintet', de: 'Quintett', joined: 'quintett' },
  Trio: { en: 'Trio', de: 'Trio', joined: 'trio' },
  Serenade: { en: 'Serenade', de: 'Serenade', joined: 'serenade' },
}
const instruments: Record<string, string> = {
  Violin: 'Violin',
  Viola: 'Viola',
  Cello: 'Violoncello',
  Piano: 'Klavier',
  Organ: 'Orgel',
  Flute: 'Flöten',
  Oboe: 'Oboen',
  Clarinet: 'Klarinetten',
  Bassoon: 'Fagott',
  Horn: 'Horn',
  Trumpet: 'Trompeten',
  Trombone: 'Posaunen',
  Harp: 'Harfen',
  Harpsichord: 'Cembalo',
  Guitar: 'Gitarren',
  String: 'Streich',
  Strings: 'Streich',
}
/** ", D Minor" in any other title. */
const keyInside = /,? (?:in )?\b([A-G](?:[- ](?:flat|sharp))? (?:major|minor))\b/i
const keyPattern = /^([A-G])([- ]?(?:Flat|Sharp))? (Major|Minor)$/i

/**
 * Puts form, instrument, number and key in the usual order of programmes, and translates the title to German if it
 * contains nothing else.
 */
export function nameForm(title: string): Localized {
  const [, head = title, ending = ''] = /^(.*?)((?: \([^()]*\)| "[^"]*"|, "[^"]*"|: .*)?)$/.exec(title) ?? []
  const tokens = head.replace(/ in (?=[A-G]([- ](flat|sharp))? (major|minor)$)/i, ', ').split(', ')
  const read = readTokens(tokens)
  if (!read) {
    const withKey = title.replace(keyInside, (_, text: string) => ` in ${englishKey(parseKey(text))}`)
    return { de: withKey, en: withKey }
  }
  const { form, instrument, number, key } = read
  const en = [instrument, form.en, number && `No. ${number}`, key && `in ${englishKey(key)}`]
  const noun = instrument === null ? form.de : `${instruments[instrument] ?? instrument}${form.joined}`
  const de = [noun, number && `Nr. ${number}`, key && germanKey(key)]
  return { de: join(de) + ending, en: join(en) + ending }
}

type Key = { letter: string; accidental: 'flat' | 'sharp' | null; isMajor: boolean }
type Form = { en: string; de: string; joined: string }

function readTokens(
  tokens: string[],
): { form: Form; instrument: string | null; number: string | null; key: Key | null } | null {
  const [first = '', ...others] = tokens
  const [, name = '', ownNumber] = /^(.*?)(?: No\. (\d+))?$/.exec(first) ?? []
  const form = forms[name]
  if (!form || (others.length === 0 && ownNumber === undefined)) return null
  let [instrument, number, key]: [string | null, string | null, Key | null] = [null, ownNumber ?? null, null]
  // "Concerto, Violin No. 3, G major": the number may follow the instrument.
  for (const token of others.flatMap((other) => other.split(/ (?=No\. \d+$)/))) {
    const count = /^No\. (\d+)$/.exec(token)?.[1]
    const readKey = parseKey(token)
    if (count && number === null) number = count
    else if (readKey && key === null) key = readKey
    else if (token in instruments && instrument === null) instrument = token
    else return null
  }
  return { form, instrument, number, key }
}

function parseKey(text: string): Key | null {
  const match = keyPattern.exec(text)
  if (!match) return null
  const [, letter = '', accidental = '', mode = ''] = match
  const sign = accidental.toLowerCase().replace(/[- ]/, '')
  return {
    letter: letter.toUpperCase(),
    accidental: sign === 'flat' || sign === 'sharp' ? sign : null,
    isMajor: mode.toLowerCase() === 'major',
  }
}

function englishKey(key: Key | null): string {
  if (!key) return ''
  const { letter, accidental, isMajor } = key
  return `${letter}${accidental ? `-${accidental}` : ''} ${isMajor ? 'major' : 'minor'}`
}

/** B major is H-Dur, B-flat major B-Dur, E-flat Es, A-flat As; minor keys are in lower case. */
function germanKey({ letter, accidental, isMajor }: Key): string {
  const name = germanNote(letter, accidental)
  return isMajor ? `${name}-Dur` : `${name.toLowerCase()}-Moll`
}

function germanNote(letter: string, accidental: Key['accidental']): string {
  if (accidental === null) return letter === 'B' ? 'H' : letter
  if (accidental === 'sharp') return letter === 'B' ? 'His' : `${letter}is`
  if (letter === 'B') return 'B'
  return letter === 'E' || letter === 'A' ? `${letter}s` : `${letter}es`
}

function join(parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' ')
}
