import { type ProgrammeEntry, seasonProgramme } from './programme.ts'

const jazz = (entry: Omit<ProgrammeEntry, 'room' | 'genres' | 'time'>) =>
  seasonProgramme({
    room: 'werkraum',
    genres: ['jazz-global'],
    series: 'spaetschicht',
    time: '21:00',
    minutes: 90,
    prices: [14, 22],
    ...entry,
  })

/** Jazz and music from elsewhere, Fridays in the Workshop. */
export const jazzProgrammes = [
  jazz({
    key: 'spaetschicht-zodiac',
    title: 'Spätschicht: Zodiac Suite | Late Shift: Zodiac Suite',
    works: ['mary-lou-williams-zodiac'],
    cast: ['trio-marlow'],
    teaser: 'Zwölf Sternzeichen, zwölf Freunde: Mary Lou Williams porträtiert New York 1945. | Twelve signs, twelve friends: Mary Lou Williams portrays New York in 1945.',
  }),
  jazz({
    key: 'spaetschicht-mingus',
    title: 'Spätschicht: The Black Saint and the Sinner Lady | Late Shift: The Black Saint and the Sinner Lady',
    works: ['mingus-goodbye', 'mingus-black-saint'],
    cast: ['big-band-spreewerk', 'terzic'],
    teaser: 'Mingus ließ den Plattentext von seinem Psychologen schreiben. Wir verzichten auf Text. | Mingus had his psychologist write the sleeve note. We do without a note.',
  }),
  jazz({
    key: 'spaetschicht-ostrow',
    title: 'Spätschicht: Lena Ostrow Kvintett | Late Shift: Lena Ostrow Kvintett',
    works: ['carla-bley-lawns', 'carla-bley-vashkar', 'monk-round-midnight'],
    cast: ['kvintett-ostrow'],
    teaser: 'Carla Bley zum Dank, Monk zum Trotz, Eigenes zum Schluss. | Carla Bley in thanks, Monk in spite, and their own to finish.',
  }),
  jazz({
    key: 'spaetschicht-love-supreme',
    title: 'Spätschicht: A Love Supreme | Late Shift: A Love Supreme',
    works: ['coltrane-naima', 'coltrane-love-supreme'],
    cast: ['kvintett-ostrow', 'adeyemi'],
    teaser: 'Vier Sätze, ein Gebet, und der Schlagzeuger steht am Ende im Hemd. | Four movements, one prayer, and the drummer ends in shirtsleeves.',
    status: 'sold_out',
  }),
  jazz({
    key: 'spaetschicht-tavla',
    title: 'Spätschicht: Duo Tavla und Defne Yıldızoğlu | Late Shift: Duo Tavla and Defne Yıldızoğlu',
    works: ['talk: Makam für Neugierige | Makam for the curious'],
    cast: ['duo-tavla', 'yildiz'],
    teaser: 'Lieder vom Bosporus, Vierteltöne von der Spree, ein Brettspiel auf der Bühne. | Songs from the Bosphorus, quarter-tones from the Spree, a board game on stage.',
  }),
  jazz({
    key: 'spaetschicht-halbmond',
    title: 'Spätschicht: Duo Halbmond | Late Shift: Duo Halbmond',
    works: ['berio-sequenza-9b'],
    cast: ['duo-halbmond'],
    teaser: 'Saxophon, Elektronik und ein Stück Papier, auf dem »leiser« steht. | Saxophone, electronics and a piece of paper that says ‘softer’.',
  }),
  jazz({
    key: 'spaetschicht-klezmer',
    title: 'Spätschicht: Rivka Salamonis singt | Late Shift: Rivka Salamonis Sings',
    works: ['weill-kleine-dreigroschen'],
    cast: ['salamon', 'holopainen', 'ensemble-nachhall'],
    teaser: 'Jiddische Lieder, Berliner Gassenhauer und die Frage, wem die Melodie gehört. | Yiddish songs, Berlin street ballads and the question to whom a tune belongs.',
  }),
  jazz({
    key: 'spaetschicht-ellington',
    title: 'Spätschicht: Such Sweet Thunder | Late Shift: Such Sweet Thunder',
    works: ['ellington-solitude', 'ellington-such-sweet'],
    cast: ['big-band-spreewerk', 'marlow'],
    teaser: 'Duke Ellington liest Shakespeare: vier Sonette, ein paar Könige und Puck am Becken. | Duke Ellington reads Shakespeare: four sonnets, a few kings, and Puck on the cymbals.',
  }),
]

const family = (entry: Omit<ProgrammeEntry, 'genres'>) =>
  seasonProgramme({ genres: ['kinder-familie'], series: 'kleine-morgensterne', prices: [6, 14], ...entry })

/** Concerts for children and those who bring them. */
export const familyProgrammes = [
  family({
    key: 'familie-peter',
    title: 'Peter und der Wolf | Peter and the Wolf',
    works: ['prokofjew-peter'],
    minutes: 50,
    cast: ['junge-morgensterne', 'haldane', 'hartwig', 'figurentheater-kleinod'],
    room: 'grosser-saal',
    time: '11:00',
    ageFrom: 5,
    access: { signLanguage: true },
    teaser: 'Mit Figuren, Gebärden und drei Hörnern, die der Wolf sind. | With puppets, sign language and three horns who are the wolf.',
    nights: 2,
  }),
  family({
    key: 'familie-karneval',
    title: 'Der Karneval der Tiere | The Carnival of the Animals',
    works: ['saint-saens-karneval'],
    minutes: 55,
    cast: ['mitglieder:new-ensemble', 'takehara', 'benholz', 'quandt'],
    room: 'clara-schumann-saal',
    time: '15:00',
    ageFrom: 4,
    teaser: 'Ein Schwan, zwei Pianisten (auch Tiere) und Fossilien, die klappern. | A swan, two pianists (animals too) and fossils that rattle.',
  }),
  family({
    key: 'familie-krabbel',
    title: 'Krabbelkonzert | Crawlers’ Concert',
    works: ['bach-italienisch#2', 'schumann-kinderszenen'],
    minutes: 35,
    cast: ['ryder', 'desrosiers', 'quandt'],
    room: 'werkraum',
    time: '10:00',
    ageFrom: 0,
    prices: [5, 8],
    access: { relaxedPerformance: true },
    teaser: 'Für Menschen bis zwei Jahre. Sitzen ist erlaubt, aber nicht üblich. | For people up to two. Sitting is allowed but not usual.',
  }),
  family({
    key: 'familie-klangfiguren',
    title: 'Sand, der singt | Sand that Sings',
    works: ['talk: Eine Platte, ein Geigenbogen, drei Löffel Sand | A plate, a violin bow, three spoons of sand', 'reich-clapping'],
    minutes: 60,
    cast: ['ito', 'quandt'],
    room: 'werkraum',
    time: '15:00',
    ageFrom: 8,
    prices: [5, 8],
    teaser: 'Ernst Chladni machte 1787 Töne sichtbar. Heute machen es zwanzig Kinder nach. | In 1787 Ernst Chladni made sounds visible. Today twenty children do it again.',
  }),
  family({
    key: 'familie-orgel',
    title: 'Wer wohnt in der Orgel? | Who Lives in the Organ?',
    works: ['bach-toccata-d', 'alain-litanies'],
    minutes: 50,
    cast: ['lindqvist', 'quandt'],
    room: 'grosser-saal',
    time: '11:00',
    ageFrom: 6,
    teaser: 'Die kleinste Pfeife ist kürzer als ein Bleistift, die größte länger als ein Bus. | The smallest pipe is shorter than a pencil, the largest longer than a bus.',
  }),
  family({
    key: 'familie-relaxed',
    title: 'Ein Konzert zum Rausgehen | A Concert to Walk Out of',
    subtitle: 'Relaxed Performance',
    works: ['grieg-peer-gynt', 'ravel-mere-oye'],
    minutes: 55,
    cast: ['junge-morgensterne', 'haldane', 'hartwig', 'kuhlbrodt'],
    room: 'clara-schumann-saal',
    time: '15:00',
    ageFrom: 4,
    access: { relaxedPerformance: true, signLanguage: true, audioDescription: true },
    teaser: 'Licht an, Türen offen, Ruheraum nebenan: Wer laut sein muss, darf. | Lights up, doors open, a quiet room next door: if you need to be loud, be loud.',
  }),
]

const special = (entry: ProgrammeEntry) => seasonProgramme(entry)

/** Talks and the house itself. */
export const talkProgrammes = [
  special({
    key: 'gespraech-akustik',
    title: 'Wie klingt ein leerer Saal? | What Does an Empty Hall Sound Like?',
    works: ['talk: Piet Hoekstra im Gespräch mit Katharina Maibaum | Piet Hoekstra in conversation with Katharina Maibaum'],
    minutes: 75,
    cast: ['hoekstra', 'maibaum'],
    room: 'grosser-saal',
    genres: ['neue-musik'],
    time: '18:00',
    prices: [6, 6],
    teaser: 'Der Akustiker erklärt, warum der Saal 1,9 Sekunden braucht, um Sie zu vergessen. | The acoustician explains why the hall takes 1.9 seconds to forget you.',
  }),
  special({
    key: 'gespraech-archiv',
    title: 'Aus dem Archiv: Zettel mit Lücken | From the Archive: Handbills with Gaps',
    works: ['talk: Programmzettel 1932–1951, gelesen und erklärt | Handbills 1932–1951, read and explained'],
    minutes: 75,
    cast: ['maibaum', 'reimers'],
    room: 'fanny-hensel-saal',
    genres: ['neue-musik'],
    time: '19:00',
    teaser: 'Was fehlt, steht nicht da. Man muss wissen, wo. | What is missing is not there. You have to know where to look.',
    status: 'no_sale',
    access: { signLanguage: true },
  }),
  special({
    key: 'probe',
    title: 'Offene Probe | Open Rehearsal',
    works: ['talk: Elin Sørbye probt, Jule Reimers erklärt | Elin Sørbye rehearses, Jule Reimers explains'],
    minutes: 90,
    cast: ['morgenstern-orchester', 'soerbye', 'reimers'],
    room: 'grosser-saal',
    genres: ['orchester'],
    time: '10:00',
    teaser: 'Zuhören, wie aus neunzig Meinungen eine wird. Eintritt frei, Platzwahl auch. | Listen to ninety opinions becoming one. Admission free, seats unreserved.',
    status: 'no_sale',
  }),
]

const hired = (entry: Omit<ProgrammeEntry, 'hired'>) => seasonProgramme({ ...entry, hired: true })

/** Evenings of others who hire the house; their own terms apply. */
export const hiredProgrammes = [
  hired({
    key: 'gast-havelberg',
    title: 'Havelberger Philharmonie: Scheherazade war krank | Havelberg Philharmonic: Scheherazade Was Ill',
    works: ['ravel-sheherazade', 'rachmaninow-toteninsel', '—', 'berlioz-fantastique'],
    cast: ['havelberg-philharmonie', 'obermaier', 'raschke'],
    room: 'grosser-saal',
    genres: ['orchester'],
    time: '20:00',
    prices: [25, 79],
    teaser: 'Gastspiel mit Traumsequenzen. Veranstalterin: Konzertdirektion Havelberg. | A visit with dream sequences. Promoter: Konzertdirektion Havelberg.',
  }),
  hired({
    key: 'gast-rheinsberg',
    title: 'Hofkapelle Rheinsberg: Zelenka | Hofkapelle Rheinsberg: Zelenka',
    works: ['zelenka-sonata-5', '—', 'zelenka-missa-votiva'],
    cast: ['rheinsberger-staatskapelle', 'oratorienchor', 'sattler:conductor', 'nwosu', 'petersdotter', 'ambrosini', 'kondratjuk'],
    room: 'grosser-saal',
    genres: ['alte-musik', 'gesang-lied'],
    time: '19:30',
    prices: [20, 69],
    teaser: 'Eine Votivmesse zum Dank für Genesung. Veranstalter: Freunde der Hofkapelle. | A votive mass in thanks for recovery. Promoter: Friends of the Hofkapelle.',
  }),
  hired({
    key: 'gast-nordsund',
    title: 'Nordsund Symfoniorkester auf Reisen | Nordsund Symfoniorkester on Tour',
    works: ['sibelius-finlandia', 'sibelius-violin', '—', 'sibelius-sym-2'],
    cast: ['nordsund-symphonie', 'vantongeren', 'kwan'],
    room: 'grosser-saal',
    genres: ['orchester'],
    time: '20:00',
    prices: [29, 89],
    teaser: 'Ein Orchester von der Küste bringt sein Wetter mit. Veranstalter: Agentur Leuchtfeuer. | An orchestra from the coast brings its own weather. Promoter: Agentur Leuchtfeuer.',
    status: 'cancelled',
  }),
  hired({
    key: 'gast-camerata',
    title: 'Camerata Lindenau: Serenaden | Camerata Lindenau: Serenades',
    works: ['elgar-serenade', 'andree-andante-quasi-recitativo', 'mozart-nachtmusik', '—', 'tschaikowsky-serenade'],
    cast: ['camerata-lindenau', 'sattler:direction'],
    room: 'clara-schumann-saal',
    genres: ['orchester'],
    time: '20:00',
    prices: [19, 45],
    teaser: 'Streicher im Stehen, bis auf die Celli. Veranstalter: Camerata Lindenau e. V. | Strings standing, the cellos excepted. Promoter: Camerata Lindenau e. V.',
  }),
  hired({
    key: 'gast-wettbewerb',
    title: 'Finale des Lindenau-Wettbewerbs | Lindenau Competition, Final',
    works: ['beethoven-piano-3', 'clara-schumann-piano', '—', 'prokofjew-piano-3'],
    cast: ['havelberg-philharmonie', 'haldane'],
    room: 'grosser-saal',
    genres: ['klavier', 'orchester'],
    time: '17:00',
    prices: [15, 40],
    teaser: 'Drei Klavierkonzerte, drei Zwanzigjährige, eine Jury, die nichts sagen darf. | Three piano concertos, three twenty-year-olds, a jury not allowed to speak.',
  }),
  hired({
    key: 'gast-blech',
    title: 'Blech am Ufer: Funeral und Fanfare | Blech am Ufer: Funeral and Fanfare',
    works: ['purcell-funeral-music', 'haendel-feuerwerk'],
    minutes: 75,
    cast: ['blech-morgenstern', 'kostic', 'tellmann'],
    room: 'clara-schumann-saal',
    genres: ['kammermusik'],
    time: '19:30',
    prices: [15, 30],
    teaser: 'Zehn Menschen, die im Orchester hinten sitzen, einmal vorn. Veranstalter: Blech am Ufer GbR. | Ten people who sit at the back of the orchestra, for once in front. Promoter: Blech am Ufer GbR.',
  }),
]

const lunch = (key: string, works: string[], cast: string[], title: string, teaser: string) =>
  seasonProgramme({
    key,
    title,
    works,
    cast,
    teaser,
    minutes: 40,
    room: 'clara-schumann-saal',
    genres: ['kammermusik'],
    series: 'mittags-um-eins',
    time: '13:00',
    status: 'no_sale',
  })

/** Forty minutes at lunchtime, free of charge. */
export const lunchProgrammes = [
  lunch('mittag-bach', ['bach-cello-suite-1', 'gubaidulina-de-profundis'], ['haapala', 'holopainen'], 'Mittags um eins: Allein | Lunchtime at One: Alone', 'Ein Cello und danach ein Akkordeon, jedes für sich. | A cello, then an accordion, each by itself.'),
  lunch('mittag-debussy', ['debussy-cello', 'webern-stuecke-vc', 'debussy-violin'], ['dorfmeister', 'asplund', 'kalnins'], 'Mittags um eins: Letzte Sonaten | Lunchtime at One: Last Sonatas', 'Debussy unterschrieb sie mit »musicien français«. | Debussy signed them ‘musicien français’.'),
  lunch('mittag-wolf', ['wolf-serenade', 'hensel-quartett'], ['varda-quartett'], 'Mittags um eins: Ständchen | Lunchtime at One: Serenade', 'Hugo Wolf hat es eilig, Fanny Hensel hat recht. | Hugo Wolf is in a hurry, Fanny Hensel is right.'),
  lunch('mittag-britten', ['britten-metamorphosen', 'widmann-fantasie', 'messiaen-merle-noir'], ['cordier', 'nathanson', 'amsel', 'takehara'], 'Mittags um eins: Holz | Lunchtime at One: Wood', 'Oboe, Klarinette, Flöte, eine nach der anderen. | Oboe, clarinet, flute, one after another.'),
  lunch('mittag-ysaye', ['biber-passacaglia', 'ysaye-sonata-3', 'beach-romanze'], ['kwan', 'benholz'], 'Mittags um eins: Eine Geige | Lunchtime at One: One Violin', 'Fünfundsechzig Mal vier Töne, danach eine Ballade. | Sixty-five times four notes, then a ballad.'),
  lunch('mittag-lyrisch', ['grieg-lyrische', 'kapralova-april'], ['iwanow'], 'Mittags um eins: April | Lunchtime at One: April', 'Kurze Stücke bei wechselnder Bewölkung. | Short pieces under variable cloud.'),
  lunch('mittag-brahms', ['brahms-geistliches-wiegenlied', 'schumann-maerchenbilder'], ['petersdotter', 'laurent', 'ferreira'], 'Mittags um eins: Bratsche, bitte | Lunchtime at One: Viola, Please', 'Brahms schrieb seinen Freunden ein Wiegenlied mit Bratsche; die Ehe hielt nicht, das Lied schon. | Brahms wrote his friends a lullaby with viola; the marriage did not last, the song did.'),
  lunch('mittag-tango', ['piazzolla-estaciones'], ['trio-vesper'], 'Mittags um eins: Buenos Aires | Lunchtime at One: Buenos Aires', 'Vier Jahreszeiten in siebenundzwanzig Minuten, auf der Südhalbkugel. | Four seasons in twenty-seven minutes, in the southern hemisphere.'),
]

/** What happens while the stages are being repaired: tours and a workshop. */
export const summerProgrammes = [
  special({
    key: 'sommer-fuehrung',
    title: 'Haus ohne Konzert | A House without a Concert',
    subtitle: 'Sommerführung durch den leeren Saal | A summer tour of the empty hall',
    works: ['talk: Vom Keller zum Schallreflektor | From the cellar to the canopy'],
    minutes: 75,
    cast: ['reimers'],
    room: 'grosser-saal',
    genres: ['kinder-familie'],
    time: '16:00',
    prices: [6, 9],
    teaser: 'Im Sommer wird hier geschliffen, geölt und gestimmt. Man darf dabei zusehen. | In summer they sand, oil and tune here. You may watch.',
    ageFrom: 8,
  }),
  special({
    key: 'sommer-orgel',
    title: 'Im Inneren der Orgel | Inside the Organ',
    works: ['talk: Jonas Lindqvist öffnet die Tür neben dem Prospekt | Jonas Lindqvist opens the door beside the case'],
    minutes: 60,
    cast: ['lindqvist'],
    room: 'grosser-saal',
    genres: ['orgel'],
    time: '18:00',
    prices: [8, 8],
    teaser: 'Vier Stockwerke, eine Leiter, höchstens zwölf Personen. | Four storeys, one ladder, twelve people at most.',
    ageFrom: 12,
  }),
]
