import { readWorks } from '../read-works.ts'

/** Mahler, Strauss, Debussy, Sibelius and the Viennese school. */
export const turnOfCenturyWorks = readWorks(`
# mahler
sym-1 ; Symphonie Nr. 1 D-Dur | Symphony No. 1 in D major ; ; 1888 ; 55 ; orchestra ; Langsam. Schleppend. Wie ein Naturlaut / Kräftig bewegt, doch nicht zu schnell / Feierlich und gemessen, ohne zu schleppen / Stürmisch bewegt
sym-2 ; Symphonie Nr. 2 c-Moll »Auferstehung« | Symphony No. 2 in C minor ‘Resurrection’ ; ; 1894 ; 85 ; choir+orchestra: soprano, mezzo ; Allegro maestoso / Andante moderato / In ruhig fließender Bewegung / Urlicht / Im Tempo des Scherzos
sym-3 ; Symphonie Nr. 3 d-Moll | Symphony No. 3 in D minor ; ; 1896 ; 98 ; choir+orchestra: alto ; Kräftig. Entschieden / Tempo di Menuetto / Comodo. Scherzando / Sehr langsam. Misterioso / Lustig im Tempo und keck im Ausdruck / Langsam. Ruhevoll. Empfunden
sym-4 ; Symphonie Nr. 4 G-Dur | Symphony No. 4 in G major ; ; 1901 ; 57 ; orchestra+soloist: soprano ; Bedächtig. Nicht eilen / In gemächlicher Bewegung. Ohne Hast / Ruhevoll / Sehr behaglich
sym-5 ; Symphonie Nr. 5 cis-Moll | Symphony No. 5 in C-sharp minor ; ; 1902 ; 70 ; orchestra ; Trauermarsch | Funeral March / Stürmisch bewegt / Scherzo / Adagietto / Rondo-Finale
sym-6 ; Symphonie Nr. 6 a-Moll | Symphony No. 6 in A minor ; ; 1904 ; 80 ; orchestra ; Allegro energico, ma non troppo / Scherzo: Wuchtig / Andante moderato / Finale: Allegro moderato – Allegro energico
sym-9 ; Symphonie Nr. 9 D-Dur | Symphony No. 9 in D major ; ; 1909>1912 ; 82 ; orchestra ; Andante comodo / Im Tempo eines gemächlichen Ländlers / Rondo-Burleske / Adagio
lied-erde ; Das Lied von der Erde | The Song of the Earth ; ; 1909>1911 ; 63 ; orchestra+soloist: alto, tenor ; Das Trinklied vom Jammer der Erde / Der Einsame im Herbst / Von der Jugend / Von der Schönheit / Der Trunkene im Frühling / Der Abschied
kindertotenlieder ; Kindertotenlieder ; ; 1904 ; 25 ; orchestra+soloist: baritone ;
rueckert ; Fünf Rückert-Lieder | Five Rückert Songs ; ; 1902 ; 20 ; song ; Ich atmet’ einen linden Duft / Liebst du um Schönheit / Blicke mir nicht in die Lieder / Ich bin der Welt abhanden gekommen / Um Mitternacht
gesellen ; Lieder eines fahrenden Gesellen ; ; 1896 ; 17 ; orchestra+soloist: baritone ; Wenn mein Schatz Hochzeit macht / Ging heut’ morgen übers Feld / Ich hab’ ein glühend Messer / Die zwei blauen Augen
# debussy
faune ; Prélude à l’après-midi d’un faune ; L 86 ; 1894 ; 11 ; orchestra ;
mer ; La Mer ; L 109 ; 1905 ; 24 ; orchestra ; De l’aube à midi sur la mer / Jeux de vagues / Dialogue du vent et de la mer
nocturnes ; Nocturnes ; L 91 ; 1899 ; 25 ; choir+orchestra ; Nuages / Fêtes / Sirènes
quartet ; Streichquartett g-Moll | String Quartet in G minor ; L 85 ; 1893 ; 25 ; string-quartet ; Animé et très décidé / Assez vif et bien rythmé / Andantino, doucement expressif / Très modéré – Très mouvementé
cello ; Violoncellosonate d-Moll | Cello Sonata in D minor ; L 135 ; 1915>1917 ; 12 ; duo: cello, piano ; Prologue / Sérénade / Finale
violin ; Violinsonate g-Moll | Violin Sonata in G minor ; L 140 ; 1917 ; 14 ; duo: violin, piano ; Allegro vivo / Intermède / Finale
trio-sonate ; Sonate für Flöte, Viola und Harfe | Sonata for flute, viola and harp ; L 137 ; 1915>1917 ; 17 ; chamber: flute, viola, harp ; Pastorale / Interlude / Finale
syrinx ; Syrinx ; L 129 ; 1913 ; 3 ; solo: flute ;
preludes-1 ; Préludes, Premier livre ; L 117 ; 1910 ; 38 ; piano ;
images-2 ; Images, Deuxième série ; L 111 ; 1907 ; 14 ; piano ; Cloches à travers les feuilles / Et la lune descend sur le temple qui fut / Poissons d’or
children ; Children’s Corner ; L 113 ; 1908 ; 17 ; piano ;
bilitis ; Trois Chansons de Bilitis ; L 90 ; 1898 ; 10 ; song ;
# strauss
don-juan ; Don Juan ; op. 20 ; 1889 ; 18 ; orchestra ;
till ; Till Eulenspiegels lustige Streiche | Till Eulenspiegel’s Merry Pranks ; op. 28 ; 1895 ; 15 ; orchestra ;
tod-verklaerung ; Tod und Verklärung | Death and Transfiguration ; op. 24 ; 1889 ; 24 ; orchestra ;
zarathustra ; Also sprach Zarathustra ; op. 30 ; 1896 ; 33 ; orchestra ;
heldenleben ; Ein Heldenleben ; op. 40 ; 1898 ; 44 ; orchestra ;
alpensinfonie ; Eine Alpensinfonie | An Alpine Symphony ; op. 64 ; 1915 ; 50 ; orchestra ;
metamorphosen ; Metamorphosen ; ; 1945>1946 ; 26 ; chamber-orchestra ;
letzte-lieder ; Vier letzte Lieder | Four Last Songs ; ; 1948>1950 ; 23 ; orchestra+soloist: soprano ; Frühling / September / Beim Schlafengehen / Im Abendrot
horn-1 ; Hornkonzert Nr. 1 Es-Dur | Horn Concerto No. 1 in E-flat major ; op. 11 ; 1883 ; 16 ; orchestra+soloist: horn ;
oboe ; Oboenkonzert D-Dur | Oboe Concerto in D major ; ; 1945>1946 ; 25 ; orchestra+soloist: oboe ;
violin-sonata ; Violinsonate Es-Dur | Violin Sonata in E-flat major ; op. 18 ; 1887 ; 29 ; duo: violin, piano ; Allegro ma non troppo / Improvisation: Andante cantabile / Finale: Andante – Allegro
lieder-27 ; Vier Lieder | Four Songs ; op. 27 ; 1894 ; 13 ; song ; Ruhe, meine Seele! / Cäcilie / Heimliche Aufforderung / Morgen!
# nielsen
sym-4 ; Symphonie Nr. 4 »Das Unauslöschliche« | Symphony No. 4 ‘The Inextinguishable’ ; op. 29 ; 1916 ; 37 ; orchestra ; Allegro / Poco allegretto / Poco adagio quasi andante / Allegro
wind-quintet ; Bläserquintett | Wind Quintet ; op. 43 ; 1922 ; 25 ; chamber: wind-quintet ; Allegro ben moderato / Menuet / Praeludium – Tema con variazioni
# sibelius
sym-2 ; Symphonie Nr. 2 D-Dur | Symphony No. 2 in D major ; op. 43 ; 1902 ; 44 ; orchestra ; Allegretto / Tempo andante, ma rubato / Vivacissimo / Finale: Allegro moderato
sym-5 ; Symphonie Nr. 5 Es-Dur | Symphony No. 5 in E-flat major ; op. 82 ; 1919 ; 31 ; orchestra ; Tempo molto moderato – Allegro moderato / Andante mosso, quasi allegretto / Allegro molto
sym-7 ; Symphonie Nr. 7 C-Dur | Symphony No. 7 in C major ; op. 105 ; 1924 ; 22 ; orchestra ;
violin ; Violinkonzert d-Moll | Violin Concerto in D minor ; op. 47 ; 1905 ; 32 ; orchestra+soloist: violin ; Allegro moderato / Adagio di molto / Allegro, ma non tanto
finlandia ; Finlandia ; op. 26 ; 1900 ; 9 ; orchestra ;
voces ; Streichquartett d-Moll »Voces intimae« | String Quartet in D minor ‘Voces intimae’ ; op. 56 ; 1909 ; 30 ; string-quartet ;
# satie
gymnopedies ; Trois Gymnopédies ; ; 1888 ; 9 ; piano ;
vexations ; Vexations (Auszug) | Vexations (excerpt) ; ; 1893>1966 ; 20 ; piano ;
# beach
gaelic ; Symphonie e-Moll »Gaelic« | Symphony in E minor ‘Gaelic’ ; op. 32 ; 1896 ; 40 ; orchestra ; Allegro con fuoco / Alla siciliana – Allegro vivace / Lento con molto espressione / Allegro di molto
piano-quintet ; Klavierquintett fis-Moll | Piano Quintet in F-sharp minor ; op. 67 ; 1907>1992 ; 28 ; piano-quintet ; Adagio – Allegro moderato / Adagio espressivo / Allegro agitato
romanze ; Romanze A-Dur | Romance in A major ; op. 23 ; 1893>1990 ; 6 ; duo: violin, piano ;
# zemlinsky
lyrische ; Lyrische Symphonie | Lyric Symphony ; op. 18 ; 1923>1924 ; 45 ; orchestra+soloist: soprano, baritone ;
seejungfrau ; Die Seejungfrau | The Mermaid ; ; 1903>1984 ; 42 ; orchestra ;
trio ; Trio d-Moll für Klarinette, Violoncello und Klavier | Trio in D minor for clarinet, cello and piano ; op. 3 ; 1896 ; 28 ; chamber: clarinet, cello, piano ; Allegro ma non troppo / Andante / Allegro
# skrjabin
poeme ; Le Poème de l’extase ; op. 54 ; 1908 ; 22 ; orchestra ;
sonata-9 ; Klaviersonate Nr. 9 »Schwarze Messe« | Piano Sonata No. 9 ‘Black Mass’ ; op. 68 ; 1913 ; 9 ; piano ;
vers-la-flamme ; Vers la flamme ; op. 72 ; 1914 ; 6 ; piano ;
preludes-11 ; 24 Préludes (Auswahl) | 24 Preludes (selection) ; op. 11 ; 1896 ; 20 ; piano ;
# rachmaninow
piano-2 ; Klavierkonzert Nr. 2 c-Moll | Piano Concerto No. 2 in C minor ; op. 18 ; 1901 ; 34 ; orchestra+soloist: piano ; Moderato / Adagio sostenuto / Allegro scherzando
piano-3 ; Klavierkonzert Nr. 3 d-Moll | Piano Concerto No. 3 in D minor ; op. 30 ; 1909 ; 41 ; orchestra+soloist: piano ; Allegro ma non tanto / Intermezzo: Adagio / Finale: Alla breve
taenze ; Symphonische Tänze | Symphonic Dances ; op. 45 ; 1940>1952 ; 35 ; orchestra ; Non allegro / Andante con moto (Tempo di valse) / Lento assai – Allegro vivace
toteninsel ; Die Toteninsel | The Isle of the Dead ; op. 29 ; 1909 ; 21 ; orchestra ;
cello-sonata ; Violoncellosonate g-Moll | Cello Sonata in G minor ; op. 19 ; 1901 ; 35 ; duo: cello, piano ; Lento – Allegro moderato / Allegro scherzando / Andante / Allegro mosso
vesper ; Ganznächtliche Vigil (Das große Abend- und Morgenlob) | All-Night Vigil ; op. 37 ; 1915>1965 ; 60 ; choir ;
etudes-39 ; Études-tableaux (Auswahl) | Études-tableaux (selection) ; op. 39 ; 1917 ; 24 ; piano ;
# schoenberg
verklaerte ; Verklärte Nacht (Fassung für Streichorchester) | Verklärte Nacht (version for string orchestra) ; op. 4 ; 1917 ; 30 ; chamber-orchestra ;
verklaerte-sextett ; Verklärte Nacht ; op. 4 ; 1899 ; 30 ; chamber: string-quartet, viola, cello ;
pelleas ; Pelleas und Melisande ; op. 5 ; 1903 ; 42 ; orchestra ;
orchesterstuecke ; Fünf Orchesterstücke | Five Orchestral Pieces ; op. 16 ; 1909 ; 17 ; orchestra ; Vorgefühle / Vergangenes / Farben / Peripetie / Das obligate Rezitativ
pierrot ; Pierrot lunaire ; op. 21 ; 1912 ; 35 ; new: speaker ;
kammersymphonie ; Kammersymphonie Nr. 1 E-Dur | Chamber Symphony No. 1 in E major ; op. 9 ; 1906 ; 22 ; new ;
quartet-2 ; Streichquartett Nr. 2 fis-Moll | String Quartet No. 2 in F-sharp minor ; op. 10 ; 1908 ; 30 ; string-quartet: soprano ; Mäßig / Sehr rasch / Litanei / Entrückung
friede ; Friede auf Erden ; op. 13 ; 1907 ; 9 ; choir ;
klavierstuecke-11 ; Drei Klavierstücke | Three Piano Pieces ; op. 11 ; 1909 ; 14 ; piano ;
klavierstuecke-19 ; Sechs kleine Klavierstücke | Six Little Piano Pieces ; op. 19 ; 1911 ; 6 ; piano ;
survivor ; A Survivor from Warsaw ; op. 46 ; 1947>1950 ; 7 ; choir+orchestra: speaker ;
klavierkonzert ; Klavierkonzert | Piano Concerto ; op. 42 ; 1942>1949 ; 20 ; orchestra+soloist: piano ;
# ives
unanswered ; The Unanswered Question ; ; 1908>1955 ; 6 ; chamber-orchestra ;
concord ; Klaviersonate Nr. 2 »Concord, Mass., 1840–60« | Piano Sonata No. 2 ‘Concord, Mass., 1840–60’ ; ; 1915>1955 ; 46 ; piano ; Emerson / Hawthorne / The Alcotts / Thoreau
three-places ; Three Places in New England ; ; 1914>1931 ; 20 ; orchestra ;
# webern
passacaglia ; Passacaglia d-Moll | Passacaglia in D minor ; op. 1 ; 1908 ; 11 ; orchestra ;
stuecke-6 ; Sechs Stücke für Orchester | Six Pieces for Orchestra ; op. 6 ; 1909 ; 12 ; orchestra ;
saetze-5 ; Fünf Sätze für Streichquartett | Five Movements for String Quartet ; op. 5 ; 1909 ; 11 ; string-quartet ;
bagatellen ; Sechs Bagatellen für Streichquartett | Six Bagatelles for String Quartet ; op. 9 ; 1913>1924 ; 4 ; string-quartet ;
variationen ; Variationen für Klavier | Variations for Piano ; op. 27 ; 1936>1948 ; 7 ; piano ;
stuecke-vc ; Drei kleine Stücke | Three Little Pieces ; op. 11 ; 1914>1924 ; 3 ; duo: cello, piano ;
# berg
violin ; Violinkonzert »Dem Andenken eines Engels« | Violin Concerto ‘To the Memory of an Angel’ ; ; 1935>1936 ; 27 ; orchestra+soloist: violin ; Andante – Allegretto / Allegro – Adagio
lyrische-suite ; Lyrische Suite | Lyric Suite ; ; 1926>1927 ; 29 ; string-quartet ; Allegretto gioviale / Andante amoroso / Allegro misterioso / Adagio appassionato / Presto delirando / Largo desolato
orchesterstuecke ; Drei Orchesterstücke | Three Pieces for Orchestra ; op. 6 ; 1915>1930 ; 20 ; orchestra ; Präludium / Reigen / Marsch
fruehe-lieder ; Sieben frühe Lieder | Seven Early Songs ; ; 1928 ; 17 ; orchestra+soloist: soprano ; Nacht / Schilflied / Die Nachtigall / Traumgekrönt / Im Zimmer / Liebesode / Sommertage
sonate ; Klaviersonate h-Moll | Piano Sonata in B minor ; op. 1 ; 1908 ; 12 ; piano ;
stuecke-klar ; Vier Stücke für Klarinette und Klavier | Four Pieces for clarinet and piano ; op. 5 ; 1913>1919 ; 8 ; duo: clarinet, piano ;
`)
