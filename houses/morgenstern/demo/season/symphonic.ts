import { type ProgrammeEntry, seasonProgramme } from './programme.ts'

const symphonic = (entry: Omit<ProgrammeEntry, 'room' | 'genres' | 'time'> & { time?: string }) =>
  seasonProgramme({
    room: 'grosser-saal',
    genres: ['orchester'],
    series: 'grosse-symphonik',
    time: '19:30',
    prices: [24, 89],
    nights: 2,
    ...entry,
    cast: ['morgenstern-orchester', ...entry.cast],
  })

/** Orchestral evenings in the Great Hall. */
export const symphonicProgrammes = [
  symphonic({
    key: 'dvorak-bacewicz',
    title: 'Dvořák: Siebte | Dvořák: Seventh',
    works: ['bacewicz-streicher', 'lutoslawski-cello', 'interval', 'dvorak-sym-7'],
    cast: [{ artist: 'czernik', role: 'conductor' }, 'castellar'],
    teaser:
      'Drei Stücke, die ihre Muskeln unter der Jacke tragen. | Three pieces that keep their muscles under the jacket.',
    description: [
      'Grażyna Bacewicz schrieb ihr Streicherkonzert 1948 in einem Land, das gerade lernte, welche Musik erwünscht sein würde. Es ist neobarock, höflich und von einer Energie, die sich um Erwünschtheit nicht kümmert.\n\nDvořáks Siebte entstand für London und klingt nach Böhmen im Gegenwind: seine dunkelste Symphonie, und die am besten gebaute.',
      'Grażyna Bacewicz wrote her concerto for strings in 1948, in a country just finding out which music would be welcome. It is neo-baroque, polite, and of an energy that does not ask to be welcomed.\n\nDvořák’s Seventh was written for London and sounds like Bohemia in a headwind: his darkest symphony, and the best built.',
    ],
  }),
  symphonic({
    key: 'price-erste',
    title: 'Price: Erste | Price: First',
    works: ['tower-fanfare', 'gershwin-rhapsody', 'interval', 'price-sym-1'],
    cast: ['haldane', 'takehara'],
    teaser:
      'Chicago 1933: Zum ersten Mal spielt ein großes Orchester die Symphonie einer Schwarzen Komponistin. Berlin hat achtzig Jahre gewartet. | Chicago, 1933: a major orchestra plays a symphony by a Black woman for the first time. Berlin waited eighty years.',
    description: [
      'Florence Prices Erste ist eine Verwandte der *Neuen Welt*, aber sie kennt die Welt von innen. An die Stelle des Scherzos tritt die Juba, ein Tanz, der ohne Trommeln auskam, weil Trommeln verboten waren: Man schlug auf Knie, Brust und Boden.\n\nJoan Towers Fanfare dauert drei Minuten und beantwortet Aaron Copland eine Frage, die er nicht gestellt hat.',
      'Florence Price’s First is related to the *New World*, but it knows that world from inside. In place of a scherzo stands the juba, a dance that did without drums because drums were forbidden: one slapped knees, chest and floor.\n\nJoan Tower’s fanfare lasts three minutes and answers a question Aaron Copland did not ask.',
    ],
  }),
  symphonic({
    key: 'bruckner-achte',
    title: 'Bruckner: Achte | Bruckner: Eighth',
    works: ['bruckner-sym-8'],
    cast: ['obermaier'],
    description: [
      'Der Dirigent Hermann Levi schickte die erste Fassung zurück: Er verstehe sie nicht. Bruckner arbeitete drei Jahre an einer zweiten, und die Wiener Uraufführung 1892 wurde sein größter Erfolg.',
      'The conductor Hermann Levi sent the first version back: he did not understand it. Bruckner worked for three years on a second, and the Vienna premiere in 1892 became his greatest success.',
    ],
    teaser:
      'Achtzig Minuten, ohne Pause, mit vier Harfentakten, auf die man warten kann. | Eighty minutes, no interval, and harps well worth the wait.',
    prices: [22, 84],
  }),
  symphonic({
    key: 'sibelius-saariaho',
    title: 'Nordlicht: Sibelius und Saariaho | Northern Light: Sibelius and Saariaho',
    works: ['saariaho-ciel-hiver', 'saariaho-graal-theatre', 'interval', 'sibelius-sym-5'],
    cast: ['soerbye', 'mirow'],
    teaser:
      'Sechzehn Schwäne fliegen über Ainola, und achtzig Jahre später schaut Kaija Saariaho in denselben Himmel. | Sixteen swans fly over Ainola, and eighty years later Kaija Saariaho looks into the same sky.',
    description: [
      '»Heute um zehn vor elf sah ich sechzehn Schwäne«, notierte Jean Sibelius im April 1915. »Eines meiner größten Erlebnisse.« Das Hornthema im Finale der Fünften ist ihr Flug.\n\nSaariahos *Ciel d’hiver* ist ein Satz aus ihrem Orion-Stück, für kleineres Orchester neu beleuchtet: ein Winterhimmel, der sich dreht, ohne anzukommen.',
      '‘Today at ten to eleven I saw sixteen swans,’ Jean Sibelius noted in April 1915. ‘One of my greatest experiences.’ The horn theme in the finale of the Fifth is their flight.\n\nSaariaho’s *Ciel d’hiver* is a movement of her Orion piece, relit for smaller orchestra: a winter sky that turns without arriving.',
    ],
  }),
  symphonic({
    key: 'beethoven-siebte',
    title: 'Beethoven: Siebte | Beethoven: Seventh',
    works: ['chin-subito', 'beethoven-piano-4', 'interval', 'beethoven-sym-7'],
    cast: ['soerbye', 'ahrendt'],
    teaser:
      'Unsuk Chin kürzt Beethoven auf fünf Minuten, danach darf er ausreden. | Unsuk Chin cuts Beethoven to five minutes; after that he may finish his sentence.',
    status: 'few_tickets',
  }),
  symphonic({
    key: 'mendelssohn-hensel',
    title: 'Geschwister | Siblings',
    subtitle: 'Fanny Hensel und Felix Mendelssohn | Fanny Hensel and Felix Mendelssohn',
    works: ['hensel-ouvertuere', 'mendelssohn-violin', 'interval', 'mendelssohn-sym-3'],
    cast: ['haldane', 'asplund'],
    teaser:
      'Ihre einzige Ouvertüre und seine schottischste Symphonie: ein Abend aus einem Elternhaus. | Her only overture and his most Scottish symphony: an evening from one household.',
    description: [
      'Fanny Hensel dirigierte ihre Ouvertüre 1834 selbst, bei einer Sonntagsmusik in der Leipziger Straße 3, und berichtete dem Bruder, sie habe sich vor dem Orchester gefühlt wie Jupiter. Mehr Orchestermusik hat man ihr nicht abverlangt.\n\nHundert Jahre später durfte in Berlin keines der drei Stücke mehr gespielt werden. Auch in diesem Saal nicht.',
      'Fanny Hensel conducted her overture herself in 1834, at one of the Sunday concerts in Leipziger Straße 3, and told her brother that in front of the orchestra she had felt like Jupiter. Nobody asked her for more orchestral music.\n\nA hundred years later none of these three pieces could be played in Berlin. Not in this hall either.',
    ],
  }),
  symphonic({
    key: 'schostakowitsch-zehnte',
    title: 'Schostakowitsch: Zehnte | Shostakovich: Tenth',
    works: ['ustwolskaja-sonata-6', 'bartok-piano-3', 'interval', 'schostakowitsch-sym-10'],
    cast: ['vantongeren', 'iwanow'],
    teaser:
      'Erst acht Minuten mit der Faust, dann Bartóks letzter Gruß, dann eine Symphonie, die ihren Namen unterschreibt. | First eight minutes with the fist, then Bartók’s last greeting, then a symphony that signs its name.',
  }),
  symphonic({
    key: 'janacek-sinfonietta',
    title: 'Dreizehn Trompeten | Thirteen Trumpets',
    works: ['janacek-taras-bulba', 'szymanowski-violin-1', 'interval', 'janacek-sinfonietta'],
    cast: [{ artist: 'czernik', role: 'conductor' }, 'kwan'],
    teaser:
      'Janáčeks Sinfonietta braucht mehr Trompeten, als das Orchester Stühle dafür hat. Wir haben gezählt. | Janáček’s Sinfonietta needs more trumpets than the orchestra has chairs for. We counted.',
  }),
  symphonic({
    key: 'farrenc-dritte',
    title: 'Farrenc: Dritte | Farrenc: Third',
    works: ['mozart-don-giovanni', 'mozart-clarinet-concerto', 'interval', 'farrenc-sym-3'],
    cast: [{ artist: 'brandis', role: 'conductor' }, 'nathanson'],
    teaser:
      'Louise Farrenc unterrichtete dreißig Jahre am Pariser Conservatoire und erkämpfte sich das Gehalt ihrer Kollegen. Mit dieser Symphonie hatte sie nichts mehr zu beweisen. | Louise Farrenc taught at the Paris Conservatoire for thirty years and won the same pay as her colleagues. With this symphony she had nothing left to prove.',
  }),
  symphonic({
    key: 'brahms-vierte',
    title: 'Brahms: Vierte | Brahms: Fourth',
    works: ['webern-passacaglia', 'berg-violin', 'interval', 'brahms-sym-4'],
    cast: ['soerbye', 'berenyi'],
    teaser:
      'Zwei Passacaglien und ein Choral, der aus dem Nebel tritt. | Two passacaglias and a chorale that walks out of the fog.',
    description: [
      'Brahms beendet seine letzte Symphonie mit einer Passacaglia, Webern beginnt mit einer sein Werkverzeichnis. Dazwischen liegt Alban Bergs Violinkonzert, in dem Bachs »Es ist genug« so unvermutet erscheint, dass man meint, es habe jemand die Saaltür geöffnet.',
      'Brahms ends his last symphony with a passacaglia; Webern opens his list of works with one. Between them stands Alban Berg’s Violin Concerto, where Bach’s ‘Es ist genug’ appears so unexpectedly that one thinks somebody has opened the door of the hall.',
    ],
  }),
  symphonic({
    key: 'debussy-mer',
    title: 'La Mer',
    works: ['lili-boulanger-soir', 'lili-boulanger-matin', 'ravel-piano-g', 'interval', 'debussy-mer'],
    cast: ['haldane', 'desrosiers'],
    teaser:
      'Paris am Wasser: ein trauriger Abend, ein Frühlingsmorgen, ein Konzert mit Peitschenknall und das ganze Meer. | Paris by the water: a sad evening, a spring morning, a concerto with a whip crack and the whole sea.',
  }),
  symphonic({
    key: 'sacre',
    title: 'Le Sacre du printemps | The Rite of Spring',
    works: ['ligeti-atmospheres', 'prokofjew-piano-3', 'interval', 'strawinsky-sacre'],
    cast: ['soerbye', 'kalnins'],
    prices: [29, 94],
    description: [
      'Am 29. Mai 1913 wurde in Paris gelacht, gepfiffen und geprügelt; die Musik hörte angeblich niemand. Heute hört man sie überall, in Filmen und Autos, und sollte sie deshalb einmal wieder dort hören, wo 99 Menschen sie gleichzeitig zählen.\n\nLigetis *Atmosphères* zählt nicht. Es steht neun Minuten lang in der Luft.',
      'On 29 May 1913 there was laughter, whistling and fighting in Paris; allegedly nobody heard the music. Today one hears it everywhere, in films and in cars, and should therefore hear it once again where 99 people are counting it at the same time.\n\nLigeti’s *Atmosphères* does not count. It hangs in the air for nine minutes.',
    ],
    teaser:
      'Uraufgeführt im selben Jahr, in dem dieses Haus öffnete. Der Saal hat es überstanden. | First given in the year this house opened. The hall survived it.',
    status: 'sold_out',
  }),
  symphonic({
    key: 'haydn-abschied',
    title: 'Abschied nehmen | Taking Leave',
    works: ['haydn-sym-45', 'strauss-letzte-lieder', 'interval', 'tschaikowsky-sym-6'],
    cast: ['obermaier', 'fjeld'],
    teaser:
      'Einer löscht die Kerzen, eine singt ins Abendrot, und der Dritte lässt die Bässe aufhören zu atmen. | One puts out the candles, one sings into the sunset, and the third lets the basses stop breathing.',
  }),
  symphonic({
    key: 'pejacevic',
    title: 'Pejačević, Symphonie fis-Moll | Pejačević, Symphony in F-sharp minor',
    works: ['korngold-violin', 'interval', 'pejacevic-sym'],
    cast: [{ artist: 'czernik', role: 'conductor' }, 'roehrbein'],
    nights: 1,
    teaser:
      'Dora Pejačević schrieb sie 1917 auf einem Schloss in Slawonien, nachts, nach dem Dienst im Lazarett. | Dora Pejačević wrote it in 1917 in a castle in Slavonia, at night, after her shifts as a nurse.',
  }),
  symphonic({
    key: 'rachmaninow-drittes',
    title: 'Rachmaninow: Drittes Klavierkonzert | Rachmaninoff: Third Piano Concerto',
    works: ['smyth-wreckers', 'rachmaninow-piano-3', 'interval', 'elgar-enigma'],
    cast: ['haldane', 'iwanow'],
    nights: 3,
    prices: [29, 94],
    teaser:
      'Sehr viele Noten, eine Pianistin, danach vierzehn Porträts von Edward Elgar, eines davon ein Hund. | A great many notes, one pianist, then fourteen portraits by Edward Elgar, one of them a dog.',
  }),
  symphonic({
    key: 'turangalila',
    title: 'Turangalîla',
    works: ['messiaen-turangalila'],
    durationMinutes: 80,
    cast: ['soerbye', 'benholz', { artist: 'achterberg', role: 'electronics' }],
    description: [
      'Das Wort ist Sanskrit und heißt alles zugleich: Zeit, die läuft, Spiel, Liebe, Leben und Tod. Messiaen braucht dafür ein Orchester mit sehr viel Schlagzeug, ein Klavier, das Vögel kann, und Ondes Martenot, ein Instrument, das wie eine Stimme ohne Körper klingt. Ruben Achterberg spielt es an einem Nachbau.',
      'The word is Sanskrit and means everything at once: time that runs, play, love, life and death. For this Messiaen needs an orchestra with a great deal of percussion, a piano that can do birds, and an ondes martenot, an instrument that sounds like a voice without a body. Ruben Achterberg plays it on a replica.',
    ],
    teaser:
      'Zehn Sätze über die Liebe, achtzig Minuten, ohne ein trockenes Auge und ohne eine Pause. | Ten movements about love, eighty minutes, not a dry eye and not an interval.',
    prices: [29, 94],
  }),
  symphonic({
    key: 'mozart-adams',
    title: 'Schnelle Maschinen | Fast Machines',
    works: ['adams-short-ride', 'mozart-piano-20', 'interval', 'adams-harmonielehre'],
    cast: ['vantongeren', 'ferreira'],
    teaser:
      'John Adams träumte, ein Tanker hebe aus der Bucht von San Francisco ab. Am Morgen schrieb er die ersten Akkorde auf. | John Adams dreamt of a tanker lifting off from San Francisco Bay. In the morning he wrote down the first chords.',
  }),
  symphonic({
    key: 'schumann-zweite',
    title: 'Schumann: Zweite | Schumann: Second',
    works: ['clara-schumann-piano', 'widmann-con-brio', 'interval', 'schumann-sym-2'],
    cast: [{ artist: 'brandis', role: 'conductor' }, 'ahrendt'],
    nights: 1,
    teaser:
      'Clara war dreizehn, als sie ihr Konzert begann. Robert durfte beim Instrumentieren helfen. | Clara was thirteen when she began her concerto. Robert was allowed to help with the scoring.',
  }),
  symphonic({
    key: 'mahler-lied-von-der-erde',
    title: 'Das Lied von der Erde | The Song of the Earth',
    works: ['takemitsu-requiem-strings', 'mahler-lied-erde'],
    cast: ['soerbye', 'petersdotter', 'maurer-klee'],
    prices: [26, 92],
    teaser:
      'Am Ende wird ein Wort sieben Mal gesungen. Es heißt: ewig. | At the end one word is sung seven times. It is: ewig, for ever.',
  }),
  symphonic({
    key: 'thorvaldsdottir-nielsen',
    title: 'Das Unauslöschliche | The Inextinguishable',
    works: ['thorvaldsdottir-metacosmos', 'grieg-piano', 'interval', 'nielsen-sym-4'],
    cast: ['soerbye', 'kalnins'],
    teaser:
      'Zwei Paukisten an zwei Enden des Podiums, dazwischen alles, was lebt. | Two timpanists at two ends of the platform; between them, everything that lives.',
  }),
  symphonic({
    key: 'weill-eisler',
    title: 'Vertrieben: Weill, Schönberg, Korngold | Driven out: Weill, Schoenberg, Korngold',
    works: ['weill-sym-2', 'schoenberg-klavierkonzert', 'interval', 'korngold-sinfonietta'],
    cast: ['vantongeren', 'benholz'],
    nights: 1,
    teaser:
      'Drei Komponisten, deren Namen zwischen 1933 und 1945 auf keinem Zettel dieses Hauses standen. | Three composers whose names appeared in no programme of this house between 1933 and 1945.',
    description: [
      'Wer in unserem [Archiv](route:archive) nach Weill, Schönberg oder Korngold sucht, findet zwölf Jahre lang nichts. Das Programm dieses Abends füllt keine Lücke, es zeigt sie.\n\nVor dem Konzert spricht Katharina Maibaum mit dem Archiv des Hauses über die Zettel von 1932 und 1933, die sich nur in dem unterscheiden, was fehlt.',
      'Search our [archive](route:archive) for Weill, Schoenberg or Korngold and for twelve years you will find nothing. This evening does not fill the gap; it shows it.\n\nBefore the concert Katharina Maibaum talks with the house’s archivists about the programmes of 1932 and 1933, which differ only in what is missing.',
    ],
  }),
  symphonic({
    key: 'alpensinfonie',
    title: 'Eine Alpensinfonie | An Alpine Symphony',
    works: ['mozart-horn-4', 'interval', 'strauss-alpensinfonie'],
    cast: ['obermaier', 'wieland'],
    teaser:
      'In Berlin uraufgeführt, am höchsten Punkt der Stadt auf 122 Metern. Umso größer die Sehnsucht. | First performed in Berlin, where the highest hill is 122 metres. All the greater the longing.',
  }),
  symphonic({
    key: 'gaelic',
    title: 'Neue Welten | New Worlds',
    works: ['barber-knoxville', 'copland-appalachian', 'interval', 'beach-gaelic'],
    cast: ['haldane', 'nwosu'],
    nights: 1,
    teaser:
      'Amy Beach hörte die Symphonie von Dvořák, war anderer Meinung und schrieb ihre eigene. | Amy Beach heard Dvořák’s symphony, disagreed, and wrote her own.',
  }),
  symphonic({
    key: 'bartok-konzert-fuer-orchester',
    title: 'Konzert für Orchester, zweimal | Concerto for Orchestra, Twice',
    works: ['lutoslawski-orchester', 'interval', 'bartok-orchester'],
    cast: [{ artist: 'czernik', role: 'conductor' }],
    nights: 1,
    teaser: 'Wenn alle Solisten sind, wer begleitet dann? | If everyone is a soloist, who accompanies?',
  }),
]
