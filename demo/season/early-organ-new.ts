import { type ProgrammeEntry, seasonProgramme } from './programme.ts'

const early = (entry: Omit<ProgrammeEntry, 'room' | 'genres' | 'time'> & { room?: string }) =>
  seasonProgramme({
    room: 'clara-schumann-saal',
    genres: ['alte-musik'],
    series: 'darm-und-kiel',
    time: '19:30',
    prices: [18, 48],
    ...entry,
  })

/** Early music. */
export const earlyProgrammes = [
  early({
    key: 'strozzi',
    title: 'Barbara Strozzi singt | Barbara Strozzi Sings',
    works: ['strozzi-eraclito', 'caccini-lasciatemi', 'cozzolani-o-quam-bonum', '—', 'leonarda-sonata-duodecima', 'strozzi-che-si-puo-fare', 'strozzi-lagrime-mie', 'cozzolani-magnificat'],
    minutes: 90,
    cast: ['ensemble-ombra', 'vasseur', 'nwosu', 'de-wael:direction'],
    teaser: 'Vier Italienerinnen des 17. Jahrhunderts: eine Hofmusikerin, zwei Nonnen und eine Venezianerin, die sich selbst verlegte. | Four Italian women of the seventeenth century: a court musician, two nuns and a Venetian who published herself.',
  }),
  early({
    key: 'dowland-lachrimae',
    title: 'Sieben Tränen | Seven Tears',
    works: ['purcell-fantazias', '—', 'dowland-flow-my-tears', 'dowland-lachrimae'],
    minutes: 85,
    cast: ['ensemble-ombra', 'esterhuizen', 'salvatierra:lute', 'lacombe'],
    teaser: 'Semper Dowland, semper dolens: Melancholie als Geschäftsmodell, um 1604. | Semper Dowland, semper dolens: melancholy as a business model, about 1604.',
  }),
  early({
    key: 'brandenburg',
    title: 'Sechs auf einen Streich | Six at One Stroke',
    subtitle: 'Bach: Brandenburgische Konzerte | Bach: Brandenburg Concertos',
    works: ['bach-brandenburg'],
    minutes: 120,
    cast: ['ensemble-ombra', 'de-wael:direction', 'maisel', 'kostic', 'cordier'],
    room: 'grosser-saal',
    teaser: 'Bach bewarb sich 1721 mit sechs Konzerten in Berlin. Eine Antwort ist nicht überliefert. | In 1721 Bach applied to Berlin with six concertos. No reply survives.',
  }),
  early({
    key: 'hildegard',
    title: 'Ordo virtutum',
    works: ['hildegard-ordo-virtutum'],
    cast: ['stimmwerk-ufer', 'hartwig:speaker'],
    teaser: 'Siebzehn Tugenden singen, der Teufel darf nur sprechen. | Seventeen virtues sing; the devil may only speak.',
    description: [
      'Um 1151 schrieb Hildegard von Bingen ein Spiel, in dem die Seele verführt wird und zurückfindet. Alle singen; nur der Teufel brüllt, denn Musik ist ihm verwehrt. Bei uns übernimmt Merle Hartwigsen die undankbare Partie.',
      'About 1151 Hildegard of Bingen wrote a play in which the soul is tempted and finds its way back. Everyone sings; only the devil shouts, for music is denied him. Merle Hartwigsen takes on the thankless part.',
    ],
  }),
  early({
    key: 'notre-dame',
    title: 'Notre-Dame, um 1200 | Notre-Dame, about 1200',
    works: ['perotin-viderunt-omnes', 'hildegard-o-vis-aeternitatis', 'perotin-sederunt-principes', '—', 'machaut-messe-nostre-dame'],
    cast: ['stimmwerk-ufer', 'brandis'],
    teaser: 'Die Kathedrale war noch eine Baustelle, und Pérotin baute mit. | The cathedral was still a building site, and Pérotin was one of the builders.',
  }),
  early({
    key: 'gesualdo',
    title: 'Gesualdo und danach | Gesualdo and After',
    works: ['casulana-morir-non-puo', 'gesualdo-moro-lasso', 'josquin-nymphes-des-bois', 'gesualdo-feria-sexta', '—', 'shaw-partita'],
    minutes: 105,
    cast: ['voces-quinque'],
    teaser: 'Chromatik aus schlechtem Gewissen, und vierhundert Jahre später acht Stimmen mit gutem. | Chromaticism from a bad conscience and, four hundred years later, eight voices with a good one.',
  }),
  early({
    key: 'dido',
    title: 'Purcell: Dido and Aeneas',
    works: ['purcell-funeral-music', 'purcell-dido'],
    cast: ['ensemble-ombra', 'kammerchor-morgenstern', 'galindo', 'okonjo', 'nwosu', 'de-wael:direction'],
    teaser: 'Eine Königin stirbt in einer Stunde und drei Minuten, Pausen nicht mitgerechnet, weil es keine gibt. | A queen dies in an hour and a quarter, intervals not included, since there are none.',
  }),
]

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
    teaser: 'Drei Vorzeichen, drei Themen, drei Stimmen: Bach rechnet. | Three flats, three subjects, three voices: Bach does the sums.',
  }),
  organ({
    key: 'orgel-widor',
    title: 'Orgel um vier: Widor, ganz | Organ at Four: Widor, Entire',
    works: ['widor-sym-5', 'vierne-carillon'],
    cast: ['abreu'],
    teaser: 'Alle fünf Sätze, nicht nur der, zu dem geheiratet wird. | All five movements, not only the one people marry to.',
  }),
  organ({
    key: 'orgel-demessieux',
    title: 'Orgel um vier: Demessieux und Alain | Organ at Four: Demessieux and Alain',
    works: ['alain-litanies', 'durufle-alain', 'demessieux-te-deum', 'messiaen-apparition'],
    cast: ['weyers'],
    teaser: 'Paris, 1932 bis 1958, mit viel Hall und wenig Zweifel. | Paris, 1932 to 1958, with much echo and little doubt.',
  }),
  organ({
    key: 'orgel-andree',
    title: 'Orgel um vier: Die Domorganistin | Organ at Four: The Cathedral Organist',
    works: ['mendelssohn-organ-sonata-1', 'andree-orgel-1', 'brahms-choralvorspiele'],
    cast: ['lindqvist'],
    teaser: 'Elfrida Andrée ließ 1861 ein Gesetz ändern, um Organistin werden zu dürfen. | In 1861 Elfrida Andrée had a law changed so that she could become an organist.',
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
    teaser: 'Bis zu dem Takt, an dem die Handschrift abbricht. | As far as the bar in which the manuscript breaks off.',
  }),
]

const modern = (entry: Omit<ProgrammeEntry, 'room' | 'genres' | 'time'> & { room?: string }) =>
  seasonProgramme({
    room: 'werkraum',
    genres: ['neue-musik'],
    series: 'nachhall',
    time: '20:00',
    prices: [12, 18],
    ...entry,
    cast: ['ensemble-nachhall', ...entry.cast],
  })

/** New music in the Workshop. */
export const newMusicProgrammes = [
  modern({
    key: 'nachhall-grisey',
    title: 'Nachhall: Über die Schwelle | Afterglow: Across the Threshold',
    works: ['talk: Wie hört man einem Spektrum zu? | How do you listen to a spectrum?', 'saariaho-lichtbogen', 'grisey-quatre-chants'],
    cast: ['nwosu', 'sattler'],
    teaser: 'Grisey beendete vier Gesänge über das Sterben und starb. Das Wiegenlied am Schluss ist für die, die bleiben. | Grisey finished four songs about dying and died. The lullaby at the end is for those who stay.',
  }),
  modern({
    key: 'nachhall-reich',
    title: 'Nachhall: Music for 18 Musicians | Afterglow: Music for 18 Musicians',
    works: ['reich-clapping', 'reich-eighteen'],
    cast: ['ito', 'pfeil'],
    teaser: 'Elf Akkorde, achtzehn Menschen, kein Dirigent. Einer nickt. | Eleven chords, eighteen people, no conductor. One of them nods.',
    status: 'few_tickets',
    nights: 2,
  }),
  modern({
    key: 'nachhall-schnee',
    title: 'Nachhall: Schnee | Afterglow: Snow',
    works: ['abrahamsen-schnee'],
    cast: ['sattler'],
    teaser: 'Neun Musiker, zehn Kanons, und dreimal wird umgestimmt, bis alles leicht danebenliegt. | Nine players, ten canons, and three retunings until everything lies slightly beside itself.',
  }),
  modern({
    key: 'nachhall-pierrot',
    title: 'Nachhall: Pierrot und die Folgen | Afterglow: Pierrot and After',
    works: ['boulez-derive-1', 'perry-homunculus', '—', 'schoenberg-pierrot'],
    cast: ['sattler', 'hartwig:speaker'],
    teaser: 'Berlin, 16. Oktober 1912: Eine Stimme spricht auf Tonhöhe, und das Jahrhundert beginnt. | Berlin, 16 October 1912: a voice speaks at pitch, and the century begins.',
  }),
  modern({
    key: 'nachhall-chin',
    title: 'Nachhall: Wortspiele | Afterglow: Wordplay',
    works: ['chin-akrostichon', 'ligeti-kammerkonzert', '—', 'chin-gougalon'],
    cast: ['raschke', 'sattler'],
    teaser: 'Unsuk Chin lässt ein Alphabet rückwärts laufen und eine Jahrmarktsbude explodieren. | Unsuk Chin runs an alphabet backwards and blows up a fairground booth.',
  }),
  modern({
    key: 'nachhall-rothko',
    title: 'Nachhall: Rothko Chapel | Afterglow: Rothko Chapel',
    works: ['mundry-no-one', 'cage-number-four', 'feldman-rothko'],
    cast: ['varda-quartett', 'kammerchor-morgenstern', 'varkonyi', 'ito', 'brandis'],
    room: 'clara-schumann-saal',
    teaser: 'Ein Abend nahe der Hörschwelle. Bonbons bitte vorher auspacken. | An evening near the threshold of hearing. Please unwrap your sweets in advance.',
  }),
  modern({
    key: 'nachhall-kontakte',
    title: 'Nachhall: Lautsprecherorchester | Afterglow: Loudspeaker Orchestra',
    works: ['stockhausen-gesang', 'xenakis-rebonds', '—', 'stockhausen-kontakte'],
    cast: ['benholz', 'pfeil', 'achterberg'],
    teaser: 'Vier Kanäle, sechzehn Lautsprecher, ein Knabe und viel Blech. | Four channels, sixteen loudspeakers, a boy and a good deal of metal.',
  }),
  modern({
    key: 'nachhall-vespers',
    title: 'Nachhall: Vespers for a New Dark Age | Afterglow: Vespers for a New Dark Age',
    works: ['thorvaldsdottir-hrim', 'neuwirth-hooloomooloo', 'mazzoli-vespers'],
    cast: ['raschke', 'nwosu', 'vasseur', 'achterberg', 'sattler'],
    teaser: 'Abendgebete für Leute, die am Bildschirm einschlafen. | Evening prayers for people who fall asleep at the screen.',
  }),
]
