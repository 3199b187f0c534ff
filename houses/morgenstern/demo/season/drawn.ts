import { seasonProgramme } from './programme.ts'

/** The evenings of the season's first days, in the order in which they are given. */
export const mahlerFuenfte = seasonProgramme({
  key: 'mahler-fuenfte',
  title: 'Mahler: Fünfte | Mahler: Fifth',
  works: ['gubaidulina-viola-concerto', 'interval', 'mahler-sym-5'],
  cast: ['morgenstern-orchester', 'soerbye', { artist: 'varkonyi', replaces: 'Noémie Laurent' }],
  room: 'grosser-saal',
  genres: ['orchester'],
  series: 'grosse-symphonik',
  time: '19:30',
  prices: [29, 94],
  teaser:
    'Eine einzelne Bratsche flüstert gegen das Orchester an, und gewinnt. Danach trauert, tobt und tanzt Mahler. | A single viola whispers against the orchestra, and wins. Then Mahler mourns, rages and dances.',
  description: [
    'Fünf Sätze, von denen keiner dem anderen glaubt: Auf den Trauermarsch folgt der Aufruhr, auf den Aufruhr ein Scherzo, das zu lange tanzt, um unbeschwert zu sein. Und dann, als stünde die Zeit still, Harfe und Streicher allein.\n\nElin Sørbye stellt dem Werk ein Konzert gegenüber, in dem eine einzelne Bratsche gegen das Orchester anflüstert, und gewinnt. Sofia Gubaidulina schrieb es 1996 und gab der Solistin einen Schatten mit: ein Streichquartett, das einen Viertelton tiefer gestimmt ist als alle anderen.\n\nEinführung um 18.30 Uhr im Foyer.',
    'Five movements, none of which believes the others: the funeral march is followed by uproar, the uproar by a scherzo that dances too long to be carefree. And then, as though time had stopped, harp and strings alone.\n\nElin Sørbye sets against it a concerto in which a single viola whispers against the orchestra, and wins. Sofia Gubaidulina wrote it in 1996 and gave the soloist a shadow: a string quartet tuned a quarter-tone below everyone else.\n\nIntroduction at 6.30 pm in the foyer.',
  ],
  access: { audio_description: true },
})

export const oktettMatinee = seasonProgramme({
  key: 'schubert-oktett',
  title: 'Matinee: Schuberts Oktett | Matinee: Schubert’s Octet',
  works: ['schubert-oktett'],
  cast: [
    { artist: 'mitglieder', role: 'string-quartet' },
    'nathanson',
    'bruckner-hall',
    'wieland',
    'ostermann',
  ],
  room: 'clara-schumann-saal',
  genres: ['kammermusik'],
  series: 'sonntagsmatinee',
  time: '11:00',
  prices: [18, 42],
  status: 'few_tickets',
  teaser:
    'Eine Stunde Musik, acht Menschen, keine Dirigentin: Schubert übt für die große Symphonie. | An hour of music, eight people, no conductor: Schubert practises for the great symphony.',
  description: [
    'Graf Troyer spielte Klarinette und wünschte sich ein Stück wie Beethovens Septett. Schubert lieferte ein Instrument mehr, zwanzig Minuten mehr und vor dem Finale ein Tremolo, bei dem man nach der Tür schaut.',
    'Count Troyer played the clarinet and wanted a piece like Beethoven’s Septet. Schubert delivered one instrument more, twenty minutes more and, before the finale, a tremolo that makes you look towards the door.',
  ],
})

export const ahrendtAbend = seasonProgramme({
  key: 'lise-ahrendt',
  title: 'Lise Ahrendt, Klavier | Lise Ahrendt, piano',
  works: ['beethoven-diabelli', 'interval', 'kurtag-jatekok'],
  cast: ['ahrendt'],
  room: 'fanny-hensel-saal',
  genres: ['klavier'],
  series: 'klavier-am-dienstag',
  time: '20:00',
  prices: [24, 38],
  teaser:
    'Beethoven macht aus einem Schusterfleck dreiunddreißig Welten, Kurtág aus einer Note einen Witz. | Beethoven makes thirty-three worlds out of a cobbler’s patch, Kurtág a joke out of a single note.',
  description: [
    'Anton Diabelli bat 1819 alle namhaften Komponisten Österreichs um je eine Variation über seinen Walzer. Beethoven spottete über den »Schusterfleck« und schickte vier Jahre später dreiunddreißig.\n\nLise Ahrendt spielt danach aus György Kurtágs *Játékok*, »Spielen«: Stücke von zwanzig Sekunden, in denen ein Finger über die Tasten läuft wie ein Kind über einen zugefrorenen See.',
    'In 1819 Anton Diabelli asked every notable composer in Austria for one variation on his waltz. Beethoven made fun of the ‘cobbler’s patch’ and four years later sent thirty-three.\n\nAfterwards Lise Ahrendt plays from György Kurtág’s *Játékok*, ‘Games’: pieces of twenty seconds in which a finger runs over the keys like a child across a frozen lake.',
  ],
})

export const sieclesObscurs = seasonProgramme({
  key: 'siecles-obscurs',
  title: 'Les Siècles obscurs',
  works: ['charpentier-lecons', 'couperin-barricades', 'interval', 'couperin-lecons', 'marais-sonnerie'],
  cast: ['ensemble-ombra', 'vasseur', 'lacombe', { artist: 'de-wael', role: 'direction' }],
  room: 'grosser-saal',
  genres: ['alte-musik'],
  series: 'darm-und-kiel',
  time: '19:30',
  prices: [19, 64],
  status: 'sold_out',
  teaser:
    'Fünfzehn Kerzen, nach jedem Psalm eine weniger: Musik für die Nächte der Karwoche, im Frankreich Ludwigs XIV. | Fifteen candles, one fewer after each psalm: music for the nights of Holy Week in the France of Louis XIV.',
  description: [
    'Die Opern waren in der Fastenzeit geschlossen, also ging Paris in die Kirche, wo die Sängerinnen der Oper hinter einem Gitter die Klagelieder des Jeremia sangen. Charpentier und Couperin schrieben dafür Musik, in der jeder hebräische Buchstabe ausgeziert wird wie eine Initiale.',
    'The opera was closed in Lent, so Paris went to church, where the opera’s singers sang the Lamentations of Jeremiah from behind a grille. Charpentier and Couperin wrote music for it in which every Hebrew letter is ornamented like an initial.',
  ],
})

export const orgelnacht = seasonProgramme({
  key: 'orgelnacht',
  title: 'Orgelnacht | Organ Night',
  works: [
    'bach-passacaglia',
    'buxtehude-praeludium-g',
    'messiaen-apparition',
    'interval',
    'ligeti-volumina',
    'alain-litanies',
    'berio-sequenza-9b',
  ],
  durationMinutes: 240,
  cast: ['lindqvist', 'duo-halbmond'],
  room: 'grosser-saal',
  genres: ['orgel', 'jazz-global'],
  time: '22:00',
  prices: [15, 15],
  teaser:
    'Jonas Lindqvist, ein Instrument mit 5.200 Pfeifen und ein Saxophon im Dunkeln: Bach, Ligeti und Improvisationen bis zwei Uhr früh. | Jonas Lindqvist, an instrument with 5,200 pipes and a saxophone in the dark: Bach, Ligeti and improvisations until two in the morning.',
  description: [
    'Von zehn Uhr abends bis zwei Uhr früh ist der Große Saal offen und fast dunkel. Wer will, legt sich auf die Matten im Parkett; wer gehen muss, geht zwischen den Stücken durch die hinteren Türen.\n\nGespielt wird Bach, gespielt wird Ligeti, und dazwischen antwortet das Duo Halbmond mit Saxophon und Elektronik auf alles, was die Orgel behauptet. Nach Mitternacht steht nichts mehr im Programm.\n\n- Einlass bis 0.30 Uhr\n- Decken gibt es an der Garderobe\n- Die letzte Bahn fährt um 2.24 Uhr',
    'From ten at night until two in the morning the Great Hall is open and almost dark. If you like, lie down on the mats in the stalls; if you must go, go between pieces, through the doors at the back.\n\nThere is Bach, there is Ligeti, and in between Duo Halbmond replies with saxophone and electronics to everything the organ claims. After midnight there is no programme.\n\n- Admission until 12.30 am\n- Blankets at the cloakroom\n- The last train leaves at 2.24 am',
  ],
})
