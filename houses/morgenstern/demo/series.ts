import type { Series } from './types.ts'

/** The twelve series into which the season is sorted. */
export const series: Series[] = [
  {
    key: 'grosse-symphonik',
    name: { de: 'Große Symphonik', en: 'The Great Symphonies' },
    genreKey: 'orchester',
    description: {
      de: 'Das Morgenstern-Orchester und seine Gäste mit dem, wofür der Große Saal gebaut wurde.',
      en: 'The Morgenstern-Orchester and its guests, playing what the Great Hall was built for.',
    },
  },
  {
    key: 'chor-und-orchester',
    name: { de: 'Chor und Orchester', en: 'Choir and Orchestra' },
    genreKey: 'gesang-lied',
    description: {
      de: 'Passionen, Messen, Oratorien: Abende, an denen auch das Podium voll ist.',
      en: 'Passions, masses, oratorios: evenings when the platform is full as well.',
    },
  },
  {
    key: 'sonntagsmatinee',
    name: { de: 'Sonntagsmatinee', en: 'Sunday Matinee' },
    genreKey: 'kammermusik',
    description: {
      de: 'Kammermusik um elf, mit Mitgliedern des Orchesters, Gästen und gutem Kaffee davor.',
      en: 'Chamber music at eleven with members of the orchestra, guests, and good coffee beforehand.',
    },
  },
  {
    key: 'vier-pulte',
    name: { de: 'Vier Pulte', en: 'Four Desks' },
    genreKey: 'kammermusik',
    description: {
      de: 'Streichquartette aus drei Jahrhunderten, in dem Saal, der dafür die richtige Größe hat.',
      en: 'String quartets of three centuries, in the hall that is the right size for them.',
    },
  },
  {
    key: 'klavier-am-dienstag',
    name: { de: 'Klavier am Dienstag', en: 'Piano on Tuesday' },
    genreKey: 'klavier',
    description: {
      de: 'Ein Flügel, und man sitzt nah daran.',
      en: 'One piano, and you sit close to it.',
    },
  },
  {
    key: 'lied-am-ufer',
    name: { de: 'Lied am Ufer', en: 'Song on the Bank' },
    genreKey: 'gesang-lied',
    description: {
      de: 'Gedichte, vertont. Die Texte liegen aus, das Umblättern bitte in den Pausen.',
      en: 'Poems, set to music. Texts are provided; please turn pages between songs.',
    },
  },
  {
    key: 'darm-und-kiel',
    name: { de: 'Darm und Kiel', en: 'Gut and Quill' },
    genreKey: 'alte-musik',
    description: {
      de: 'Alte Musik auf dem Material, für das sie geschrieben wurde: Darmsaiten, Federkiele, Luft.',
      en: 'Early music on the materials it was written for: gut strings, quills and air.',
    },
  },
  {
    key: 'orgel-um-vier',
    name: { de: 'Orgel um vier', en: 'Organ at Four' },
    genreKey: 'orgel',
    description: {
      de: 'Samstags um vier, 5.200 Pfeifen, acht Euro.',
      en: 'Saturdays at four, 5,200 pipes, eight euros.',
    },
  },
  {
    key: 'nachhall',
    name: { de: 'Nachhall', en: 'Afterglow' },
    genreKey: 'neue-musik',
    description: {
      de: 'Musik von jetzt und von eben erst, mit Gespräch davor und Bier danach.',
      en: 'Music of now and of just now, with a talk before and beer after.',
    },
  },
  {
    key: 'spaetschicht',
    name: { de: 'Spätschicht', en: 'Late Shift' },
    genreKey: 'jazz-global',
    description: {
      de: 'Jazz und Musik von anderswo im Werkraum, freitags, wenn die anderen Säle schließen.',
      en: 'Jazz and music from elsewhere in the Workshop, on Fridays, when the other halls close.',
    },
  },
  {
    key: 'kleine-morgensterne',
    name: { de: 'Kleine Morgensterne', en: 'Little Morning Stars' },
    genreKey: 'kinder-familie',
    description: {
      de: 'Konzerte für Menschen ab null, vier, fünf, sechs oder acht Jahren und alle, die sie begleiten dürfen.',
      en: 'Concerts for people from nought, four, five, six or eight, and for those allowed to accompany them.',
    },
  },
  {
    key: 'mittags-um-eins',
    name: { de: 'Mittags um eins', en: 'Lunchtime at One' },
    genreKey: 'kammermusik',
    description: {
      de: 'Vierzig Minuten Musik in der Mittagspause. Eintritt frei, Stullen bitte im Foyer.',
      en: 'Forty minutes of music in the lunch break. Admission free; sandwiches in the foyer, please.',
    },
  },
]
