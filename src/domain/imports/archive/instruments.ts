import type { Localized } from '#i18n/languages.ts'

const german: Record<string, string> = {
  piano: 'Klavier',
  violin: 'Violine',
  viola: 'Viola',
  cello: 'Violoncello',
  'double bass': 'Kontrabass',
  contrabass: 'Kontrabass',
  flute: 'Flöte',
  piccolo: 'Piccolo',
  recorder: 'Blockflöte',
  oboe: 'Oboe',
  "oboe d'amore": 'Oboe d’amore',
  'english horn': 'Englischhorn',
  clarinet: 'Klarinette',
  'bass clarinet': 'Bassklarinette',
  'basset horn': 'Bassetthorn',
  bassoon: 'Fagott',
  contrabassoon: 'Kontrafagott',
  saxophone: 'Saxophon',
  'alto saxophone': 'Altsaxophon',
  'french horn': 'Horn',
  horn: 'Horn',
  'post horn': 'Posthorn',
  trumpet: 'Trompete',
  cornet: 'Kornett',
  trombone: 'Posaune',
  'bass trombone': 'Bassposaune',
  tuba: 'Tuba',
  timpani: 'Pauken',
  percussion: 'Schlagzeug',
  xylophone: 'Xylophon',
  celeste: 'Celesta',
  harp: 'Harfe',
  guitar: 'Gitarre',
  lute: 'Laute',
  mandolin: 'Mandoline',
  organ: 'Orgel',
  harpsichord: 'Cembalo',
  cembalo: 'Cembalo',
  accordion: 'Akkordeon',
  harmonica: 'Mundharmonika',
  cimbalom: 'Cimbalom',
  'viola da gamba': 'Viola da gamba',
  "viola d'amore": 'Viola d’amore',
  soprano: 'Sopran',
  'boy soprano': 'Knabensopran',
  'mezzo-soprano': 'Mezzosopran',
  alto: 'Alt',
  contralto: 'Alt',
  countertenor: 'Countertenor',
  tenor: 'Tenor',
  baritone: 'Bariton',
  'bass-baritone': 'Bassbariton',
  bass: 'Bass',
  chorus: 'Chor',
  'boys choir': 'Knabenchor',
  "children's chorus": 'Kinderchor',
  'womens chorus': 'Frauenchor',
  'mens chorus': 'Männerchor',
  vocalist: 'Gesang',
  singer: 'Gesang',
  'solo voice': 'Gesang',
  'folk singer': 'Gesang',
  orchestra: 'Orchester',
  'guest orchestra': 'Gastorchester',
  'chamber orchestra': 'Kammerorchester',
  ensemble: 'Ensemble',
  'jazz ensemble': 'Jazzensemble',
  'string quartet': 'Streichquartett',
  'brass quintet': 'Blechbläserquintett',
  band: 'Band',
  narrator: 'Erzählung',
  speaker: 'Sprechstimme',
  reader: 'Lesung',
  host: 'Moderation',
  commentator: 'Kommentar',
  dancer: 'Tanz',
  mime: 'Pantomime',
  actor: 'Schauspiel',
  actress: 'Schauspiel',
  choreographer: 'Choreographie',
  director: 'Regie',
  'stage director': 'Regie',
  author: 'Text',
}
const groups =
  /\b(chorus|choir|ensemble|orchestra|quartet|quintet|trio|band|group|dancers|bell ringers|marionettes)\b/i

export const orchestraRole: Localized = { de: 'Orchester', en: 'orchestra' }
export const conductorRole: Localized = { de: 'Leitung', en: 'conductor' }

/** The printed name of an instrument, voice or function; one without a German translation keeps its own. */
export function roleOf(instrument: string | null | undefined): Localized | null {
  const english = (instrument ?? '').trim().toLowerCase()
  if (english === '' || english === 'none' || english === 'other') return null
  return { de: german[english] ?? instrument?.trim() ?? english, en: english }
}

/** Whether a text is the name of an instrument, a voice or a function, in English or German. */
export function isInstrument(text: string): boolean {
  return names.has(text.trim().toLowerCase())
}
const names = new Set(Object.entries(german).flatMap((pair) => pair.map((name) => name.toLowerCase())))

/** Whether the role is shared by several performers. */
export function isGroupRole(instrument: string | null | undefined): boolean {
  return groups.test(instrument ?? '')
}
