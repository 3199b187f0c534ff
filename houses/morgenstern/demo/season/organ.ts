import { type ProgrammeEntry, seasonProgramme } from './programme.ts'

const organ = (entry: Omit<ProgrammeEntry, 'room' | 'genres' | 'time'>) =>
  seasonProgramme({
    room: 'grosser-saal',
    genres: ['orgel'],
    series: 'orgel-um-vier',
    time: '16:00',
    prices: [8, 8],
    ...entry,
  })

/** An hour of organ music on Saturdays. */
export const organProgrammes = [
  organ({
    key: 'orgel-bach-es-dur',
    title: 'Orgel um vier: Dreieinigkeit | Organ at Four: Trinity',
    works: ['bach-es-dur-organ', 'bach-triosonate-5', 'bach-fantasie-g'],
    cast: ['lindqvist'],
    teaser:
      'Drei Vorzeichen, drei Themen, drei Stimmen: Bach rechnet. | Three flats, three subjects, three voices: Bach does the sums.',
  }),
  organ({
    key: 'orgel-widor',
    title: 'Orgel um vier: Widor, ganz | Organ at Four: Widor, Entire',
    works: ['widor-sym-5', 'vierne-carillon'],
    cast: ['abreu'],
    teaser:
      'Alle fünf Sätze, nicht nur der, zu dem geheiratet wird. | All five movements, not only the one people marry to.',
  }),
  organ({
    key: 'orgel-demessieux',
    title: 'Orgel um vier: Demessieux und Alain | Organ at Four: Demessieux and Alain',
    works: ['alain-litanies', 'durufle-alain', 'demessieux-te-deum', 'messiaen-apparition'],
    cast: ['weyers'],
    teaser:
      'Paris, 1932 bis 1958, mit viel Hall und wenig Zweifel. | Paris, 1932 to 1958, with much echo and little doubt.',
  }),
  organ({
    key: 'orgel-andree',
    title: 'Orgel um vier: Die Domorganistin | Organ at Four: The Cathedral Organist',
    works: ['mendelssohn-organ-sonata-1', 'andree-orgel-1', 'brahms-choralvorspiele'],
    cast: ['lindqvist'],
    teaser:
      'Elfrida Andrée ließ 1861 ein Gesetz ändern, um Organistin werden zu dürfen. | In 1861 Elfrida Andrée had a law changed so that she could become an organist.',
  }),
  organ({
    key: 'orgel-liszt',
    title: 'Orgel um vier: B-A-C-H | Organ at Four: B-A-C-H',
    works: ['bach-nun-komm', 'liszt-bach', 'reger-bach-fantasie'],
    cast: ['weyers'],
    teaser: 'Vier Buchstaben und was man daraus bauen kann. | Four letters and what can be built of them.',
  }),
  organ({
    key: 'orgel-kunst-der-fuge',
    title: 'Orgel um vier: Die Kunst der Fuge | Organ at Four: The Art of Fugue',
    works: ['bach-kunst-der-fuge'],
    cast: ['lindqvist'],
    teaser:
      'Bis zu dem Takt, an dem die Handschrift abbricht. | As far as the bar in which the manuscript breaks off.',
  }),
]
