import type { CustomerTag, Genre, HouseSettings, Room, Series, Venue } from './types.ts'

/** Facts of the house that staff can change in the settings. */
export const settings: HouseSettings = {
  name: { de: 'Konzerthaus Morgenstern', en: 'Konzerthaus Morgenstern' },
  claim: { de: 'Musik am Ufer, seit 1913', en: 'Music on the bank, since 1913' },
  street: 'Uferstraße 12',
  postalCode: '10999',
  city: 'Berlin',
  phone: '+49 30 555 01 70',
  phoneHref: 'tel:+49305550170',
  email: 'karten@konzerthaus-morgenstern.example',
  openingHours: { de: 'Mo–Fr 10–18 Uhr', en: 'Mon–Fri 10 am–6 pm' },
  openedOn: '1913-10-19',
  social: {
    instagram: 'https://instagram.example/konzerthausmorgenstern',
    facebook: 'https://facebook.example/konzerthausmorgenstern',
    youtube: 'https://youtube.example/konzerthausmorgenstern',
  },
  donationUrl: 'https://karten.konzerthaus-morgenstern.example/spende',
  membershipUrl: 'https://karten.konzerthaus-morgenstern.example/mitgliedschaft',
  partner: { name: 'Wasserwerke Uferstraße', url: 'https://wasserwerke-uferstrasse.example' },
}

export const venue: Venue = {
  key: 'morgenstern',
  name: { de: 'Konzerthaus Morgenstern', en: 'Konzerthaus Morgenstern' },
  address: { de: 'Uferstraße 12, 10999 Berlin', en: 'Uferstraße 12, 10999 Berlin' },
}

export const rooms: Room[] = [
  {
    key: 'grosser-saal',
    venueKey: 'morgenstern',
    name: { de: 'Großer Saal', en: 'Great Hall' },
    slug: { de: 'grosser-saal', en: 'great-hall' },
    seats: 1840,
    openedOn: '1913-10-19',
    wheelchairPlaces: 8,
    inductionLoop: true,
  },
  {
    key: 'clara-schumann-saal',
    venueKey: 'morgenstern',
    name: { de: 'Clara-Schumann-Saal', en: 'Clara Schumann Hall' },
    slug: { de: 'clara-schumann-saal', en: 'clara-schumann-hall' },
    seats: 704,
    openedOn: '1987-09-13',
    wheelchairPlaces: 6,
    inductionLoop: true,
  },
  {
    key: 'fanny-hensel-saal',
    venueKey: 'morgenstern',
    name: { de: 'Fanny-Hensel-Saal', en: 'Fanny Hensel Hall' },
    slug: { de: 'fanny-hensel-saal', en: 'fanny-hensel-hall' },
    seats: 320,
    openedOn: '1961-05-14',
    wheelchairPlaces: 4,
    inductionLoop: true,
  },
  {
    key: 'werkraum',
    venueKey: 'morgenstern',
    name: { de: 'Werkraum', en: 'Workshop' },
    slug: { de: 'werkraum', en: 'workshop' },
    seats: 180,
    openedOn: '2009-10-02',
    wheelchairPlaces: 6,
    inductionLoop: false,
  },
]

/** The room with this key; throws when there is none, since every reference is ours. */
export function findRoom(key: string): Room {
  const room = rooms.find((candidate) => candidate.key === key)
  if (!room) throw new Error(`No room ${key}`)
  return room
}

export const genres: Genre[] = [
  genre('orchester', 'Orchester', 'Orchestra', 'prussian'),
  genre('kammermusik', 'Kammermusik', 'Chamber music', 'bottle'),
  genre('klavier', 'Klavier', 'Piano', 'yolk'),
  genre('alte-musik', 'Alte Musik', 'Early music', 'plum'),
  genre('orgel', 'Orgel', 'Organ', 'vermilion'),
  genre('neue-musik', 'Neue Musik', 'New music', 'stone'),
  genre('gesang-lied', 'Gesang & Lied', 'Voice & song', 'prussian'),
  genre('jazz-global', 'Jazz & Global', 'Jazz & global', 'plum'),
  genre('kinder-familie', 'Kinder & Familie', 'Children & families', 'yolk'),
]

export const series: Series[] = [
  {
    key: 'grosse-symphonik',
    name: { de: 'Große Symphonik', en: 'The Great Symphonies' },
    slug: { de: 'grosse-symphonik', en: 'great-symphonies' },
    genreKey: 'orchester',
    description: {
      de: 'Das Morgenstern-Orchester mit dem, wofür der Große Saal gebaut wurde.',
      en: 'The Morgenstern-Orchester, playing what the Great Hall was built for.',
    },
  },
  {
    key: 'chor-und-orchester',
    name: { de: 'Chor und Orchester', en: 'Choir and Orchestra' },
    slug: { de: 'chor-und-orchester', en: 'choir-and-orchestra' },
    genreKey: 'gesang-lied',
    description: {
      de: 'Passionen, Messen, Oratorien: Abende, an denen auch das Podium voll ist.',
      en: 'Passions, masses, oratorios: evenings when the platform is full as well.',
    },
  },
  {
    key: 'sonntagsmatinee',
    name: { de: 'Sonntagsmatinee', en: 'Sunday Matinee' },
    slug: { de: 'sonntagsmatinee', en: 'sunday-matinee' },
    genreKey: 'kammermusik',
    description: {
      de: 'Kammermusik um elf, mit Mitgliedern des Orchesters und gutem Kaffee davor.',
      en: 'Chamber music at eleven with members of the orchestra, and good coffee beforehand.',
    },
  },
  {
    key: 'vier-pulte',
    name: { de: 'Vier Pulte', en: 'Four Desks' },
    slug: { de: 'vier-pulte', en: 'four-desks' },
    genreKey: 'kammermusik',
    description: {
      de: 'Streichquartette von Haydn bis Saunders, in dem Saal, der dafür die richtige Größe hat.',
      en: 'String quartets from Haydn to Saunders, in the hall that is the right size for them.',
    },
  },
  {
    key: 'klavier-am-dienstag',
    name: { de: 'Klavier am Dienstag', en: 'Piano on Tuesday' },
    slug: { de: 'klavier-am-dienstag', en: 'piano-on-tuesday' },
    genreKey: 'klavier',
    description: {
      de: 'Ein Flügel, ein Mensch, 320 Plätze.',
      en: 'One piano, one person, 320 seats.',
    },
  },
  {
    key: 'lied-am-ufer',
    name: { de: 'Lied am Ufer', en: 'Song on the Bank' },
    slug: { de: 'lied-am-ufer', en: 'song-on-the-bank' },
    genreKey: 'gesang-lied',
    description: {
      de: 'Gedichte, vertont. Die Texte liegen aus, das Umblättern bitte in den Pausen.',
      en: 'Poems, set to music. Texts are provided; please turn pages between songs.',
    },
  },
  {
    key: 'darm-und-kiel',
    name: { de: 'Darm und Kiel', en: 'Gut and Quill' },
    slug: { de: 'darm-und-kiel', en: 'gut-and-quill' },
    genreKey: 'alte-musik',
    description: {
      de: 'Alte Musik auf dem Material, für das sie geschrieben wurde: Darmsaiten, Federkiele, Luft.',
      en: 'Early music on the materials it was written for: gut strings, quills and air.',
    },
  },
  {
    key: 'orgel-um-vier',
    name: { de: 'Orgel um vier', en: 'Organ at Four' },
    slug: { de: 'orgel-um-vier', en: 'organ-at-four' },
    genreKey: 'orgel',
    description: {
      de: 'Samstags eine Stunde, 5.200 Pfeifen, acht Euro.',
      en: 'An hour on Saturdays, 5,200 pipes, eight euros.',
    },
  },
  {
    key: 'nachhall',
    name: { de: 'Nachhall', en: 'Afterglow' },
    slug: { de: 'nachhall', en: 'afterglow' },
    genreKey: 'neue-musik',
    description: {
      de: 'Musik von jetzt und von eben erst, mit Gespräch davor und Bier danach.',
      en: 'Music of now and of just now, with a talk before and beer after.',
    },
  },
  {
    key: 'spaetschicht',
    name: { de: 'Spätschicht', en: 'Late Shift' },
    slug: { de: 'spaetschicht', en: 'late-shift' },
    genreKey: 'jazz-global',
    description: {
      de: 'Jazz und Musik von anderswo im Werkraum, freitags, wenn die anderen Säle schließen.',
      en: 'Jazz and music from elsewhere in the Workshop, on Fridays, when the other halls close.',
    },
  },
  {
    key: 'kleine-morgensterne',
    name: { de: 'Kleine Morgensterne', en: 'Little Morning Stars' },
    slug: { de: 'kleine-morgensterne', en: 'little-morning-stars' },
    genreKey: 'kinder-familie',
    description: {
      de: 'Konzerte für Menschen ab null, vier und acht Jahren und alle, die sie begleiten dürfen.',
      en: 'Concerts for people from nought, four and eight, and for those allowed to accompany them.',
    },
  },
  {
    key: 'mittags-um-eins',
    name: { de: 'Mittags um eins', en: 'Lunchtime at One' },
    slug: { de: 'mittags-um-eins', en: 'lunchtime-at-one' },
    genreKey: 'kammermusik',
    description: {
      de: 'Vierzig Minuten Musik in der Mittagspause. Eintritt frei, Stullen bitte im Foyer.',
      en: 'Forty minutes of music in the lunch break. Admission free; sandwiches in the foyer, please.',
    },
  },
]

export const customerTags: CustomerTag[] = [
  customerTag('freundeskreis', 'Mitglieder', 'Freundeskreis', 'Friends'),
  customerTag('foerderkreis', 'Mitglieder', 'Förderkreis', 'Patrons'),
  customerTag('junge-freunde', 'Mitglieder', 'Junge Freunde', 'Young Friends'),
  customerTag('festabo', 'Abonnent:innen', 'Festabonnement', 'Fixed subscription'),
  customerTag('wahlabo', 'Abonnent:innen', 'Wahlabonnement', 'Flexible subscription'),
  customerTag('familienabo', 'Abonnent:innen', 'Familienabonnement', 'Family subscription'),
]

function genre(key: string, de: string, en: string, ground: Genre['ground']): Genre {
  const slug = (text: string) => text.toLowerCase().replaceAll(' & ', '-').replaceAll(' ', '-')
  return { key, name: { de, en }, slug: { de: slug(de), en: slug(en) }, ground }
}

function customerTag(key: string, category: CustomerTag['category'], de: string, en: string): CustomerTag {
  return { key, category, name: { de, en }, showInCalendar: true }
}
