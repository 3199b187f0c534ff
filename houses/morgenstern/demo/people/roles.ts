import type { Localized, RoleKey } from '../types.ts'

const labels = new Map<RoleKey, Localized>(
  Object.entries({
    accordion: { de: 'Akkordeon', en: 'accordion' },
    alto: { de: 'Alt', en: 'alto' },
    baritone: { de: 'Bariton', en: 'baritone' },
    bass: { de: 'Bass', en: 'bass' },
    bassoon: { de: 'Fagott', en: 'bassoon' },
    'baroque-orchestra': { de: 'Barockorchester', en: 'baroque orchestra' },
    brass: { de: 'Blechbläser', en: 'brass' },
    cello: { de: 'Violoncello', en: 'cello' },
    choir: { de: 'Chor', en: 'choir' },
    clarinet: { de: 'Klarinette', en: 'clarinet' },
    countertenor: { de: 'Countertenor', en: 'countertenor' },
    direction: { de: 'Leitung', en: 'director' },
    'double-bass': { de: 'Kontrabass', en: 'double bass' },
    drums: { de: 'Schlagzeug', en: 'drums' },
    'early-soprano': { de: 'Sopran', en: 'soprano' },
    electronics: { de: 'Elektronik', en: 'electronics' },
    flute: { de: 'Flöte', en: 'flute' },
    fortepiano: { de: 'Hammerklavier', en: 'fortepiano' },
    guitar: { de: 'Gitarre', en: 'guitar' },
    harp: { de: 'Harfe', en: 'harp' },
    harpsichord: { de: 'Cembalo', en: 'harpsichord' },
    horn: { de: 'Horn', en: 'horn' },
    'jazz-piano': { de: 'Klavier', en: 'piano' },
    'jazz-ensemble': { de: 'Jazzensemble', en: 'jazz ensemble' },
    lute: { de: 'Laute', en: 'lute' },
    mezzo: { de: 'Mezzosopran', en: 'mezzo-soprano' },
    narrator: { de: 'Erzählstimme', en: 'narrator' },
    'new-ensemble': { de: 'Ensemble', en: 'ensemble' },
    oboe: { de: 'Oboe', en: 'oboe' },
    orchestra: { de: 'Orchester', en: 'orchestra' },
    organ: { de: 'Orgel', en: 'organ' },
    oud: { de: 'Oud', en: 'oud' },
    percussion: { de: 'Schlagzeug', en: 'percussion' },
    piano: { de: 'Klavier', en: 'piano' },
    'piano-trio': { de: 'Klaviertrio', en: 'piano trio' },
    presenter: { de: 'Moderation', en: 'presenter' },
    puppets: { de: 'Figurentheater', en: 'puppet theatre' },
    recorder: { de: 'Blockflöte', en: 'recorder' },
    saxophone: { de: 'Saxophon', en: 'saxophone' },
    'signed-poetry': { de: 'Gebärdensprachpoesie', en: 'sign-language poetry' },
    soprano: { de: 'Sopran', en: 'soprano' },
    speaker: { de: 'Sprechstimme', en: 'speaker' },
    'string-quartet': { de: 'Streichquartett', en: 'string quartet' },
    talk: { de: 'Gespräch', en: 'in conversation' },
    tenor: { de: 'Tenor', en: 'tenor' },
    trumpet: { de: 'Trompete', en: 'trumpet' },
    trombone: { de: 'Posaune', en: 'trombone' },
    viola: { de: 'Viola', en: 'viola' },
    'viola-da-gamba': { de: 'Viola da gamba', en: 'viola da gamba' },
    violin: { de: 'Violine', en: 'violin' },
    'vocal-ensemble': { de: 'Vokalensemble', en: 'vocal ensemble' },
    'vocal-octet': { de: 'acht Stimmen', en: 'eight voices' },
    voice: { de: 'Gesang', en: 'vocals' },
    'wind-quintet': { de: 'Bläserquintett', en: 'wind quintet' },
    'youth-orchestra': { de: 'Jugendorchester', en: 'youth orchestra' },
  }),
)

/** What a programme prints under a performer's name; throws for a role without a label. */
export function roleLabel(role: RoleKey, gender: 'f' | 'm' | null): Localized {
  if (role === 'conductor') return { de: gender === 'f' ? 'Dirigentin' : 'Dirigent', en: 'conductor' }
  if (role === 'author') return { de: gender === 'f' ? 'Autorin' : 'Autor', en: 'author' }
  const label = labels.get(role)
  if (!label) throw new Error(`No label for the role ${role}`)
  return label
}
