import { readWorks } from '../read-works.ts'

/** From Berlioz and Farrenc to Bruckner and Brahms. */
export const romanticWorks = readWorks(`
# berlioz
fantastique ; Symphonie fantastique ; op. 14 ; 1830 ; 52 ; orchestra ; Rêveries – Passions / Un bal / Scène aux champs / Marche au supplice / Songe d’une nuit du sabbat
harold ; Harold en Italie ; op. 16 ; 1834 ; 43 ; orchestra+soloist: viola ; Harold aux montagnes / Marche de pèlerins / Sérénade / Orgie de brigands
nuits ; Les Nuits d’été ; op. 7 ; 1841 ; 31 ; orchestra+soloist: mezzo ; Villanelle / Le Spectre de la rose / Sur les lagunes / Absence / Au cimetière / L’Île inconnue
carnaval ; Ouvertüre »Le Carnaval romain« | Overture Le Carnaval romain ; op. 9 ; 1844 ; 9 ; orchestra ;
# farrenc
sym-3 ; Symphonie Nr. 3 g-Moll | Symphony No. 3 in G minor ; op. 36 ; 1847>1997 ; 34 ; orchestra ; Adagio – Allegro / Adagio cantabile / Scherzo: Vivace / Finale: Allegro
nonett ; Nonett Es-Dur | Nonet in E-flat major ; op. 38 ; 1849>1990 ; 30 ; chamber: flute, oboe, clarinet, bassoon, horn, violin, viola, cello, double-bass ; Adagio – Allegro / Andante con moto / Scherzo: Vivace / Adagio – Allegro
trio-e ; Trio e-Moll für Flöte, Violoncello und Klavier | Trio in E minor for flute, cello and piano ; op. 45 ; 1856>1985 ; 23 ; chamber: flute, cello, piano ; Allegro deciso / Andante / Scherzo: Vivace / Finale: Presto
# hensel
ouvertuere ; Ouvertüre C-Dur | Overture in C major ; ; 1832>1994 ; 11 ; orchestra ;
quartett ; Streichquartett Es-Dur | String Quartet in E-flat major ; H-U 277 ; 1834>1986 ; 22 ; string-quartet ; Adagio ma non troppo / Allegretto / Romanze / Allegro molto vivace
trio ; Klaviertrio d-Moll | Piano Trio in D minor ; op. 11 ; 1847>1961 ; 26 ; piano-trio ; Allegro molto vivace / Andante espressivo / Lied: Allegretto / Finale: Allegretto moderato
jahr ; Das Jahr | The Year ; H-U 385 ; 1841>1989 ; 50 ; piano ; Januar | January / Februar | February / März | March / April / Mai | May / Juni | June / Juli | July / August / September / Oktober | October / November / Dezember | December / Nachspiel | Postlude
lieder-op1 ; Sechs Lieder | Six Songs ; op. 1 ; 1846>1982 ; 14 ; song ;
gartenlieder ; Gartenlieder ; op. 3 ; 1846>1985 ; 14 ; choir ;
# mendelssohn
sym-3 ; Symphonie Nr. 3 a-Moll »Schottische« | Symphony No. 3 in A minor ‘Scottish’ ; op. 56 ; 1842 ; 40 ; orchestra ; Andante con moto – Allegro un poco agitato / Vivace non troppo / Adagio / Allegro vivacissimo – Allegro maestoso assai
sym-4 ; Symphonie Nr. 4 A-Dur »Italienische« | Symphony No. 4 in A major ‘Italian’ ; op. 90 ; 1833 ; 28 ; orchestra ; Allegro vivace / Andante con moto / Con moto moderato / Saltarello: Presto
hebriden ; Die Hebriden | The Hebrides ; op. 26 ; 1830 ; 10 ; orchestra ;
sommernachtstraum ; Ein Sommernachtstraum: Ouvertüre und Schauspielmusik (Auswahl) | A Midsummer Night’s Dream: overture and incidental music (selection) ; op. 21/61 ; 1842 ; 42 ; orchestra ; Ouvertüre | Overture / Scherzo / Intermezzo / Notturno / Hochzeitsmarsch | Wedding March
violin ; Violinkonzert e-Moll | Violin Concerto in E minor ; op. 64 ; 1844 ; 27 ; orchestra+soloist: violin ; Allegro molto appassionato / Andante / Allegretto non troppo – Allegro molto vivace
elias ; Elias | Elijah ; op. 70 ; 1846 ; 128 ; choir+orchestra: soprano, alto, tenor, baritone ;
paulus ; Paulus | St Paul ; op. 36 ; 1836 ; 125 ; choir+orchestra: soprano, alto, tenor, bass ;
oktett ; Oktett Es-Dur | Octet in E-flat major ; op. 20 ; 1825 ; 32 ; chamber: string-quartet, string-quartet ; Allegro moderato ma con fuoco / Andante / Scherzo: Allegro leggierissimo / Presto
quartet-80 ; Streichquartett f-Moll | String Quartet in F minor ; op. 80 ; 1847 ; 26 ; string-quartet ; Allegro vivace assai / Allegro assai / Adagio / Finale: Allegro molto
quartet-13 ; Streichquartett a-Moll | String Quartet in A minor ; op. 13 ; 1827 ; 29 ; string-quartet ; Adagio – Allegro vivace / Adagio non lento / Intermezzo: Allegretto con moto / Presto
trio-d ; Klaviertrio d-Moll | Piano Trio in D minor ; op. 49 ; 1839 ; 29 ; piano-trio ; Molto allegro ed agitato / Andante con moto tranquillo / Scherzo: Leggiero e vivace / Finale: Allegro assai appassionato
lieder-ohne-worte ; Lieder ohne Worte (Auswahl) | Songs without Words (selection) ; ; 1845 ; 22 ; piano ;
variations ; Variations sérieuses d-Moll | Variations sérieuses in D minor ; op. 54 ; 1841 ; 12 ; piano ;
organ-sonata-1 ; Orgelsonate f-Moll | Organ Sonata in F minor ; op. 65 Nr. 1 ; 1845 ; 15 ; organ ; Allegro moderato e serioso / Adagio / Andante recitativo / Allegro assai vivace
# chopin
piano-1 ; Klavierkonzert Nr. 1 e-Moll | Piano Concerto No. 1 in E minor ; op. 11 ; 1830 ; 40 ; orchestra+soloist: piano ; Allegro maestoso / Romance: Larghetto / Rondo: Vivace
preludes ; 24 Préludes ; op. 28 ; 1839 ; 38 ; piano ;
sonata-2 ; Klaviersonate Nr. 2 b-Moll | Piano Sonata No. 2 in B-flat minor ; op. 35 ; 1839 ; 24 ; piano ; Grave – Doppio movimento / Scherzo / Marche funèbre: Lento / Finale: Presto
sonata-3 ; Klaviersonate Nr. 3 h-Moll | Piano Sonata No. 3 in B minor ; op. 58 ; 1844 ; 28 ; piano ; Allegro maestoso / Scherzo: Molto vivace / Largo / Finale: Presto non tanto
ballade-1 ; Ballade Nr. 1 g-Moll | Ballade No. 1 in G minor ; op. 23 ; 1835 ; 9 ; piano ;
ballade-4 ; Ballade Nr. 4 f-Moll | Ballade No. 4 in F minor ; op. 52 ; 1842 ; 11 ; piano ;
barcarolle ; Barcarolle Fis-Dur | Barcarolle in F-sharp major ; op. 60 ; 1846 ; 9 ; piano ;
nocturnes-62 ; Zwei Nocturnes | Two Nocturnes ; op. 62 ; 1846 ; 13 ; piano ;
# schumann
sym-1 ; Symphonie Nr. 1 B-Dur »Frühlingssymphonie« | Symphony No. 1 in B-flat major ‘Spring’ ; op. 38 ; 1841 ; 31 ; orchestra ; Andante un poco maestoso – Allegro molto vivace / Larghetto / Scherzo: Molto vivace / Allegro animato e grazioso
sym-2 ; Symphonie Nr. 2 C-Dur | Symphony No. 2 in C major ; op. 61 ; 1846 ; 38 ; orchestra ; Sostenuto assai – Allegro ma non troppo / Scherzo: Allegro vivace / Adagio espressivo / Allegro molto vivace
sym-3 ; Symphonie Nr. 3 Es-Dur »Rheinische« | Symphony No. 3 in E-flat major ‘Rhenish’ ; op. 97 ; 1850 ; 33 ; orchestra ; Lebhaft / Sehr mäßig / Nicht schnell / Feierlich / Lebhaft
sym-4 ; Symphonie Nr. 4 d-Moll | Symphony No. 4 in D minor ; op. 120 ; 1851 ; 29 ; orchestra ; Ziemlich langsam – Lebhaft / Romanze / Scherzo / Langsam – Lebhaft
piano ; Klavierkonzert a-Moll | Piano Concerto in A minor ; op. 54 ; 1845 ; 31 ; orchestra+soloist: piano ; Allegro affettuoso / Intermezzo: Andantino grazioso / Allegro vivace
cello ; Violoncellokonzert a-Moll | Cello Concerto in A minor ; op. 129 ; 1850 ; 25 ; orchestra+soloist: cello ; Nicht zu schnell / Langsam / Sehr lebhaft
manfred ; Ouvertüre zu »Manfred« | Overture to Manfred ; op. 115 ; 1848 ; 12 ; orchestra ;
quintett ; Klavierquintett Es-Dur | Piano Quintet in E-flat major ; op. 44 ; 1842 ; 30 ; piano-quintet ; Allegro brillante / In modo d’una marcia / Scherzo: Molto vivace / Allegro ma non troppo
piano-quartet ; Klavierquartett Es-Dur | Piano Quartet in E-flat major ; op. 47 ; 1842 ; 28 ; piano-quartet ; Sostenuto assai – Allegro ma non troppo / Scherzo: Molto vivace / Andante cantabile / Finale: Vivace
quartet-41-3 ; Streichquartett A-Dur | String Quartet in A major ; op. 41 Nr. 3 ; 1842 ; 31 ; string-quartet ; Andante espressivo – Allegro molto moderato / Assai agitato / Adagio molto / Finale: Allegro molto vivace
maerchenbilder ; Märchenbilder ; op. 113 ; 1851 ; 15 ; duo: viola, piano ;
violin-sonata-1 ; Violinsonate Nr. 1 a-Moll | Violin Sonata No. 1 in A minor ; op. 105 ; 1851 ; 17 ; duo: violin, piano ; Mit leidenschaftlichem Ausdruck / Allegretto / Lebhaft
kreisleriana ; Kreisleriana ; op. 16 ; 1838 ; 33 ; piano ;
fantasie ; Fantasie C-Dur | Fantasy in C major ; op. 17 ; 1838 ; 31 ; piano ; Durchaus phantastisch und leidenschaftlich vorzutragen / Mäßig. Durchaus energisch / Langsam getragen. Durchweg leise zu halten
kinderszenen ; Kinderszenen ; op. 15 ; 1838 ; 19 ; piano ;
carnaval ; Carnaval ; op. 9 ; 1835 ; 29 ; piano ;
waldszenen ; Waldszenen ; op. 82 ; 1849 ; 21 ; piano ; Eintritt / Jäger auf der Lauer / Einsame Blumen / Verrufene Stelle / Freundliche Landschaft / Herberge / Vogel als Prophet / Jagdlied / Abschied
dichterliebe ; Dichterliebe ; op. 48 ; 1840 ; 29 ; song ;
liederkreis-39 ; Liederkreis nach Joseph von Eichendorff | Liederkreis on poems by Eichendorff ; op. 39 ; 1840 ; 26 ; song ;
frauenliebe ; Frauenliebe und -leben ; op. 42 ; 1840 ; 23 ; song ;
# clara-schumann
piano ; Klavierkonzert a-Moll | Piano Concerto in A minor ; op. 7 ; 1835>1976 ; 21 ; orchestra+soloist: piano ; Allegro maestoso / Romanze: Andante non troppo, con grazia / Finale: Allegro non troppo
trio ; Klaviertrio g-Moll | Piano Trio in G minor ; op. 17 ; 1846>1972 ; 28 ; piano-trio ; Allegro moderato / Scherzo: Tempo di Menuetto / Andante / Allegretto
romanzen-22 ; Drei Romanzen für Violine und Klavier | Three Romances for Violin and Piano ; op. 22 ; 1853>1970 ; 10 ; duo: violin, piano ; Andante molto / Allegretto / Leidenschaftlich schnell
lieder-13 ; Sechs Lieder | Six Songs ; op. 13 ; 1843>1975 ; 14 ; song ;
variationen-20 ; Variationen über ein Thema von Robert Schumann fis-Moll | Variations on a Theme by Robert Schumann in F-sharp minor ; op. 20 ; 1853>1975 ; 11 ; piano ;
# liszt
piano-1 ; Klavierkonzert Nr. 1 Es-Dur | Piano Concerto No. 1 in E-flat major ; S 124 ; 1855 ; 19 ; orchestra+soloist: piano ; Allegro maestoso / Quasi adagio / Allegretto vivace – Allegro animato / Allegro marziale animato
preludes ; Les Préludes ; S 97 ; 1854 ; 16 ; orchestra ;
faust ; Eine Faust-Symphonie | A Faust Symphony ; S 108 ; 1857 ; 72 ; choir+orchestra: tenor ; Faust / Gretchen / Mephistopheles
sonata ; Klaviersonate h-Moll | Piano Sonata in B minor ; S 178 ; 1853 ; 31 ; piano ;
annees-italie ; Années de pèlerinage: Deuxième année, Italie ; S 161 ; 1849 ; 48 ; piano ; Sposalizio / Il penseroso / Canzonetta del Salvator Rosa / Sonetto 47 del Petrarca / Sonetto 104 del Petrarca / Sonetto 123 del Petrarca / Après une lecture du Dante
nuages ; Nuages gris ; S 199 ; 1881>1928 ; 3 ; piano ;
ad-nos ; Fantasie und Fuge über »Ad nos, ad salutarem undam« | Fantasia and Fugue on ‘Ad nos, ad salutarem undam’ ; S 259 ; 1850 ; 29 ; organ ;
bach ; Präludium und Fuge über B-A-C-H | Prelude and Fugue on B-A-C-H ; S 260 ; 1855 ; 13 ; organ ;
# mayer
sym-4 ; Symphonie Nr. 4 h-Moll | Symphony No. 4 in B minor ; ; 1851>2000 ; 33 ; orchestra ;
faust ; Faust-Ouvertüre h-Moll | Faust Overture in B minor ; op. 46 ; 1880>2005 ; 11 ; orchestra ;
# wagner
meistersinger ; Vorspiel zu »Die Meistersinger von Nürnberg« | Prelude to Die Meistersinger von Nürnberg ; WWV 96 ; 1867 ; 10 ; orchestra ;
tristan ; Vorspiel und Isoldes Liebestod aus »Tristan und Isolde« | Prelude and Liebestod from Tristan und Isolde ; WWV 90 ; 1865 ; 18 ; orchestra ;
siegfried-idyll ; Siegfried-Idyll E-Dur | Siegfried Idyll in E major ; WWV 103 ; 1870 ; 18 ; chamber-orchestra ;
wesendonck ; Wesendonck-Lieder ; WWV 91 ; 1858 ; 21 ; orchestra+soloist: soprano ; Der Engel / Stehe still / Im Treibhaus / Schmerzen / Träume
# verdi
requiem ; Messa da Requiem ; ; 1874 ; 85 ; choir+orchestra: soprano, mezzo, tenor, bass ; Requiem / Dies irae / Offertorio / Sanctus / Agnus Dei / Lux aeterna / Libera me
quartet ; Streichquartett e-Moll | String Quartet in E minor ; ; 1873 ; 23 ; string-quartet ; Allegro / Andantino / Prestissimo / Scherzo Fuga: Allegro assai mosso
# viardot
lieder ; Lieder und Mazurken nach Chopin (Auswahl) | Songs and Mazurkas after Chopin (selection) ; ; 1864>1984 ; 18 ; song ;
# franck
sym ; Symphonie d-Moll | Symphony in D minor ; FWV 48 ; 1888 ; 39 ; orchestra ; Lento – Allegro non troppo / Allegretto / Allegro non troppo
violin-sonata ; Violinsonate A-Dur | Violin Sonata in A major ; FWV 8 ; 1886 ; 28 ; duo: violin, piano ; Allegretto ben moderato / Allegro / Recitativo – Fantasia / Allegretto poco mosso
quintett ; Klavierquintett f-Moll | Piano Quintet in F minor ; FWV 7 ; 1879 ; 37 ; piano-quintet ; Molto moderato quasi lento – Allegro / Lento, con molto sentimento / Allegro non troppo, ma con fuoco
choral-3 ; Choral Nr. 3 a-Moll | Choral No. 3 in A minor ; FWV 40 ; 1890 ; 14 ; organ ;
# bruckner
sym-4 ; Symphonie Nr. 4 Es-Dur »Romantische« | Symphony No. 4 in E-flat major ‘Romantic’ ; WAB 104 ; 1881 ; 65 ; orchestra ; Bewegt, nicht zu schnell / Andante quasi Allegretto / Scherzo: Bewegt / Finale: Bewegt, doch nicht zu schnell
sym-7 ; Symphonie Nr. 7 E-Dur | Symphony No. 7 in E major ; WAB 107 ; 1883 ; 65 ; orchestra ; Allegro moderato / Adagio: Sehr feierlich und sehr langsam / Scherzo: Sehr schnell / Finale: Bewegt, doch nicht schnell
sym-8 ; Symphonie Nr. 8 c-Moll | Symphony No. 8 in C minor ; WAB 108 ; 1890 ; 80 ; orchestra ; Allegro moderato / Scherzo: Allegro moderato / Adagio: Feierlich langsam, doch nicht schleppend / Finale: Feierlich, nicht schnell
sym-9 ; Symphonie Nr. 9 d-Moll | Symphony No. 9 in D minor ; WAB 109 ; 1896>1913 ; 60 ; orchestra ; Feierlich, misterioso / Scherzo: Bewegt, lebhaft / Adagio: Langsam, feierlich
te-deum ; Te Deum C-Dur | Te Deum in C major ; WAB 45 ; 1884 ; 24 ; choir+orchestra: soprano, alto, tenor, bass ;
quintett ; Streichquintett F-Dur | String Quintet in F major ; WAB 112 ; 1879 ; 44 ; string-quintet ; Gemäßigt / Scherzo: Schnell / Adagio / Finale: Lebhaft bewegt
locus-iste ; Locus iste ; WAB 23 ; 1869 ; 3 ; choir ;
# johann-strauss
donau ; An der schönen blauen Donau | The Blue Danube ; op. 314 ; 1867 ; 10 ; orchestra ;
fledermaus ; Ouvertüre zu »Die Fledermaus« | Overture to Die Fledermaus ; ; 1874 ; 9 ; orchestra ;
kaiserwalzer ; Kaiserwalzer | Emperor Waltz ; op. 437 ; 1889 ; 11 ; orchestra ;
unter-donner ; Unter Donner und Blitz | Thunder and Lightning ; op. 324 ; 1868 ; 3 ; orchestra ;
# brahms
sym-1 ; Symphonie Nr. 1 c-Moll | Symphony No. 1 in C minor ; op. 68 ; 1876 ; 46 ; orchestra ; Un poco sostenuto – Allegro / Andante sostenuto / Un poco allegretto e grazioso / Adagio – Allegro non troppo, ma con brio
sym-2 ; Symphonie Nr. 2 D-Dur | Symphony No. 2 in D major ; op. 73 ; 1877 ; 41 ; orchestra ; Allegro non troppo / Adagio non troppo / Allegretto grazioso / Allegro con spirito
sym-3 ; Symphonie Nr. 3 F-Dur | Symphony No. 3 in F major ; op. 90 ; 1883 ; 35 ; orchestra ; Allegro con brio / Andante / Poco allegretto / Allegro
sym-4 ; Symphonie Nr. 4 e-Moll | Symphony No. 4 in E minor ; op. 98 ; 1885 ; 40 ; orchestra ; Allegro non troppo / Andante moderato / Allegro giocoso / Allegro energico e passionato
haydn-variationen ; Variationen über ein Thema von Joseph Haydn B-Dur | Variations on a Theme by Joseph Haydn in B-flat major ; op. 56a ; 1873 ; 18 ; orchestra ;
tragische ; Tragische Ouvertüre d-Moll | Tragic Overture in D minor ; op. 81 ; 1880 ; 13 ; orchestra ;
akademische ; Akademische Festouvertüre c-Moll | Academic Festival Overture in C minor ; op. 80 ; 1880 ; 10 ; orchestra ;
piano-1 ; Klavierkonzert Nr. 1 d-Moll | Piano Concerto No. 1 in D minor ; op. 15 ; 1859 ; 48 ; orchestra+soloist: piano ; Maestoso / Adagio / Rondo: Allegro non troppo
piano-2 ; Klavierkonzert Nr. 2 B-Dur | Piano Concerto No. 2 in B-flat major ; op. 83 ; 1881 ; 49 ; orchestra+soloist: piano ; Allegro non troppo / Allegro appassionato / Andante / Allegretto grazioso
violin ; Violinkonzert D-Dur | Violin Concerto in D major ; op. 77 ; 1878 ; 39 ; orchestra+soloist: violin ; Allegro non troppo / Adagio / Allegro giocoso, ma non troppo vivace
doppel ; Doppelkonzert a-Moll | Double Concerto in A minor ; op. 102 ; 1887 ; 33 ; orchestra+soloist: violin, cello ; Allegro / Andante / Vivace non troppo
requiem ; Ein deutsches Requiem | A German Requiem ; op. 45 ; 1868 ; 70 ; choir+orchestra: soprano, baritone ; Selig sind, die da Leid tragen / Denn alles Fleisch, es ist wie Gras / Herr, lehre doch mich / Wie lieblich sind deine Wohnungen / Ihr habt nun Traurigkeit / Denn wir haben hie keine bleibende Statt / Selig sind die Toten
schicksalslied ; Schicksalslied ; op. 54 ; 1871 ; 17 ; choir+orchestra ;
quartet-51-1 ; Streichquartett c-Moll | String Quartet in C minor ; op. 51 Nr. 1 ; 1873 ; 32 ; string-quartet ; Allegro / Romanze: Poco adagio / Allegretto molto moderato e comodo / Allegro
clarinet-quintet ; Klarinettenquintett h-Moll | Clarinet Quintet in B minor ; op. 115 ; 1891 ; 38 ; chamber: clarinet, string-quartet ; Allegro / Adagio / Andantino / Con moto
piano-quintet ; Klavierquintett f-Moll | Piano Quintet in F minor ; op. 34 ; 1864 ; 42 ; piano-quintet ; Allegro non troppo / Andante, un poco adagio / Scherzo: Allegro / Poco sostenuto – Allegro non troppo
piano-quartet-1 ; Klavierquartett g-Moll | Piano Quartet in G minor ; op. 25 ; 1861 ; 40 ; piano-quartet ; Allegro / Intermezzo: Allegro ma non troppo / Andante con moto / Rondo alla Zingarese: Presto
trio-1 ; Klaviertrio H-Dur | Piano Trio in B major ; op. 8 ; 1889 ; 36 ; piano-trio ; Allegro con brio / Scherzo: Allegro molto / Adagio / Allegro
horn-trio ; Horntrio Es-Dur | Horn Trio in E-flat major ; op. 40 ; 1865 ; 30 ; chamber: horn, violin, piano ; Andante / Scherzo: Allegro / Adagio mesto / Allegro con brio
violin-sonata-1 ; Violinsonate G-Dur | Violin Sonata in G major ; op. 78 ; 1879 ; 27 ; duo: violin, piano ; Vivace ma non troppo / Adagio / Allegro molto moderato
cello-sonata-1 ; Violoncellosonate e-Moll | Cello Sonata in E minor ; op. 38 ; 1865 ; 26 ; duo: cello, piano ; Allegro non troppo / Allegretto quasi Menuetto / Allegro
clarinet-sonata-1 ; Klarinettensonate f-Moll | Clarinet Sonata in F minor ; op. 120 Nr. 1 ; 1894 ; 23 ; duo: clarinet, piano ; Allegro appassionato / Andante un poco adagio / Allegretto grazioso / Vivace
klavierstuecke-118 ; Sechs Klavierstücke | Six Piano Pieces ; op. 118 ; 1893 ; 24 ; piano ; Intermezzo / Intermezzo / Ballade / Intermezzo / Romanze / Intermezzo
intermezzi-117 ; Drei Intermezzi | Three Intermezzi ; op. 117 ; 1892 ; 16 ; piano ;
haendel-variationen ; Variationen und Fuge über ein Thema von Händel B-Dur | Variations and Fugue on a Theme by Handel in B-flat major ; op. 24 ; 1861 ; 27 ; piano ;
ernste-gesaenge ; Vier ernste Gesänge ; op. 121 ; 1896 ; 19 ; song ;
magelone ; Romanzen aus L. Tiecks »Magelone« (Auswahl) | Romances from Tieck’s ‘Magelone’ (selection) ; op. 33 ; 1869 ; 38 ; song ;
wiegenlied ; Wiegenlied | Lullaby ; op. 49 Nr. 4 ; 1868 ; 3 ; song ;
geistliches-wiegenlied ; Zwei Gesänge für Alt, Viola und Klavier | Two Songs for alto, viola and piano ; op. 91 ; 1884 ; 12 ; chamber: alto, viola, piano ;
liebeslieder ; Liebeslieder-Walzer ; op. 52 ; 1869 ; 25 ; choir: piano, piano ;
warum ; Warum ist das Licht gegeben dem Mühseligen? ; op. 74 Nr. 1 ; 1877 ; 11 ; choir ;
choralvorspiele ; Elf Choralvorspiele (Auswahl) | Eleven Chorale Preludes (selection) ; op. 122 ; 1896>1913 ; 15 ; organ ;
`)
