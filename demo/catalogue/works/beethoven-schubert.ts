import { readWorks } from '../read-works.ts'

/** Beethoven, Weber, Schubert. */
export const beethovenSchubertWorks = readWorks(`
# beethoven
sym-1 ; Symphonie Nr. 1 C-Dur | Symphony No. 1 in C major ; op. 21 ; 1800 ; 26 ; orchestra ; Adagio molto – Allegro con brio / Andante cantabile con moto / Menuetto: Allegro molto e vivace / Adagio – Allegro molto e vivace
sym-2 ; Symphonie Nr. 2 D-Dur | Symphony No. 2 in D major ; op. 36 ; 1802 ; 33 ; orchestra ; Adagio molto – Allegro con brio / Larghetto / Scherzo: Allegro / Allegro molto
sym-3 ; Symphonie Nr. 3 Es-Dur »Eroica« | Symphony No. 3 in E-flat major ‘Eroica’ ; op. 55 ; 1804 ; 49 ; orchestra ; Allegro con brio / Marcia funebre: Adagio assai / Scherzo: Allegro vivace / Finale: Allegro molto
sym-4 ; Symphonie Nr. 4 B-Dur | Symphony No. 4 in B-flat major ; op. 60 ; 1806 ; 33 ; orchestra ; Adagio – Allegro vivace / Adagio / Allegro vivace / Allegro ma non troppo
sym-5 ; Symphonie Nr. 5 c-Moll | Symphony No. 5 in C minor ; op. 67 ; 1808 ; 33 ; orchestra ; Allegro con brio / Andante con moto / Allegro / Allegro
sym-6 ; Symphonie Nr. 6 F-Dur »Pastorale« | Symphony No. 6 in F major ‘Pastoral’ ; op. 68 ; 1808 ; 41 ; orchestra ; Erwachen heiterer Empfindungen bei der Ankunft auf dem Lande | Awakening of cheerful feelings on arrival in the countryside / Szene am Bach | Scene by the brook / Lustiges Zusammensein der Landleute | Merry gathering of country folk / Gewitter, Sturm | Thunderstorm / Hirtengesang | Shepherds’ song
sym-7 ; Symphonie Nr. 7 A-Dur | Symphony No. 7 in A major ; op. 92 ; 1812 ; 39 ; orchestra ; Poco sostenuto – Vivace / Allegretto / Presto / Allegro con brio
sym-8 ; Symphonie Nr. 8 F-Dur | Symphony No. 8 in F major ; op. 93 ; 1812 ; 26 ; orchestra ; Allegro vivace e con brio / Allegretto scherzando / Tempo di Menuetto / Allegro vivace
sym-9 ; Symphonie Nr. 9 d-Moll | Symphony No. 9 in D minor ; op. 125 ; 1824 ; 67 ; choir+orchestra: soprano, alto, tenor, bass ; Allegro ma non troppo, un poco maestoso / Molto vivace / Adagio molto e cantabile / Presto – Allegro assai
coriolan ; Ouvertüre zu »Coriolan« c-Moll | Overture Coriolan in C minor ; op. 62 ; 1807 ; 8 ; orchestra ;
egmont ; Ouvertüre zu »Egmont« f-Moll | Overture to Egmont in F minor ; op. 84 ; 1810 ; 9 ; orchestra ;
leonore-3 ; Ouvertüre »Leonore« Nr. 3 C-Dur | Overture Leonore No. 3 in C major ; op. 72b ; 1806 ; 14 ; orchestra ;
weihe ; Ouvertüre »Die Weihe des Hauses« C-Dur | Overture The Consecration of the House in C major ; op. 124 ; 1822 ; 11 ; orchestra ;
piano-1 ; Klavierkonzert Nr. 1 C-Dur | Piano Concerto No. 1 in C major ; op. 15 ; 1795 ; 36 ; orchestra+soloist: piano ; Allegro con brio / Largo / Rondo: Allegro scherzando
piano-3 ; Klavierkonzert Nr. 3 c-Moll | Piano Concerto No. 3 in C minor ; op. 37 ; 1803 ; 36 ; orchestra+soloist: piano ; Allegro con brio / Largo / Rondo: Allegro
piano-4 ; Klavierkonzert Nr. 4 G-Dur | Piano Concerto No. 4 in G major ; op. 58 ; 1806 ; 34 ; orchestra+soloist: piano ; Allegro moderato / Andante con moto / Rondo: Vivace
piano-5 ; Klavierkonzert Nr. 5 Es-Dur | Piano Concerto No. 5 in E-flat major ; op. 73 ; 1809 ; 39 ; orchestra+soloist: piano ; Allegro / Adagio un poco mosso / Rondo: Allegro
violin ; Violinkonzert D-Dur | Violin Concerto in D major ; op. 61 ; 1806 ; 43 ; orchestra+soloist: violin ; Allegro ma non troppo / Larghetto / Rondo: Allegro
triple ; Tripelkonzert C-Dur | Triple Concerto in C major ; op. 56 ; 1804 ; 35 ; orchestra+soloist: violin, cello, piano ; Allegro / Largo / Rondo alla Polacca
chorfantasie ; Chorfantasie c-Moll | Choral Fantasy in C minor ; op. 80 ; 1808 ; 19 ; choir+orchestra: piano ;
missa ; Missa solemnis D-Dur | Missa solemnis in D major ; op. 123 ; 1823 ; 80 ; choir+orchestra: soprano, alto, tenor, bass ; Kyrie / Gloria / Credo / Sanctus / Agnus Dei
quartet-18-4 ; Streichquartett c-Moll | String Quartet in C minor ; op. 18 Nr. 4 ; 1800 ; 24 ; string-quartet ; Allegro ma non tanto / Scherzo: Andante scherzoso quasi Allegretto / Menuetto: Allegretto / Allegro
quartet-59-1 ; Streichquartett F-Dur »Rasumowsky« | String Quartet in F major ‘Razumovsky’ ; op. 59 Nr. 1 ; 1806 ; 40 ; string-quartet ; Allegro / Allegretto vivace e sempre scherzando / Adagio molto e mesto / Thème russe: Allegro
quartet-59-3 ; Streichquartett C-Dur »Rasumowsky« | String Quartet in C major ‘Razumovsky’ ; op. 59 Nr. 3 ; 1806 ; 31 ; string-quartet ; Introduzione: Andante con moto – Allegro vivace / Andante con moto quasi Allegretto / Menuetto: Grazioso / Allegro molto
quartet-95 ; Streichquartett f-Moll »Quartetto serioso« | String Quartet in F minor ‘Quartetto serioso’ ; op. 95 ; 1810 ; 21 ; string-quartet ; Allegro con brio / Allegretto ma non troppo / Allegro assai vivace ma serioso / Larghetto espressivo – Allegretto agitato
quartet-130 ; Streichquartett B-Dur mit Großer Fuge | String Quartet in B-flat major with Grosse Fuge ; op. 130/133 ; 1826 ; 48 ; string-quartet ; Adagio, ma non troppo – Allegro / Presto / Andante con moto, ma non troppo / Alla danza tedesca: Allegro assai / Cavatina: Adagio molto espressivo / Große Fuge | Grosse Fuge
quartet-131 ; Streichquartett cis-Moll | String Quartet in C-sharp minor ; op. 131 ; 1826 ; 39 ; string-quartet ; Adagio ma non troppo e molto espressivo / Allegro molto vivace / Allegro moderato / Andante ma non troppo e molto cantabile / Presto / Adagio quasi un poco andante / Allegro
quartet-132 ; Streichquartett a-Moll | String Quartet in A minor ; op. 132 ; 1825 ; 45 ; string-quartet ; Assai sostenuto – Allegro / Allegro ma non tanto / Heiliger Dankgesang eines Genesenen an die Gottheit, in der lydischen Tonart / Alla marcia, assai vivace / Allegro appassionato
quartet-135 ; Streichquartett F-Dur | String Quartet in F major ; op. 135 ; 1826 ; 25 ; string-quartet ; Allegretto / Vivace / Lento assai, cantante e tranquillo / Der schwer gefasste Entschluss | The difficult decision
trio-geister ; Klaviertrio D-Dur »Geistertrio« | Piano Trio in D major ‘Ghost’ ; op. 70 Nr. 1 ; 1808 ; 27 ; piano-trio ; Allegro vivace e con brio / Largo assai ed espressivo / Presto
trio-erzherzog ; Klaviertrio B-Dur »Erzherzog« | Piano Trio in B-flat major ‘Archduke’ ; op. 97 ; 1811 ; 40 ; piano-trio ; Allegro moderato / Scherzo: Allegro / Andante cantabile / Allegro moderato
fruehling ; Violinsonate F-Dur »Frühlingssonate« | Violin Sonata in F major ‘Spring’ ; op. 24 ; 1801 ; 24 ; duo: violin, piano ; Allegro / Adagio molto espressivo / Scherzo: Allegro molto / Rondo: Allegro ma non troppo
kreutzer ; Violinsonate A-Dur »Kreutzer-Sonate« | Violin Sonata in A major ‘Kreutzer’ ; op. 47 ; 1803 ; 38 ; duo: violin, piano ; Adagio sostenuto – Presto / Andante con variazioni / Presto
cello-69 ; Violoncellosonate A-Dur | Cello Sonata in A major ; op. 69 ; 1808 ; 27 ; duo: cello, piano ; Allegro ma non tanto / Scherzo: Allegro molto / Adagio cantabile – Allegro vivace
cello-102-2 ; Violoncellosonate D-Dur | Cello Sonata in D major ; op. 102 Nr. 2 ; 1815 ; 20 ; duo: cello, piano ; Allegro con brio / Adagio con molto sentimento d’affetto / Allegro fugato
septett ; Septett Es-Dur | Septet in E-flat major ; op. 20 ; 1799 ; 40 ; chamber: clarinet, bassoon, horn, violin, viola, cello, double-bass ; Adagio – Allegro con brio / Adagio cantabile / Tempo di Menuetto / Tema con variazioni: Andante / Scherzo: Allegro molto e vivace / Andante con moto alla marcia – Presto
pathetique ; Klaviersonate c-Moll »Pathétique« | Piano Sonata in C minor ‘Pathétique’ ; op. 13 ; 1798 ; 19 ; piano ; Grave – Allegro di molto e con brio / Adagio cantabile / Rondo: Allegro
mondschein ; Klaviersonate cis-Moll »Quasi una fantasia« | Piano Sonata in C-sharp minor ‘Quasi una fantasia’ ; op. 27 Nr. 2 ; 1801 ; 15 ; piano ; Adagio sostenuto / Allegretto / Presto agitato
sturm ; Klaviersonate d-Moll »Der Sturm« | Piano Sonata in D minor ‘The Tempest’ ; op. 31 Nr. 2 ; 1802 ; 24 ; piano ; Largo – Allegro / Adagio / Allegretto
waldstein ; Klaviersonate C-Dur »Waldstein« | Piano Sonata in C major ‘Waldstein’ ; op. 53 ; 1804 ; 25 ; piano ; Allegro con brio / Introduzione: Adagio molto / Rondo: Allegretto moderato
appassionata ; Klaviersonate f-Moll »Appassionata« | Piano Sonata in F minor ‘Appassionata’ ; op. 57 ; 1805 ; 25 ; piano ; Allegro assai / Andante con moto / Allegro ma non troppo
hammerklavier ; Klaviersonate B-Dur »Große Sonate für das Hammerklavier« | Piano Sonata in B-flat major ‘Hammerklavier’ ; op. 106 ; 1818 ; 44 ; piano ; Allegro / Scherzo: Assai vivace / Adagio sostenuto / Largo – Allegro risoluto
sonata-109 ; Klaviersonate E-Dur | Piano Sonata in E major ; op. 109 ; 1820 ; 20 ; piano ; Vivace, ma non troppo / Prestissimo / Gesangvoll, mit innigster Empfindung
sonata-110 ; Klaviersonate As-Dur | Piano Sonata in A-flat major ; op. 110 ; 1821 ; 20 ; piano ; Moderato cantabile molto espressivo / Allegro molto / Adagio ma non troppo – Fuga: Allegro ma non troppo
sonata-111 ; Klaviersonate c-Moll | Piano Sonata in C minor ; op. 111 ; 1822 ; 27 ; piano ; Maestoso – Allegro con brio ed appassionato / Arietta: Adagio molto semplice e cantabile
diabelli ; 33 Veränderungen über einen Walzer von Anton Diabelli C-Dur | 33 Variations on a Waltz by Anton Diabelli in C major ; op. 120 ; 1823 ; 55 ; piano ;
bagatellen-126 ; Sechs Bagatellen | Six Bagatelles ; op. 126 ; 1824 ; 19 ; piano ;
ferne-geliebte ; An die ferne Geliebte ; op. 98 ; 1816 ; 15 ; song ;
# weber
freischuetz ; Ouvertüre zu »Der Freischütz« | Overture to Der Freischütz ; ; 1821 ; 10 ; orchestra ;
clarinet-1 ; Klarinettenkonzert Nr. 1 f-Moll | Clarinet Concerto No. 1 in F minor ; op. 73 ; 1811 ; 22 ; orchestra+soloist: clarinet ; Allegro / Adagio ma non troppo / Rondo: Allegretto
# rossini
tell ; Ouvertüre zu »Guillaume Tell« | Overture to Guillaume Tell ; ; 1829 ; 12 ; orchestra ;
petite-messe ; Petite Messe solennelle ; ; 1863 ; 82 ; choir: soprano, alto, tenor, bass ;
# schubert
sym-5 ; Symphonie Nr. 5 B-Dur | Symphony No. 5 in B-flat major ; D 485 ; 1816 ; 28 ; orchestra ; Allegro / Andante con moto / Menuetto: Allegro molto / Allegro vivace
unvollendete ; Symphonie Nr. 7 h-Moll »Unvollendete« | Symphony No. 7 in B minor ‘Unfinished’ ; D 759 ; 1822 ; 26 ; orchestra ; Allegro moderato / Andante con moto
grosse-c ; Symphonie Nr. 8 C-Dur »Große« | Symphony No. 8 in C major ‘Great’ ; D 944 ; 1826 ; 55 ; orchestra ; Andante – Allegro ma non troppo / Andante con moto / Scherzo: Allegro vivace / Allegro vivace
rosamunde-ballet ; Ballettmusik aus »Rosamunde« | Ballet music from Rosamunde ; D 797 ; 1823 ; 14 ; orchestra ;
messe-es ; Messe Nr. 6 Es-Dur | Mass No. 6 in E-flat major ; D 950 ; 1828 ; 55 ; choir+orchestra: soprano, alto, tenor, tenor, bass ; Kyrie / Gloria / Credo / Sanctus / Benedictus / Agnus Dei
oktett ; Oktett F-Dur | Octet in F major ; D 803 ; 1824 ; 60 ; chamber: clarinet, bassoon, horn, string-quartet, double-bass ; Adagio – Allegro / Adagio / Allegro vivace / Andante / Menuetto: Allegretto / Andante molto – Allegro
rosamunde ; Streichquartett a-Moll »Rosamunde« | String Quartet in A minor ‘Rosamunde’ ; D 804 ; 1824 ; 35 ; string-quartet ; Allegro ma non troppo / Andante / Menuetto: Allegretto / Allegro moderato
tod-maedchen ; Streichquartett d-Moll »Der Tod und das Mädchen« | String Quartet in D minor ‘Death and the Maiden’ ; D 810 ; 1824 ; 41 ; string-quartet ; Allegro / Andante con moto / Scherzo: Allegro molto / Presto
quartet-g ; Streichquartett G-Dur | String Quartet in G major ; D 887 ; 1826 ; 50 ; string-quartet ; Allegro molto moderato / Andante un poco moto / Scherzo: Allegro vivace / Allegro assai
quintett ; Streichquintett C-Dur | String Quintet in C major ; D 956 ; 1828 ; 53 ; string-quintet ; Allegro ma non troppo / Adagio / Scherzo: Presto / Allegretto
forelle ; Klavierquintett A-Dur »Forellenquintett« | Piano Quintet in A major ‘Trout’ ; D 667 ; 1819 ; 38 ; chamber: violin, viola, cello, double-bass, piano ; Allegro vivace / Andante / Scherzo: Presto / Andantino / Allegro giusto
trio-b ; Klaviertrio B-Dur | Piano Trio in B-flat major ; D 898 ; 1828 ; 41 ; piano-trio ; Allegro moderato / Andante un poco mosso / Scherzo: Allegro / Rondo: Allegro vivace
trio-es ; Klaviertrio Es-Dur | Piano Trio in E-flat major ; D 929 ; 1827 ; 46 ; piano-trio ; Allegro / Andante con moto / Scherzando: Allegro moderato / Allegro moderato
arpeggione ; Sonate a-Moll für Arpeggione und Klavier | Sonata in A minor for arpeggione and piano ; D 821 ; 1824 ; 26 ; duo: cello, piano ; Allegro moderato / Adagio / Allegretto
wanderer ; Wandererfantasie C-Dur | Wanderer Fantasy in C major ; D 760 ; 1822 ; 21 ; piano ; Allegro con fuoco ma non troppo / Adagio / Presto / Allegro
impromptus-899 ; Vier Impromptus | Four Impromptus ; D 899 ; 1827 ; 27 ; piano ;
sonata-960 ; Klaviersonate B-Dur | Piano Sonata in B-flat major ; D 960 ; 1828 ; 41 ; piano ; Molto moderato / Andante sostenuto / Scherzo: Allegro vivace con delicatezza / Allegro ma non troppo
sonata-959 ; Klaviersonate A-Dur | Piano Sonata in A major ; D 959 ; 1828 ; 39 ; piano ; Allegro / Andantino / Scherzo: Allegro vivace / Rondo: Allegretto
fantasie-f ; Fantasie f-Moll zu vier Händen | Fantasia in F minor for four hands ; D 940 ; 1828 ; 19 ; duo: piano, piano ;
winterreise ; Winterreise ; D 911 ; 1827 ; 73 ; song ; Gute Nacht / Die Wetterfahne / Gefror’ne Tränen / Erstarrung / Der Lindenbaum / Wasserflut / Auf dem Flusse / Rückblick / Irrlicht / Rast / Frühlingstraum / Einsamkeit / Die Post / Der greise Kopf / Die Krähe / Letzte Hoffnung / Im Dorfe / Der stürmische Morgen / Täuschung / Der Wegweiser / Das Wirtshaus / Mut / Die Nebensonnen / Der Leiermann
muellerin ; Die schöne Müllerin ; D 795 ; 1823 ; 63 ; song ;
schwanengesang ; Schwanengesang ; D 957 ; 1828 ; 52 ; song ;
hirt ; Der Hirt auf dem Felsen | The Shepherd on the Rock ; D 965 ; 1828 ; 12 ; chamber: soprano, clarinet, piano ;
`)
