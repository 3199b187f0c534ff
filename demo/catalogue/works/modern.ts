import { readWorks } from '../read-works.ts'

/** From Ravel and Bartók to the generation of Britten and Ustvolskaya. */
export const modernWorks = readWorks(`
# ravel
daphnis ; Daphnis et Chloé, Suite Nr. 2 | Daphnis et Chloé, Suite No. 2 ; ; 1912 ; 18 ; orchestra ; Lever du jour / Pantomime / Danse générale
valse ; La Valse ; ; 1920 ; 13 ; orchestra ;
bolero ; Boléro ; ; 1928 ; 15 ; orchestra ;
mere-oye ; Ma mère l’Oye ; ; 1911 ; 17 ; orchestra ; Pavane de la Belle au bois dormant / Petit Poucet / Laideronnette, Impératrice des Pagodes / Les Entretiens de la Belle et de la Bête / Le Jardin féerique
tombeau ; Le Tombeau de Couperin (Orchesterfassung) | Le Tombeau de Couperin (orchestral version) ; ; 1919 ; 17 ; orchestra ; Prélude / Forlane / Menuet / Rigaudon
bilder ; Bilder einer Ausstellung (nach Mussorgsky) | Pictures at an Exhibition (after Mussorgsky) ; ; 1922 ; 33 ; orchestra ;
piano-g ; Klavierkonzert G-Dur | Piano Concerto in G major ; ; 1931>1932 ; 23 ; orchestra+soloist: piano ; Allegramente / Adagio assai / Presto
linke-hand ; Klavierkonzert für die linke Hand D-Dur | Piano Concerto for the Left Hand in D major ; ; 1930>1932 ; 19 ; orchestra+soloist: piano ;
sheherazade ; Shéhérazade ; ; 1903 ; 17 ; orchestra+soloist: soprano ; Asie / La Flûte enchantée / L’Indifférent
quartet ; Streichquartett F-Dur | String Quartet in F major ; ; 1903 ; 29 ; string-quartet ; Allegro moderato – Très doux / Assez vif – Très rythmé / Très lent / Vif et agité
trio ; Klaviertrio a-Moll | Piano Trio in A minor ; ; 1914>1919 ; 28 ; piano-trio ; Modéré / Pantoum: Assez vif / Passacaille: Très large / Final: Animé
violin-sonata ; Violinsonate G-Dur | Violin Sonata in G major ; ; 1927 ; 18 ; duo: violin, piano ; Allegretto / Blues: Moderato / Perpetuum mobile: Allegro
introduction ; Introduction et Allegro ; ; 1905 ; 11 ; chamber: harp, flute, clarinet, string-quartet ;
gaspard ; Gaspard de la nuit ; ; 1908 ; 23 ; piano ; Ondine / Le Gibet / Scarbo
miroirs ; Miroirs ; ; 1905 ; 29 ; piano ; Noctuelles / Oiseaux tristes / Une barque sur l’océan / Alborada del gracioso / La Vallée des cloches
# bartok
orchester ; Konzert für Orchester | Concerto for Orchestra ; Sz 116 ; 1943>1949 ; 38 ; orchestra ; Introduzione / Giuoco delle coppie / Elegia / Intermezzo interrotto / Finale
ssc ; Musik für Saiteninstrumente, Schlagzeug und Celesta | Music for Strings, Percussion and Celesta ; Sz 106 ; 1936 ; 30 ; orchestra ; Andante tranquillo / Allegro / Adagio / Allegro molto
mandarin ; Der wunderbare Mandarin, Suite | The Miraculous Mandarin, Suite ; Sz 73 ; 1927 ; 19 ; orchestra ;
violin-2 ; Violinkonzert Nr. 2 | Violin Concerto No. 2 ; Sz 112 ; 1938>1947 ; 38 ; orchestra+soloist: violin ; Allegro non troppo / Andante tranquillo / Allegro molto
piano-3 ; Klavierkonzert Nr. 3 | Piano Concerto No. 3 ; Sz 119 ; 1945>1948 ; 24 ; orchestra+soloist: piano ; Allegretto / Adagio religioso / Allegro vivace
viola ; Violakonzert | Viola Concerto ; Sz 120 ; 1945>1950 ; 21 ; orchestra+soloist: viola ;
blaubart ; Herzog Blaubarts Burg (konzertant) | Bluebeard’s Castle (concert performance) ; Sz 48 ; 1911>1922 ; 60 ; orchestra+soloist: mezzo, bass ;
quartet-4 ; Streichquartett Nr. 4 | String Quartet No. 4 ; Sz 91 ; 1928 ; 23 ; string-quartet ; Allegro / Prestissimo, con sordino / Non troppo lento / Allegretto pizzicato / Allegro molto
quartet-6 ; Streichquartett Nr. 6 | String Quartet No. 6 ; Sz 114 ; 1939>1946 ; 30 ; string-quartet ;
kontraste ; Kontraste | Contrasts ; Sz 111 ; 1938>1947 ; 17 ; chamber: clarinet, violin, piano ; Verbunkos / Pihenő / Sebes
sonate-2-klaviere ; Sonate für zwei Klaviere und Schlagzeug | Sonata for Two Pianos and Percussion ; Sz 110 ; 1937>1938 ; 26 ; chamber: piano, piano, percussion, percussion ; Assai lento – Allegro molto / Lento, ma non troppo / Allegro non troppo
im-freien ; Im Freien | Out of Doors ; Sz 81 ; 1926 ; 14 ; piano ; Mit Trommeln und Pfeifen | With Drums and Pipes / Barcarolla / Musettes / Klänge der Nacht | The Night’s Music / Hetzjagd | The Chase
rumaenische ; Rumänische Volkstänze | Romanian Folk Dances ; Sz 56 ; 1915 ; 6 ; duo: violin, piano ;
# strawinsky
sacre ; Le Sacre du printemps ; ; 1913>1922 ; 34 ; orchestra ; L’Adoration de la terre / Le Sacrifice
feuervogel ; L’Oiseau de feu, Suite (1919) ; ; 1919 ; 23 ; orchestra ;
petruschka ; Petruschka (Fassung 1947) | Petrushka (1947 version) ; ; 1947 ; 34 ; orchestra ;
psalmen ; Psalmensymphonie | Symphony of Psalms ; ; 1930 ; 22 ; choir+orchestra ;
violin ; Violinkonzert D-Dur | Violin Concerto in D major ; ; 1931 ; 22 ; orchestra+soloist: violin ; Toccata / Aria I / Aria II / Capriccio
pulcinella ; Pulcinella-Suite ; ; 1922 ; 23 ; chamber-orchestra ;
soldat ; L’Histoire du soldat, Suite ; ; 1918>1923 ; 26 ; new ;
oktett ; Oktett für Bläser | Octet for Winds ; ; 1923 ; 16 ; new ; Sinfonia / Tema con variazioni / Finale
# szymanowski
violin-1 ; Violinkonzert Nr. 1 | Violin Concerto No. 1 ; op. 35 ; 1916>1922 ; 24 ; orchestra+soloist: violin ;
stabat-mater ; Stabat Mater ; op. 53 ; 1926>1929 ; 25 ; choir+orchestra: soprano, alto, baritone ;
quartet-1 ; Streichquartett Nr. 1 C-Dur | String Quartet No. 1 in C major ; op. 37 ; 1917>1924 ; 18 ; string-quartet ;
mythen ; Mythen | Myths ; op. 30 ; 1915>1921 ; 21 ; duo: violin, piano ; La Fontaine d’Aréthuse / Narcisse / Dryades et Pan
metopen ; Metopen | Métopes ; op. 29 ; 1915>1921 ; 17 ; piano ; L’Île des sirènes / Calypso / Nausicaa
# pejacevic
sym ; Symphonie fis-Moll | Symphony in F-sharp minor ; op. 41 ; 1917>2008 ; 45 ; orchestra ; Andante maestoso – Allegro con moto / Andante sostenuto / Scherzo: Molto allegro / Allegro appassionato
klavierquintett ; Klavierquintett h-Moll | Piano Quintet in B minor ; op. 40 ; 1918>2010 ; 31 ; piano-quintet ;
# clarke
viola-sonata ; Sonate für Viola und Klavier | Sonata for viola and piano ; ; 1919>1980 ; 24 ; duo: viola, piano ; Impetuoso / Vivace / Adagio – Allegro
trio ; Klaviertrio | Piano Trio ; ; 1921>1984 ; 24 ; piano-trio ; Moderato ma appassionato / Andante molto semplice / Allegro vigoroso
# price
sym-1 ; Symphonie Nr. 1 e-Moll | Symphony No. 1 in E minor ; ; 1932>2013 ; 38 ; orchestra ; Allegro ma non troppo / Largo, maestoso / Juba Dance / Finale
sym-3 ; Symphonie Nr. 3 c-Moll | Symphony No. 3 in C minor ; ; 1940>2016 ; 31 ; orchestra ; Andante / Andante ma non troppo / Juba: Allegro / Scherzo: Finale
piano-one ; Klavierkonzert in einem Satz d-Moll | Piano Concerto in One Movement in D minor ; ; 1934>2015 ; 18 ; orchestra+soloist: piano ;
quartet-a ; Streichquartett Nr. 2 a-Moll | String Quartet No. 2 in A minor ; ; 1935>2014 ; 29 ; string-quartet ; Moderato / Andante cantabile / Juba: Allegro / Finale: Allegro
# martinu
nonett ; Nonett Nr. 2 | Nonet No. 2 ; H 374 ; 1959 ; 16 ; chamber: flute, oboe, clarinet, bassoon, horn, violin, viola, cello, double-bass ; Poco allegro / Andante / Allegretto
doppelkonzert ; Doppelkonzert für zwei Streichorchester, Klavier und Pauken | Double Concerto for two string orchestras, piano and timpani ; H 271 ; 1938>1947 ; 22 ; orchestra ;
revue ; La Revue de cuisine ; H 161 ; 1927 ; 15 ; new ;
# prokofjew
klassische ; Symphonie Nr. 1 D-Dur »Symphonie classique« | Symphony No. 1 in D major ‘Classical’ ; op. 25 ; 1917>1923 ; 15 ; orchestra ; Allegro / Larghetto / Gavotta: Non troppo allegro / Finale: Molto vivace
sym-5 ; Symphonie Nr. 5 B-Dur | Symphony No. 5 in B-flat major ; op. 100 ; 1944>1947 ; 44 ; orchestra ; Andante / Allegro marcato / Adagio / Allegro giocoso
piano-3 ; Klavierkonzert Nr. 3 C-Dur | Piano Concerto No. 3 in C major ; op. 26 ; 1921>1923 ; 28 ; orchestra+soloist: piano ; Andante – Allegro / Tema con variazioni / Allegro, ma non troppo
violin-2 ; Violinkonzert Nr. 2 g-Moll | Violin Concerto No. 2 in G minor ; op. 63 ; 1935>1947 ; 27 ; orchestra+soloist: violin ; Allegro moderato / Andante assai / Allegro, ben marcato
peter ; Peter und der Wolf | Peter and the Wolf ; op. 67 ; 1936>1949 ; 27 ; orchestra+soloist: narrator ;
romeo ; Romeo und Julia (Suiten, Auswahl) | Romeo and Juliet (suites, selection) ; op. 64 ; 1936>1949 ; 40 ; orchestra ;
sonata-7 ; Klaviersonate Nr. 7 B-Dur | Piano Sonata No. 7 in B-flat major ; op. 83 ; 1942>1949 ; 19 ; piano ; Allegro inquieto / Andante caloroso / Precipitato
# tailleferre
trio ; Klaviertrio | Piano Trio ; ; 1978 ; 15 ; piano-trio ;
violin-sonata-1 ; Violinsonate Nr. 1 | Violin Sonata No. 1 ; ; 1921>1985 ; 19 ; duo: violin, piano ;
concertino-harp ; Concertino für Harfe und Orchester | Concertino for harp and orchestra ; ; 1927>1985 ; 17 ; orchestra+soloist: harp ; Allegretto / Lento / Rondo
# lili-boulanger
matin ; D’un matin de printemps ; ; 1918>1972 ; 5 ; orchestra ;
soir ; D’un soir triste ; ; 1918>1972 ; 11 ; orchestra ;
psalm-130 ; Du fond de l’abîme (Psalm 130) ; ; 1917>1968 ; 25 ; choir+orchestra: alto, tenor ;
clairieres ; Clairières dans le ciel ; ; 1914>1978 ; 36 ; song ;
nocturne ; Nocturne ; ; 1911>1975 ; 3 ; duo: violin, piano ;
# schulhoff
sextett ; Streichsextett | String Sextet ; WV 70 ; 1924>1988 ; 23 ; chamber: string-quartet, viola, cello ; Allegro risoluto / Tranquillo / Burlesca / Molto adagio
stuecke ; Fünf Stücke für Streichquartett | Five Pieces for String Quartet ; WV 68 ; 1923>1924 ; 14 ; string-quartet ; Alla Valse viennese / Alla Serenata / Alla Czeca / Alla Tango milonga / Alla Tarantella
# hindemith
mathis ; Symphonie »Mathis der Maler« | Symphony ‘Mathis der Maler’ ; ; 1934 ; 27 ; orchestra ; Engelkonzert | Angelic Concert / Grablegung | Entombment / Versuchung des heiligen Antonius | The Temptation of Saint Anthony
metamorphosen ; Symphonische Metamorphosen über Themen von Weber | Symphonic Metamorphosis on Themes by Weber ; ; 1943>1947 ; 21 ; orchestra ;
schwanendreher ; Der Schwanendreher ; ; 1935 ; 26 ; orchestra+soloist: viola ;
kammermusik-1 ; Kammermusik Nr. 1 | Kammermusik No. 1 ; op. 24 Nr. 1 ; 1922 ; 16 ; new ;
kleine-kammermusik ; Kleine Kammermusik ; op. 24 Nr. 2 ; 1922 ; 14 ; chamber: wind-quintet ;
# bosmans
quartet ; Streichquartett | String Quartet ; ; 1927>1996 ; 13 ; string-quartet ; Allegro molto moderato / Lento / Allegro molto
# korngold
violin ; Violinkonzert D-Dur | Violin Concerto in D major ; op. 35 ; 1945>1950 ; 25 ; orchestra+soloist: violin ; Moderato nobile / Romance: Andante / Finale: Allegro assai vivace
sinfonietta ; Sinfonietta H-Dur | Sinfonietta in B major ; op. 5 ; 1912>1913 ; 43 ; orchestra ;
# gershwin
rhapsody ; Rhapsody in Blue ; ; 1924>1926 ; 17 ; orchestra+soloist: piano ;
paris ; An American in Paris ; ; 1928 ; 18 ; orchestra ;
# poulenc
gloria ; Gloria ; FP 177 ; 1960>1962 ; 26 ; choir+orchestra: soprano ;
orgelkonzert ; Orgelkonzert g-Moll | Organ Concerto in G minor ; FP 93 ; 1938 ; 23 ; orchestra+soloist: organ ;
sextett ; Sextett | Sextet ; FP 100 ; 1939 ; 19 ; chamber: wind-quintet, piano ; Allegro vivace / Divertissement / Finale
flute-sonata ; Flötensonate | Flute Sonata ; FP 164 ; 1957 ; 13 ; duo: flute, piano ; Allegro malinconico / Cantilena / Presto giocoso
banalites ; Banalités ; FP 107 ; 1940>1949 ; 11 ; song ;
# weill
sym-2 ; Symphonie Nr. 2 | Symphony No. 2 ; ; 1934 ; 28 ; orchestra ;
kleine-dreigroschen ; Kleine Dreigroschenmusik ; ; 1928>1929 ; 22 ; new ;
# copland
appalachian ; Appalachian Spring (Fassung für 13 Instrumente) | Appalachian Spring (version for 13 instruments) ; ; 1944>1950 ; 25 ; chamber-orchestra ;
# crawford
quartet ; Streichquartett | String Quartet ; ; 1931>1975 ; 12 ; string-quartet ; Rubato assai / Leggiero / Andante / Allegro possibile
# durufle
requiem ; Requiem ; op. 9 ; 1947>1955 ; 40 ; choir+orchestra: mezzo, baritone ;
alain ; Prélude et Fugue sur le nom d’Alain ; op. 7 ; 1942>1952 ; 12 ; organ ;
# schostakowitsch
sym-5 ; Symphonie Nr. 5 d-Moll | Symphony No. 5 in D minor ; op. 47 ; 1937>1946 ; 47 ; orchestra ; Moderato / Allegretto / Largo / Allegro non troppo
sym-7 ; Symphonie Nr. 7 C-Dur »Leningrader« | Symphony No. 7 in C major ‘Leningrad’ ; op. 60 ; 1941>1946 ; 75 ; orchestra ; Allegretto / Moderato (poco allegretto) / Adagio / Allegro non troppo
sym-10 ; Symphonie Nr. 10 e-Moll | Symphony No. 10 in E minor ; op. 93 ; 1953>1955 ; 53 ; orchestra ; Moderato / Allegro / Allegretto / Andante – Allegro
sym-14 ; Symphonie Nr. 14 | Symphony No. 14 ; op. 135 ; 1969>1972 ; 49 ; orchestra+soloist: soprano, bass ;
violin-1 ; Violinkonzert Nr. 1 a-Moll | Violin Concerto No. 1 in A minor ; op. 77 ; 1948>1956 ; 38 ; orchestra+soloist: violin ; Nocturne / Scherzo / Passacaglia / Burleske | Burlesque
cello-1 ; Violoncellokonzert Nr. 1 Es-Dur | Cello Concerto No. 1 in E-flat major ; op. 107 ; 1959>1961 ; 28 ; orchestra+soloist: cello ; Allegretto / Moderato / Cadenza / Allegro con moto
quartet-8 ; Streichquartett Nr. 8 c-Moll | String Quartet No. 8 in C minor ; op. 110 ; 1960>1962 ; 21 ; string-quartet ; Largo / Allegro molto / Allegretto / Largo / Largo
quartet-15 ; Streichquartett Nr. 15 es-Moll | String Quartet No. 15 in E-flat minor ; op. 144 ; 1974>1976 ; 36 ; string-quartet ; Elegie | Elegy / Serenade / Intermezzo / Nocturne / Trauermarsch | Funeral March / Epilog | Epilogue
trio-2 ; Klaviertrio Nr. 2 e-Moll | Piano Trio No. 2 in E minor ; op. 67 ; 1944>1948 ; 27 ; piano-trio ; Andante – Moderato / Allegro con brio / Largo / Allegretto
quintett ; Klavierquintett g-Moll | Piano Quintet in G minor ; op. 57 ; 1940>1947 ; 33 ; piano-quintet ; Präludium | Prelude / Fuge | Fugue / Scherzo / Intermezzo / Finale
viola-sonata ; Violasonate | Viola Sonata ; op. 147 ; 1975>1977 ; 34 ; duo: viola, piano ; Moderato / Allegretto / Adagio
praeludien ; 24 Präludien und Fugen (Auswahl) | 24 Preludes and Fugues (selection) ; op. 87 ; 1951>1954 ; 40 ; piano ;
# messiaen
quatuor ; Quatuor pour la fin du Temps ; ; 1941>1951 ; 48 ; chamber: clarinet, violin, cello, piano ; Liturgie de cristal / Vocalise, pour l’Ange qui annonce la fin du Temps / Abîme des oiseaux / Intermède / Louange à l’Éternité de Jésus / Danse de la fureur, pour les sept trompettes / Fouillis d’arcs-en-ciel, pour l’Ange qui annonce la fin du Temps / Louange à l’Immortalité de Jésus
turangalila ; Turangalîla-Symphonie ; ; 1948>1952 ; 77 ; orchestra+soloist: piano, ondes-martenot ;
offrandes ; Les Offrandes oubliées ; ; 1930>1951 ; 11 ; orchestra ;
vingt-regards ; Vingt Regards sur l’Enfant-Jésus (Auswahl) | Vingt Regards sur l’Enfant-Jésus (selection) ; ; 1944>1952 ; 50 ; piano ;
apparition ; Apparition de l’Église éternelle ; ; 1932>1951 ; 10 ; organ ;
nativite ; La Nativité du Seigneur ; ; 1935>1951 ; 58 ; organ ;
merle-noir ; Le Merle noir ; ; 1952 ; 6 ; duo: flute, piano ;
# bacewicz
streicher ; Konzert für Streichorchester | Concerto for String Orchestra ; ; 1948>1956 ; 15 ; chamber-orchestra ; Allegro / Andante / Vivo
quartet-4 ; Streichquartett Nr. 4 | String Quartet No. 4 ; ; 1951>1958 ; 21 ; string-quartet ; Andante – Allegro molto / Andante / Allegro giocoso
quintett-1 ; Klavierquintett Nr. 1 | Piano Quintet No. 1 ; ; 1952>1975 ; 24 ; piano-quintet ;
# barber
adagio ; Adagio for Strings ; op. 11 ; 1938>1949 ; 8 ; chamber-orchestra ;
knoxville ; Knoxville: Summer of 1915 ; op. 24 ; 1947>1955 ; 16 ; orchestra+soloist: soprano ;
summer-music ; Summer Music ; op. 31 ; 1956 ; 12 ; chamber: wind-quintet ;
# alain
litanies ; Litanies ; JA 119 ; 1937>1952 ; 5 ; organ ;
# cage
sonatas ; Sonatas and Interludes ; ; 1948>1958 ; 65 ; piano ;
number-four ; 4′33″ ; ; 1952>1958 ; 5 ; solo: piano ;
# britten
war-requiem ; War Requiem ; op. 66 ; 1962 ; 85 ; choir+orchestra: soprano, tenor, baritone ; Requiem aeternam / Dies irae / Offertorium / Sanctus / Agnus Dei / Libera me
sea-interludes ; Four Sea Interludes aus »Peter Grimes« | Four Sea Interludes from Peter Grimes ; op. 33a ; 1945>1947 ; 17 ; orchestra ; Dawn / Sunday Morning / Moonlight / Storm
guide ; The Young Person’s Guide to the Orchestra ; op. 34 ; 1946>1951 ; 17 ; orchestra ;
serenade ; Serenade for Tenor, Horn and Strings ; op. 31 ; 1943>1949 ; 24 ; orchestra+soloist: tenor, horn ; Prologue / Pastoral / Nocturne / Elegy / Dirge / Hymn / Sonnet / Epilogue
ceremony ; A Ceremony of Carols ; op. 28 ; 1942>1951 ; 23 ; choir: harp ;
quartet-2 ; Streichquartett Nr. 2 C-Dur | String Quartet No. 2 in C major ; op. 36 ; 1945>1951 ; 30 ; string-quartet ; Allegro calmo senza rigore / Vivace / Chacony: Sostenuto
lachrymae ; Lachrymae ; op. 48 ; 1950>1955 ; 15 ; duo: viola, piano ;
metamorphosen ; Six Metamorphoses after Ovid ; op. 49 ; 1951 ; 13 ; solo: oboe ;
# lutoslawski
orchester ; Konzert für Orchester | Concerto for Orchestra ; ; 1954>1957 ; 29 ; orchestra ; Intrada / Capriccio notturno e Arioso / Passacaglia, Toccata e Corale
cello ; Violoncellokonzert | Cello Concerto ; ; 1970>1972 ; 24 ; orchestra+soloist: cello ;
# kapralova
partita ; Partita für Klavier und Streichorchester | Partita for piano and string orchestra ; op. 20 ; 1939>2001 ; 19 ; orchestra+soloist: piano ;
april ; April-Präludien | April Preludes ; op. 13 ; 1937>2003 ; 9 ; piano ;
# bernstein
chichester ; Chichester Psalms ; ; 1965>1968 ; 19 ; choir+orchestra: boy-soprano ;
west-side ; Symphonische Tänze aus »West Side Story« | Symphonic Dances from West Side Story ; ; 1961 ; 23 ; orchestra ;
serenade ; Serenade (nach Platons »Symposion«) | Serenade (after Plato’s Symposium) ; ; 1954>1960 ; 31 ; orchestra+soloist: violin ;
# ustwolskaja
trio ; Trio für Klarinette, Violine und Klavier | Trio for clarinet, violin and piano ; ; 1949>1990 ; 16 ; chamber: clarinet, violin, piano ;
sonata-6 ; Klaviersonate Nr. 6 | Piano Sonata No. 6 ; ; 1988>1990 ; 8 ; piano ;
grand-duet ; Großes Duett | Grand Duet ; ; 1959>1991 ; 24 ; duo: cello, piano ;
`)
