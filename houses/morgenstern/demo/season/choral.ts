import { type ProgrammeEntry, seasonProgramme } from './programme.ts'

/** A choral evening, in the Great Hall unless the entry says otherwise. */
export const choral = (
  entry: Omit<ProgrammeEntry, 'room' | 'genres' | 'time'> & { time?: string; room?: string },
) =>
  seasonProgramme({
    room: 'grosser-saal',
    genres: ['gesang-lied', 'orchester'],
    series: 'chor-und-orchester',
    time: '19:30',
    prices: [22, 84],
    nights: 1,
    ...entry,
  })

/** Choir and orchestra, and choir alone. */
export const choralProgrammes = [
  choral({
    key: 'deutsches-requiem',
    title: 'Ein deutsches Requiem | A German Requiem',
    works: ['schuetz-exequien', 'interval', 'brahms-requiem'],
    cast: ['morgenstern-orchester', 'kammerchor-morgenstern', 'brandis', 'raschke', 'weigold'],
    teaser:
      'Heinrich Schütz tröstet den Verstorbenen, Johannes Brahms die Hinterbliebenen. | Heinrich Schütz consoles the dead man, Johannes Brahms those left behind.',
    description: [
      'Heinrich Posthumus Reuß hatte seinen Sarg noch zu Lebzeiten mit Bibelversen beschriften lassen; Schütz vertonte sie 1636 als Begräbnismusik. Brahms kannte und schätzte das Stück. Auch er suchte sich seine Bibelworte selbst zusammen, und auch bei ihm gilt der Trost nicht den Toten.',
      'Heinrich Posthumus Reuss had his coffin inscribed with verses of Scripture while he was still alive; in 1636 Schütz set them as music for the burial. Brahms knew the piece and valued it. He too gathered his own verses, and with him too the comfort is not for the dead.',
    ],
  }),
  choral({
    key: 'war-requiem',
    title: 'Britten: War Requiem',
    works: ['britten-war-requiem'],
    cast: ['morgenstern-orchester', 'oratorienchor', 'kinderchor', 'soerbye', 'fjeld', 'ambrosini', 'okonjo'],
    nights: 2,
    prices: [29, 94],
    description: [
      '1962 wurde in Coventry die neue Kathedrale geweiht, neben den Mauern der zerstörten. Britten setzte zwischen die lateinischen Teile der Totenmesse Gedichte von Wilfred Owen, der eine Woche vor dem Waffenstillstand 1918 gefallen war.\n\nDer Kinderchor singt vom zweiten Rang, unsichtbar, mit einem Harmonium. Wir bitten, nach dem letzten Takt zu warten.',
      'In 1962 the new cathedral was consecrated in Coventry, next to the walls of the one destroyed. Between the Latin parts of the mass for the dead Britten set poems by Wilfred Owen, who had been killed a week before the Armistice of 1918.\n\nThe children’s choir sings from the upper circle, unseen, with a harmonium. We ask you to wait after the last bar.',
    ],
    teaser:
      'Die Totenmesse auf Latein, die Soldaten auf Englisch. Am Ende schlafen zwei, die einander getötet haben. | The mass for the dead in Latin, the soldiers in English. In the end two who killed each other fall asleep.',
  }),
  choral({
    key: 'schoepfung',
    title: 'Haydn: Die Schöpfung | Haydn: The Creation',
    works: ['haydn-schoepfung'],
    durationMinutes: 130,
    cast: ['ensemble-ombra', 'kammerchor-morgenstern', 'de-wael', 'nwosu', 'maurer-klee', 'kondratjuk'],
    teaser:
      'Es wird Licht, in C-Dur, und es erschrickt noch immer. | There is light, in C major, and it is still a shock.',
  }),
  choral({
    key: 'glagolitische-messe',
    title: 'Janáček: Glagolitische Messe | Janáček: Glagolitic Mass',
    works: ['poulenc-orgelkonzert', 'interval', 'janacek-glagolitisch'],
    cast: [
      'morgenstern-orchester',
      'oratorienchor',
      { artist: 'czernik', role: 'conductor' },
      'raschke',
      { artist: 'galindo', role: 'alto' },
      'ambrosini',
      'sonnleitner',
      'lindqvist',
      'abreu',
    ],
    teaser:
      'Ein Ungläubiger schreibt eine Messe für den Wald, und die Orgel verliert darüber die Fassung. | An unbeliever writes a mass for the forest, and the organ loses its composure.',
  }),
  choral({
    key: 'marienvesper',
    title: 'Monteverdi: Marienvesper | Monteverdi: Vespers',
    works: ['monteverdi-vespro'],
    cast: [
      'ensemble-ombra',
      'kammerchor-morgenstern',
      'de-wael',
      'vasseur',
      { artist: 'galindo', role: 'alto' },
      'maurer-klee',
      { artist: 'weigold', role: 'baritone' },
    ],
    teaser:
      'Zinken, Theorben, zwei Emporen und ein Echo, das Monteverdi mitkomponiert hat. | Cornetts, theorbos, two galleries and an echo that Monteverdi wrote into the score.',
    prices: [19, 72],
  }),
  choral({
    key: 'boulanger-psalm',
    title: 'Aus der Tiefe | Out of the Depths',
    works: ['poulenc-gloria', 'interval', 'lili-boulanger-psalm-130', 'faure-requiem'],
    cast: [
      'morgenstern-orchester',
      'kammerchor-morgenstern',
      'brandis',
      'nwosu',
      'petersdotter',
      'ambrosini',
      'okonjo',
    ],
    teaser:
      'Lili Boulanger war dreiundzwanzig, als sie den Psalm vollendete. Sie hatte noch ein Jahr. | Lili Boulanger was twenty-three when she finished the psalm. She had one more year.',
  }),
  choral({
    key: 'h-moll-messe',
    title: 'Bach: h-Moll-Messe | Bach: Mass in B minor',
    works: ['bach-h-moll'],
    durationMinutes: 130,
    cast: [
      'ensemble-ombra',
      'kammerchor-morgenstern',
      'brandis',
      'vasseur',
      'esterhuizen',
      'maurer-klee',
      'sonnleitner',
    ],
    nights: 2,
    description: [
      'Bach stellte seine Messe in den letzten Lebensjahren zusammen, zum größten Teil aus eigenen Sätzen von 1714 bis 1749. Zu hören bekam er sie nie als Ganzes. Das Crucifixus stammt aus Weimar, das Et incarnatus ist vielleicht das Letzte, was er schrieb.',
      'Bach assembled his mass in the last years of his life, for the most part from movements of his own from 1714 to 1749. He never heard it whole. The Crucifixus goes back to Weimar; the Et incarnatus is perhaps the last thing he wrote.',
    ],
    teaser:
      'Für keinen Anlass geschrieben, für keine Kirche ganz geeignet, und seit 1749 fertig. | Written for no occasion, quite suited to no church, and finished since 1749.',
  }),
  choral({
    key: 'wiegenlieder',
    title:
      'Wiegenlieder und Donaudampfschifffahrtsgesellschaftskapitänsmützen | Lullabies and Danube Steamship Company Captains’ Caps',
    works: [
      'brahms-warum',
      'hensel-gartenlieder',
      'brahms-liebeslieder',
      'interval',
      'schoenberg-friede',
      'lachenmann-consolation-1',
      'ligeti-lux-aeterna',
      { encore: 'brahms-wiegenlied' },
    ],
    cast: ['kammerchor-morgenstern', 'brandis', 'takehara', 'benholz', 'ito', 'pfeil'],
    room: 'clara-schumann-saal',
    prices: [12, 28],
    teaser:
      'Ein Abend über Wörter, die länger dauern, als man denkt, und Stille, die kürzer ist, als man hofft. | An evening about words that take longer than you think and silences shorter than you hope.',
    description: [
      'Was kann ein Chor mit Sprache machen? Er kann sie einlullen wie Brahms, in Konsonanten zerlegen wie Helmut Lachenmann oder in Licht auflösen wie György Ligeti. Der Titel des Abends ist ein Wort, an dem der Kammerchor jede Probe seine Artikulation prüft. Gesungen wird es nicht.',
      'What can a choir do with language? It can lull it, like Brahms, take it apart into consonants, like Helmut Lachenmann, or dissolve it into light, like György Ligeti. The title contains the word on which the choir tests its diction at every rehearsal. It will not be sung.',
    ],
  }),
  choral({
    key: 'vigil',
    title: 'Rachmaninow: Vigil im Dunkeln | Rachmaninoff: Vigil in the Dark',
    works: ['rachmaninow-vesper'],
    cast: ['kammerchor-morgenstern', 'brandis'],
    time: '21:00',
    prices: [15, 38],
    teaser:
      'Sechzig Minuten, zweiunddreißig Stimmen, keine Bühnenbeleuchtung. | Sixty minutes, thirty-two voices, no stage light.',
  }),
]
