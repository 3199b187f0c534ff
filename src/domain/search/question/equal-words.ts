/**
 * Synonyms that visitors use: one row per thing, in both languages and all spellings, with the inflected forms that
 * do not begin with another one of the row. Forms of several words are separated by spaces.
 */
export const equalWords: string[][] = readRows(`
  sinfonie, sinfonien, symphonie, symphonien, symphony, symphonies, sinfonia
  sinfonisch, symphonisch, symphonic
  sinfonieorchester, symphonieorchester, symphony orchestra
  orchester, orchestra
  philharmoniker, philharmonic
  violine, violinen, geige, geigen, violin, violins
  bratsche, bratschen, viola, violas
  cello, celli, violoncello, violoncelli
  kontrabass, double bass
  klavier, klaviere, piano, pianoforte
  cembalo, harpsichord
  orgel, orgeln, organ, organs
  flöte, flöten, flute, flutes
  blockflöte, blockflöten, recorder
  klarinette, klarinetten, clarinet
  oboe, oboen
  fagott, bassoon
  trompete, trompeten, trumpet
  posaune, posaunen, trombone
  harfe, harfen, harp
  gitarre, gitarren, guitar
  laute, lauten, lute
  schlagzeug, schlagwerk, percussion
  pauke, pauken, timpani
  saxophon, saxofon, saxophone
  sopran, soprano
  bariton, baritone
  mezzosopran, mezzo soprano
  chor, chöre, choir, choirs, chorus
  konzert, konzerte, concerto, concertos, concert, concerts
  klavierkonzert, piano concerto
  violinkonzert, violin concerto
  violakonzert, bratschenkonzert, viola concerto
  cellokonzert, violoncellokonzert, cello concerto
  flötenkonzert, flute concerto
  klarinettenkonzert, clarinet concerto
  oboenkonzert, oboe concerto
  hornkonzert, horn concerto
  trompetenkonzert, trumpet concerto
  orgelkonzert, organ concerto, organ concert, organ recital
  doppelkonzert, double concerto
  tripelkonzert, triple concerto
  kammerkonzert, chamber concerto
  kammermusik, chamber music
  kammerorchester, chamber orchestra
  sonate, sonaten, sonata, sonatas
  klaviersonate, klaviersonaten, piano sonata, piano sonatas
  violinsonate, violinsonaten, violin sonata, violin sonatas
  cellosonate, violoncellosonate, cello sonata, cello sonatas
  quartett, quartette, quartet, quartets
  quintett, quintette, quintet, quintets
  sextett, sextet
  oktett, octet
  streichquartett, streichquartette, string quartet, string quartets
  streichquintett, string quintet
  streichtrio, string trio
  klaviertrio, klaviertrios, piano trio, piano trios
  klavierquartett, piano quartet
  klavierquintett, piano quintet
  bläserquintett, wind quintet
  ouvertüre, ouvertüren, overture, overtures
  messe, messen, mass, masses, missa
  kantate, kantaten, cantata, cantatas
  oratorium, oratorien, oratorio, oratorios
  psalm, psalmen
  vesper, vespern, vespers
  oper, opern, opera, operas
  operette, operetta
  lied, lieder, song, songs
  liederabend, song recital, lieder recital
  klavierabend, piano recital
  walzer, waltz, waltzes
  marsch, märsche, march, marches
  tanz, tänze, dance, dances
  fuge, fugen, fugue, fugues
  variationen, variations
  nocturne, notturno
  dur, major
  moll, minor
  dirigent, dirigentin, conductor
  pianist, pianistin
  solist, solistin, soloist
  komponist, komponistin, composer
  einführung, introduction, pre concert talk
  führung, führungen, guided tour, guided tours, tour, tours
  matinee, matinée, matineen
  gutschein, gutscheine, geschenkgutschein, voucher, vouchers, gift card, verschenken
  abonnement, abonnements, abo, abos, subscription, subscriptions
  anfahrt, anreise, wegbeschreibung, hinkommen, komme ich, kommt man, kommen wir, directions, getting here, get there, get to
  parken, parkplatz, parkplätze, parkhaus, tiefgarage, parking, car park, park
  karten, karte, tickets, ticket
  abendkasse, kartenkasse, box office, servicecenter, service centre
  kosten, kostet, preis, preise, price, prices, cost, costs, how much
  gruppen, gruppenrabatt, gruppenermäßigung, group booking, group
  restaurant, gastronomie, essen, café, cafe, food, dining
  stellen, stellenangebote, jobs, karriere, vacancies, careers
  ermäßigung, ermäßigungen, ermäßigt, rabatt, rabatte, discount, discounts, concessions
  stornieren, stornierung, rückgabe, zurückgeben, refund, refunds, return
  tauschen, umtausch, umtauschen, exchange
  absage, abgesagt, cancelled, canceled
  garderobe, garderoben, cloakroom, coat check, checkroom
  mantel, mäntel, jacke, coat, coats
  gepäck, koffer, luggage, suitcase
  kleiderordnung, kleidung, dresscode, dress code, kleidervorschrift, anziehen, ziehe ich an, clothes, clothing, wear, what to wear
  saalplan, saalpläne, sitzplan, bestuhlung, seating plan, seating chart, seat map, hall plan
  auto, car
  fahrrad, rad, bicycle, bike
  bahn, u bahn, zug, train, underground, metro, subway
  aufzug, aufzüge, fahrstuhl, lift, lifts, elevator
  toilette, toiletten, wc, toilets, restroom, restrooms
  hörgerät, hörgeräte, hörhilfe, schwerhörig, induktion, induktionsschleife, hearing aid, hearing aids, induction loop, hard of hearing
  hund, hunde, assistenzhund, assistenzhunde, führhund, führhunde, dog, dogs
  kinderwagen, pram, prams, pushchair, stroller, buggy
  rollator, rollatoren, walking frame, walking frames, walker
  wlan, wifi, wi fi, internet
  fundbüro, fundsachen, lost property, lost and found
  fotografieren, fotografie, fotos, bildaufnahmen, tonaufnahmen, aufnahmen, photography, photographs, photos
  telefon, anrufen, telephone, phone
  schwerbehinderung, schwerbehindert, schwerbehindertenausweis, behinderung, disabled, disability
  studenten, studierende, studentinnen, students
  archiv, archivsuche, archive
  öffnungszeiten, opening hours
  kontakt, contact
  presse, press
  vermietung, mieten, hire, rent
  spenden, spende, donate, donation
  barrierefreiheit, accessibility
  kinderkonzert, kinderkonzerte, children s concert, concert for children
  familienkonzert, familienkonzerte, family concert, family concerts
  neujahrskonzert, new year s concert
  weihnachtskonzert, weihnachtskonzerte, christmas concert
  weihnachten, weihnacht, christmas
  ostern, easter
  silvester, new year s eve
  frühling, spring
  sommer, summer
  herbst, autumn
  weihnachtsoratorium, christmas oratorio
  matthäuspassion, matthäus passion, st matthew passion, matthew passion
  johannespassion, johannes passion, st john passion, john passion
  h moll messe, messe h moll, mass in b minor, b minor mass
  marienvesper, vespro della beata vergine, vespers of 1610
  zauberflöte, magic flute
  figaros hochzeit, hochzeit des figaro, nozze di figaro, marriage of figaro
  entführung aus dem serail, abduction from the seraglio
  jahreszeiten, seasons
  vier jahreszeiten, four seasons, quattro stagioni
  schöpfung, creation
  nussknacker, nutcracker
  schwanensee, swan lake
  dornröschen, sleeping beauty
  feuervogel, firebird
  frühlingsopfer, sacre du printemps, rite of spring
  petruschka, petrouchka, petrushka
  bilder einer ausstellung, pictures at an exhibition
  karneval der tiere, carnival of the animals
  peter und der wolf, peter and the wolf
  aus der neuen welt, from the new world, new world symphony
  unvollendete, unfinished
  forellenquintett, trout quintet
  tod und das mädchen, death and the maiden
  schöne müllerin, fair maid of the mill
  winterreise, winter journey
  mondscheinsonate, moonlight sonata
  kunst der fuge, art of fugue
  wohltemperierte klavier, wohltemperiertes klavier, well tempered clavier
  musikalisches opfer, musical offering
  wassermusik, water music
  feuerwerksmusik, fireworks music
  kleine nachtmusik, little night music
  deutsches requiem, german requiem
  lied von der erde, song of the earth
  kindertotenlieder, songs on the death of children
  vier letzte lieder, four last songs
  heldenleben, hero s life
  alpensinfonie, alpine symphony
  verklärte nacht, transfigured night
  verkaufte braut, bartered bride
  moldau, vltava
  mein vaterland, má vlast
  blaue donau, blauen donau, blue danube
  fliegende holländer, fliegender holländer, flying dutchman
  götterdämmerung, twilight of the gods
  rheingold, rhinegold
  walküre, valkyrie
  sommernachtstraum, midsummer night s dream
  romeo und julia, romeo and juliet
  dreigroschenoper, threepenny opera
  erste, ersten, erster, erstes, first, 1
  zweite, zweiten, zweiter, zweites, second, 2
  dritte, dritten, dritter, drittes, third, 3
  vierte, vierten, vierter, viertes, fourth, 4
  fünfte, fünften, fünfter, fünftes, fifth, 5
  sechste, sechsten, sechster, sechstes, sixth, 6
  siebte, siebten, siebter, siebtes, siebente, seventh, 7
  achte, achten, achter, achtes, eighth, 8
  neunte, neunten, neunter, neuntes, ninth, 9
  zehnte, zehnten, zehnter, zehntes, tenth, 10
  chatschaturjan, khachaturian
  dvořák, dworak, dworschak
  glasunow, glazunov
  händel, handel
  gubaidulina, gubaydulina
  ljadow, lyadov, liadov
  mussorgski, mussorgsky, musorgsky
  prokofjew, prokofiev, prokofieff
  rachmaninow, rachmaninoff, rachmaninov
  rimski korsakow, rimsky korsakov
  schönberg, schoenberg
  schostakowitsch, shostakovich, schostakovitch
  skrjabin, scriabin, skryabin
  strawinsky, strawinski, stravinsky
  tschaikowsky, tschaikowski, tchaikovsky, tchaikowsky
  weinberg, vainberg
  sergej, sergei
`)

function readRows(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((row) => row.split(',').map((words) => words.trim()))
}
