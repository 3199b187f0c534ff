/**
 * How a subscription is written; texts are `Deutsch | English`. In them `{pool}`, `{halls}` and `{ensembles}` stand for
 * what the season has: the number of events to choose from, that of their halls, the ensembles that play most of them.
 */
export interface SubscriptionOffer {
  key: string
  group: string
  title: string
  subtitle: string
  teaser: string
  /** Rich text. */
  de: string
  en: string
  /** How much less than single tickets it costs, as a share. */
  discount: number
  /** Whole euros, where every seat costs the same. */
  price?: number
  shortCode: string
  /** Events of any of these series or genres. */
  series?: string[]
  genres?: string[]
  /** Fixed: so many events, spread over the season. Flexible: choose so many out of `pool`. */
  count: number
  pool?: number
  /** Limits of a flexible one: concerts of a series or hall. */
  limits?: { name: string; series?: string; room?: string; least?: number; most?: number }[]
  isOnePerEvening?: boolean
  /** The weekday of all events, 0 is Sunday. */
  weekday?: number
  /** The hall of all events. */
  room?: string
  /** The earliest time at which its events begin, `HH:MM` in Berlin. */
  from?: string
  /** Only events for children of these ages; the recommended age is between the two. */
  ages?: [from: number, to: number]
}

export const subscriptionGroups = [
  { key: 'grosse-symphonik', name: { de: 'Große Symphonik', en: 'Great symphonies' } },
  { key: 'kammermusik', name: { de: 'Kammermusik', en: 'Chamber music' } },
  { key: 'wahlabonnements', name: { de: 'Wahlabonnements', en: 'Flexible subscriptions' } },
  { key: 'familie', name: { de: 'Familie', en: 'Family' } },
  { key: 'alte-neue-musik', name: { de: 'Alte & Neue Musik', en: 'Early & new music' } },
]

/** The twenty subscriptions. */
export const subscriptionOffers: SubscriptionOffer[] = [
  {
    key: 'freitag-gross',
    group: 'grosse-symphonik',
    title: 'Freitag, groß | Friday, Great',
    subtitle: 'Zehn Freitage für das ganze Orchester | Ten Fridays for the whole orchestra',
    teaser:
      'Das älteste Abonnement des Hauses: immer freitags, immer derselbe Platz. | The house’s oldest subscription: always on Fridays, always the same seat.',
    de: 'Seit 1951 gibt es diese Freitage, und manche Plätze sind in dritter Generation vergeben. Es sind welche frei geworden.\n\n- zehn Konzerte im Großen Saal\n- ein Drittel günstiger als Einzelkarten\n- fester Platz, zweimal tauschen',
    en: 'These Fridays have existed since 1951, and some seats are held in the third generation. A few have become free.\n\n- ten concerts in the Great Hall\n- a third cheaper than single tickets\n- a fixed seat, two exchanges',
    discount: 0.33,
    shortCode: 'freitag',
    series: ['grosse-symphonik'],
    count: 10,
    weekday: 5,
    room: 'grosser-saal',
  },
  {
    key: 'samstag-gross',
    group: 'grosse-symphonik',
    title: 'Samstag, groß | Saturday, Great',
    subtitle: 'Acht Samstage, ausgeschlafen | Eight Saturdays, well rested',
    teaser:
      'Dieselben Programme am zweiten Abend, wenn auch das Orchester weiß, wie es ausgeht. | The same programmes on the second night, when even the orchestra knows how they end.',
    de: 'Am Samstag sind die Tempi eine Spur freier. Das bestreitet das Orchester.\n\n- acht Konzerte im Großen Saal\n- fester Platz, zweimal tauschen',
    en: 'On Saturdays the tempi are a shade freer. The orchestra denies it.\n\n- eight concerts in the Great Hall\n- a fixed seat, two exchanges',
    discount: 0.25,
    shortCode: 'samstag',
    series: ['grosse-symphonik'],
    count: 8,
    weekday: 6,
    room: 'grosser-saal',
  },
  {
    key: 'kleine-reihe',
    group: 'grosse-symphonik',
    title: 'Fünf große Abende | Five Great Evenings',
    subtitle: 'Zum Anfangen | To begin with',
    teaser:
      'Fünf Konzerte, aus denen man einen Lieblingskomponisten mit nach Hause nimmt. | Five concerts from which to take home a favourite composer.',
    de: 'Für alle, die ein Orchester einmal über eine Saison kennenlernen möchten, ohne gleich zu heiraten.',
    en: 'For all who would like to get to know an orchestra over a season without marrying it at once.',
    discount: 0.2,
    shortCode: 'fuenfgrosse',
    series: ['grosse-symphonik'],
    count: 5,
  },
  {
    key: 'chor-abo',
    group: 'grosse-symphonik',
    title: 'Chor und Orchester | Choir and Orchestra',
    subtitle: 'Sechs Abende mit vollem Podium | Six evenings with a full platform',
    teaser:
      'Hundert Stimmen holen zugleich Luft: sechs Mal sich setzen, warten, Gänsehaut. | A hundred voices take a breath together: six times of sitting down, waiting and goose pimples.',
    de: 'Es singen und spielen {ensembles}.\n\n- sechs Konzerte\n- Textheft inbegriffen',
    en: 'With {ensembles}.\n\n- six concerts\n- word books included',
    discount: 0.25,
    shortCode: 'chor',
    series: ['chor-und-orchester'],
    count: 6,
  },
  {
    key: 'vier-pulte-abo',
    group: 'kammermusik',
    title: 'Vier Pulte | Four Desks',
    subtitle: 'Acht Streichquartette | Eight evenings of string quartets',
    teaser:
      '{ensembles}: sie grüßen sich noch in der Künstlergarderobe. | {ensembles}: they are still on speaking terms in the green room.',
    de: 'Streichquartette im Clara-Schumann-Saal, mit einem Gespräch nach dem letzten Abend.',
    en: 'String quartets in the Clara Schumann Hall, with a talk after the last evening.',
    discount: 0.2,
    shortCode: 'quartett',
    series: ['vier-pulte'],
    count: 8,
    room: 'clara-schumann-saal',
  },
  {
    key: 'sonntags-um-elf',
    group: 'kammermusik',
    title: 'Sonntags um elf | Sundays at Eleven',
    subtitle: 'Zehn Matineen | Ten matinees',
    teaser:
      'Kammermusik mit Tageslicht, und um halb eins beginnt der Rest des Sonntags. | Chamber music by daylight, and at half past twelve the rest of Sunday begins.',
    de: 'Mit Mitgliedern des Morgenstern-Orchesters und ihren Gästen. Kaffee gibt es ab zehn, Kinderbetreuung auf Anmeldung.',
    en: 'With members of the Morgenstern-Orchester and their guests. Coffee from ten, childcare by arrangement.',
    discount: 0.2,
    shortCode: 'matinee',
    series: ['sonntagsmatinee'],
    count: 10,
  },
  {
    key: 'klavier-abo',
    group: 'kammermusik',
    title: 'Klavier am Dienstag | Piano on Tuesday',
    subtitle: 'Sieben Abende, ein Flügel | Seven evenings, one piano',
    teaser:
      'Sieben Mal dasselbe Instrument, und jedes Mal klingt es nach einem anderen. | Seven times the same instrument, and each time it sounds like a different one.',
    de: 'Im Fanny-Hensel-Saal, keine Reihe weiter als vierzehn Meter. Die ungeraden Plätze sehen die Hände, die geraden die Gesichter.',
    en: 'In the Fanny Hensel Hall, no row further than fourteen metres. Odd seats see the hands, even seats the faces.',
    discount: 0.2,
    shortCode: 'klavier',
    series: ['klavier-am-dienstag'],
    count: 7,
    room: 'fanny-hensel-saal',
  },
  {
    key: 'lied-abo',
    group: 'kammermusik',
    title: 'Lied am Ufer | Song on the Bank',
    subtitle: 'Sechs Liederabende | Six song recitals',
    teaser:
      'Gedichte, gesungen von Leuten, die sie vorher gelesen haben. | Poems, sung by people who have read them first.',
    de: 'Vor jedem Abend liest jemand aus dem Ensemble eines der Gedichte laut, ohne Musik. Danach weiß man, was die Vertonung getan hat.',
    en: 'Before each recital someone reads one of the poems aloud, without music. Afterwards you know what the setting has done.',
    discount: 0.2,
    shortCode: 'lied',
    series: ['lied-am-ufer'],
    count: 6,
  },
  {
    key: 'fuenf-abende',
    group: 'wahlabonnements',
    title: 'Fünf Abende, selbst gewählt | Five Evenings of Your Own',
    subtitle: 'Aus {pool} Konzerten, ohne Überschneidung | Out of {pool} concerts, none of them clashing',
    teaser:
      'Lied, Kammermusik und große Symphonik in einem Heft: Sie stellen sich die Saison selbst zusammen. | Song, chamber music and great symphonies in one booklet: you put the season together yourself.',
    de: 'Sie wählen fünf aus {pool}, in {halls} Sälen. Die Auswahl ist so getroffen, dass nichts zur selben Zeit liegt; entscheiden müssen Sie trotzdem.\n\n- frei wählbare Preisgruppe\n- ein Konzert darf ein Geschenk sein\n- endet von selbst',
    en: 'You choose five out of {pool}, in {halls} halls. They have been selected so that nothing clashes; you will have to decide all the same.\n\n- any price group\n- one concert may be a gift\n- ends by itself',
    discount: 0.15,
    shortCode: 'fuenf',
    genres: ['orchester', 'kammermusik', 'klavier', 'gesang-lied', 'alte-musik', 'orgel', 'neue-musik'],
    count: 5,
    pool: 38,
    from: '17:00',
    isOnePerEvening: true,
    limits: [{ name: 'Großer Saal | Great Hall', room: 'grosser-saal', most: 3 }],
  },
  {
    key: 'drei-und-eins',
    group: 'wahlabonnements',
    title: 'Drei und eins | Three and One',
    subtitle: 'Drei bezahlen, vier hören | Pay for three, hear four',
    teaser:
      'Drei Konzerte, die Sie kennen wollten, und eines, das wir aussuchen. | Three concerts you wanted to know and one that we choose.',
    de: 'Drei wählen Sie, das vierte verraten wir eine Woche vorher. Bisher kamen zwei Karten zurück.',
    en: 'You choose three; we reveal the fourth a week before. So far two tickets have come back.',
    discount: 0,
    shortCode: 'dreiundeins',
    genres: ['orchester', 'kammermusik', 'klavier', 'neue-musik'],
    count: 3,
    pool: 24,
  },
  {
    key: 'unter-dreissig',
    group: 'wahlabonnements',
    title: 'Unter dreißig | Under Thirty',
    subtitle: 'Sechs Konzerte, bester Platz | Six concerts, best seats',
    teaser:
      'Sechs frei gewählte Konzerte für 60 €, auch in Preisgruppe I. | Six concerts of your choice for €60, price group I included.',
    de: 'Für alle, die am Tag des ersten Konzerts noch nicht dreißig sind. Ausweis genügt, Studium nicht nötig.',
    en: 'For all who are not yet thirty on the day of the first concert. An identity card will do; no studies required.',
    discount: 0,
    price: 60,
    shortCode: 'u30',
    genres: ['orchester', 'jazz-global', 'neue-musik', 'orgel'],
    count: 6,
    pool: 36,
  },
  {
    key: 'mittwochs',
    group: 'wahlabonnements',
    title: 'Immer wieder mittwochs | Wednesdays, Again',
    subtitle: 'Vier Abende in der Mitte der Woche | Four evenings in the middle of the week',
    teaser: 'Für Menschen, deren Wochenende schon voll ist. | For people whose weekends are full.',
    de: 'Vier Mittwochabende nach Wahl in den kleinen Sälen, alle vor 22 Uhr zu Ende.',
    en: 'Four Wednesday evenings of your choice in the smaller halls, all of them over before 10 pm.',
    discount: 0.15,
    shortCode: 'mittwoch',
    genres: ['kammermusik', 'neue-musik'],
    count: 4,
    pool: 16,
    weekday: 3,
  },
  {
    key: 'erste-toene',
    group: 'familie',
    title: 'Erste Töne | First Sounds',
    subtitle: 'Krabbeln, sitzen, staunen | Crawl, sit, marvel',
    teaser:
      'Vier Vormittage für Menschen, die noch keine Schuhe brauchen. | Four mornings for people who do not need shoes yet.',
    de: 'Ein Platz gilt für ein Kind und einen Erwachsenen. Geschwister krabbeln mit.',
    en: 'One place admits one child and one adult. Siblings crawl along.',
    discount: 0.25,
    shortCode: 'krabbeln',
    series: ['kleine-morgensterne'],
    ages: [0, 3],
    count: 4,
  },
  {
    key: 'familien-abo',
    group: 'familie',
    title: 'Kleine Morgensterne | Little Morning Stars',
    subtitle: 'Sechs Konzerte für Kinder von vier bis acht | Six concerts for children from four to eight',
    teaser:
      'Wolf, Karneval, Orgel, Sand: sechs Mal Musik in Kinderlänge. | Wolf, carnival, organ, sand: six times music at child length.',
    de: 'Alle Konzerte dauern höchstens eine Stunde. Wer eines verpasst, kommt zum nächsten, ohne Tauschgebühr.',
    en: 'All concerts last an hour at most. If you miss one, come to the next; there is no exchange fee.',
    discount: 0.25,
    shortCode: 'familie',
    series: ['kleine-morgensterne'],
    ages: [4, 8],
    count: 6,
  },
  {
    key: 'grosseltern',
    group: 'familie',
    title: 'Mit Oma und Opa | With Granny and Grandpa',
    subtitle: 'Drei Konzerte, zwei Generationen | Three concerts, two generations',
    teaser:
      'Drei Mal Musik und danach Kuchen im »Nachhall«, Kinderportion für alle. | Three times music, and cake in the Nachhall afterwards, child’s portion for everyone.',
    de: 'Eine Karte gilt für einen großen und einen kleinen Menschen. Kuchen inbegriffen.',
    en: 'One ticket admits one large and one small person. Cake included.',
    discount: 0.1,
    shortCode: 'omaopa',
    series: ['kleine-morgensterne'],
    ages: [4, 6],
    count: 3,
  },
  {
    key: 'darm-und-kiel-abo',
    group: 'alte-neue-musik',
    title: 'Darm und Kiel | Gut and Quill',
    subtitle: 'Sieben Abende Alte Musik | Seven evenings of early music',
    teaser:
      'Alte Musik auf dem Material, für das sie geschrieben wurde. | Early music on the materials it was written for.',
    de: 'Es musizieren {ensembles}. Vor jedem Abend wird hörbar gestimmt; das gehört dazu.',
    en: 'With {ensembles}. Before each concert they tune audibly; it is part of it.',
    discount: 0.2,
    shortCode: 'altemusik',
    series: ['darm-und-kiel'],
    count: 7,
  },
  {
    key: 'nachhall-abo',
    group: 'alte-neue-musik',
    title: 'Nachhall | Afterglow',
    subtitle: 'Acht Abende Neue Musik | Eight evenings of new music',
    teaser:
      'Acht Abende mit dem Ensemble Nachhall und seinen Gästen, Bier inbegriffen. | Eight evenings with Ensemble Nachhall and its guests, beer included.',
    de: 'Der Werkraum hat 180 Plätze, 60 davon gehören diesem Abonnement. Man sitzt jedes Mal woanders.',
    en: 'The Workshop has 180 seats, 60 of which belong to this subscription. You sit somewhere else every time.',
    discount: 0.2,
    shortCode: 'nachhall',
    series: ['nachhall'],
    count: 8,
    room: 'werkraum',
  },
  {
    key: 'orgel-um-vier-abo',
    group: 'alte-neue-musik',
    title: 'Orgel um vier | Organ at Four',
    subtitle: 'Zehn Samstage mit 5.200 Pfeifen | Ten Saturdays with 5,200 pipes',
    teaser:
      'Nach dem Einkauf, vor dem Abendessen: zehn Mal Orgel, fast ein Drittel günstiger. | After the shopping, before supper: ten times organ, almost a third cheaper.',
    de: 'Freie Platzwahl. Kenner sitzen im zweiten Rang links, wo das Pedal ankommt.',
    en: 'Seats are unreserved. Connoisseurs sit on the left of the upper circle, where the pedals arrive.',
    discount: 0.3,
    shortCode: 'orgel',
    series: ['orgel-um-vier'],
    count: 10,
  },
  {
    key: 'spaetschicht-abo',
    group: 'alte-neue-musik',
    title: 'Spätschicht | Late Shift',
    subtitle: 'Acht Freitage ab neun | Eight Fridays from nine',
    teaser:
      'Jazz und Musik von anderswo, im Stehen oder Sitzen, jedenfalls lange. | Jazz and music from elsewhere, standing or sitting, at any rate late.',
    de: 'Acht Nächte im Werkraum. Wer vorher in einem anderen Saal war, kommt auch nach Beginn noch hinein.',
    en: 'Eight nights in the Workshop. If you were in another hall before, you are let in after the start.',
    discount: 0.2,
    shortCode: 'jazz',
    series: ['spaetschicht'],
    count: 8,
    room: 'werkraum',
  },
  {
    key: 'alt-trifft-neu',
    group: 'alte-neue-musik',
    title: 'Pérotin trifft Saunders | Pérotin Meets Saunders',
    subtitle: 'Drei alte, drei neue Abende, selbst gewählt | Three early, three new evenings of your choice',
    teaser:
      'Achthundert Jahre in sechs Abenden, mit nichts dazwischen. | Eight hundred years in six evenings, with nothing in between.',
    de: 'Wer die Mitte schon kennt: sechs Abende vom Rand des Repertoires, frei gewählt aus {pool}.',
    en: 'For those who know the middle: six evenings from the edges of the repertoire, chosen from {pool}.',
    discount: 0.2,
    shortCode: 'rand',
    series: ['darm-und-kiel', 'nachhall'],
    count: 6,
    pool: 20,
    limits: [
      { name: 'Darm und Kiel | Gut and Quill', series: 'darm-und-kiel', least: 3, most: 3 },
      { name: 'Nachhall | Afterglow', series: 'nachhall', least: 3, most: 3 },
    ],
  },
]
