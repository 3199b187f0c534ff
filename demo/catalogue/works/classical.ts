import { readWorks } from '../read-works.ts'

/** Gluck, Haydn, Martines and Mozart. */
export const classicalWorks = readWorks(`
# gluck
reigen ; Reigen seliger Geister aus »Orfeo ed Euridice« | Dance of the Blessed Spirits from Orfeo ed Euridice ; ; 1774 ; 7 ; orchestra ;
# haydn
sym-6 ; Symphonie Nr. 6 D-Dur »Le Matin« | Symphony No. 6 in D major ‘Le Matin’ ; Hob. I:6 ; 1761>1950 ; 24 ; orchestra ; Adagio – Allegro / Adagio – Andante – Adagio / Menuet / Finale: Allegro
sym-45 ; Symphonie Nr. 45 fis-Moll »Abschiedssymphonie« | Symphony No. 45 in F-sharp minor ‘Farewell’ ; Hob. I:45 ; 1772 ; 26 ; orchestra ; Allegro assai / Adagio / Menuet: Allegretto / Finale: Presto – Adagio
sym-49 ; Symphonie Nr. 49 f-Moll »La passione« | Symphony No. 49 in F minor ‘La passione’ ; Hob. I:49 ; 1768>1950 ; 24 ; orchestra ; Adagio / Allegro di molto / Menuet / Finale: Presto
sym-94 ; Symphonie Nr. 94 G-Dur »mit dem Paukenschlag« | Symphony No. 94 in G major ‘Surprise’ ; Hob. I:94 ; 1791 ; 24 ; orchestra ; Adagio – Vivace assai / Andante / Menuetto: Allegro molto / Finale: Allegro di molto
sym-101 ; Symphonie Nr. 101 D-Dur »Die Uhr« | Symphony No. 101 in D major ‘The Clock’ ; Hob. I:101 ; 1794 ; 28 ; orchestra ; Adagio – Presto / Andante / Menuetto: Allegretto / Finale: Vivace
sym-103 ; Symphonie Nr. 103 Es-Dur »mit dem Paukenwirbel« | Symphony No. 103 in E-flat major ‘Drum Roll’ ; Hob. I:103 ; 1795 ; 30 ; orchestra ; Adagio – Allegro con spirito / Andante più tosto allegretto / Menuetto / Finale: Allegro con spirito
sym-104 ; Symphonie Nr. 104 D-Dur »London« | Symphony No. 104 in D major ‘London’ ; Hob. I:104 ; 1795 ; 29 ; orchestra ; Adagio – Allegro / Andante / Menuetto: Allegro / Finale: Spiritoso
cello-c ; Violoncellokonzert C-Dur | Cello Concerto in C major ; Hob. VIIb:1 ; 1765>1962 ; 25 ; orchestra+soloist: cello ; Moderato / Adagio / Allegro molto
cello-d ; Violoncellokonzert D-Dur | Cello Concerto in D major ; Hob. VIIb:2 ; 1783 ; 25 ; orchestra+soloist: cello ; Allegro moderato / Adagio / Allegro
trumpet ; Trompetenkonzert Es-Dur | Trumpet Concerto in E-flat major ; Hob. VIIe:1 ; 1796>1932 ; 15 ; orchestra+soloist: trumpet ; Allegro / Andante / Finale: Allegro
schoepfung ; Die Schöpfung | The Creation ; Hob. XXI:2 ; 1798 ; 108 ; choir+orchestra: soprano, tenor, bass ;
jahreszeiten ; Die Jahreszeiten | The Seasons ; Hob. XXI:3 ; 1801 ; 130 ; choir+orchestra: soprano, tenor, bass ; Der Frühling | Spring / Der Sommer | Summer / Der Herbst | Autumn / Der Winter | Winter
nelson ; Missa in angustiis d-Moll »Nelson-Messe« | Missa in angustiis in D minor ‘Nelson Mass’ ; Hob. XXII:11 ; 1798 ; 40 ; choir+orchestra: soprano, alto, tenor, bass ; Kyrie / Gloria / Credo / Sanctus / Benedictus / Agnus Dei
quartet-20-2 ; Streichquartett C-Dur | String Quartet in C major ; op. 20 Nr. 2 Hob. III:32 ; 1772 ; 21 ; string-quartet ; Moderato / Capriccio: Adagio / Menuet: Allegretto / Fuga a quattro soggetti
quartet-33-3 ; Streichquartett C-Dur »Vogelquartett« | String Quartet in C major ‘The Bird’ ; op. 33 Nr. 3 Hob. III:39 ; 1781 ; 19 ; string-quartet ; Allegro moderato / Scherzando: Allegretto / Adagio / Rondo: Presto
quartet-64-5 ; Streichquartett D-Dur »Lerchenquartett« | String Quartet in D major ‘The Lark’ ; op. 64 Nr. 5 Hob. III:63 ; 1790 ; 18 ; string-quartet ; Allegro moderato / Adagio cantabile / Menuet: Allegretto / Finale: Vivace
quartet-76-2 ; Streichquartett d-Moll »Quintenquartett« | String Quartet in D minor ‘Fifths’ ; op. 76 Nr. 2 Hob. III:76 ; 1797 ; 21 ; string-quartet ; Allegro / Andante o più tosto allegretto / Menuetto: Allegro ma non troppo / Vivace assai
quartet-76-3 ; Streichquartett C-Dur »Kaiserquartett« | String Quartet in C major ‘Emperor’ ; op. 76 Nr. 3 Hob. III:77 ; 1797 ; 26 ; string-quartet ; Allegro / Poco adagio cantabile / Menuet: Allegro / Finale: Presto
trio-g ; Klaviertrio G-Dur | Piano Trio in G major ; Hob. XV:25 ; 1795 ; 15 ; piano-trio ; Andante / Poco adagio, cantabile / Rondo all’Ongarese: Presto
sonata-52 ; Klaviersonate Es-Dur | Piano Sonata in E-flat major ; Hob. XVI:52 ; 1794 ; 20 ; piano ; Allegro / Adagio / Finale: Presto
f-moll-variationen ; Andante con variazioni f-Moll | Andante con variazioni in F minor ; Hob. XVII:6 ; 1793 ; 14 ; piano ;
arianna ; Arianna a Naxos ; Hob. XXVIb:2 ; 1789 ; 18 ; song ;
# martines
sinfonia ; Sinfonia C-Dur | Sinfonia in C major ; ; 1770>1996 ; 14 ; orchestra ; Allegro con spirito / Andante ma non troppo / Allegro spiritoso
# mozart
sym-29 ; Symphonie Nr. 29 A-Dur | Symphony No. 29 in A major ; KV 201 ; 1774 ; 26 ; orchestra ; Allegro moderato / Andante / Menuetto / Allegro con spirito
sym-35 ; Symphonie Nr. 35 D-Dur »Haffner« | Symphony No. 35 in D major ‘Haffner’ ; KV 385 ; 1782 ; 20 ; orchestra ; Allegro con spirito / Andante / Menuetto / Presto
sym-36 ; Symphonie Nr. 36 C-Dur »Linzer« | Symphony No. 36 in C major ‘Linz’ ; KV 425 ; 1783 ; 28 ; orchestra ; Adagio – Allegro spiritoso / Andante / Menuetto / Presto
sym-38 ; Symphonie Nr. 38 D-Dur »Prager« | Symphony No. 38 in D major ‘Prague’ ; KV 504 ; 1786 ; 30 ; orchestra ; Adagio – Allegro / Andante / Presto
sym-39 ; Symphonie Nr. 39 Es-Dur | Symphony No. 39 in E-flat major ; KV 543 ; 1788 ; 29 ; orchestra ; Adagio – Allegro / Andante con moto / Menuetto: Allegretto / Allegro
sym-40 ; Symphonie Nr. 40 g-Moll | Symphony No. 40 in G minor ; KV 550 ; 1788 ; 30 ; orchestra ; Molto allegro / Andante / Menuetto: Allegretto / Allegro assai
sym-41 ; Symphonie Nr. 41 C-Dur »Jupiter« | Symphony No. 41 in C major ‘Jupiter’ ; KV 551 ; 1788 ; 34 ; orchestra ; Allegro vivace / Andante cantabile / Menuetto: Allegretto / Molto allegro
figaro ; Ouvertüre zu »Le nozze di Figaro« | Overture to Le nozze di Figaro ; KV 492 ; 1786 ; 4 ; orchestra ;
don-giovanni ; Ouvertüre zu »Don Giovanni« | Overture to Don Giovanni ; KV 527 ; 1787 ; 6 ; orchestra ;
nachtmusik ; Eine kleine Nachtmusik G-Dur | Eine kleine Nachtmusik in G major ; KV 525 ; 1787 ; 17 ; chamber-orchestra ; Allegro / Romance: Andante / Menuetto: Allegretto / Rondo: Allegro
gran-partita ; Serenade B-Dur »Gran Partita« | Serenade in B-flat major ‘Gran Partita’ ; KV 361 ; 1784 ; 50 ; chamber-orchestra ; Largo – Molto allegro / Menuetto / Adagio / Menuetto: Allegretto / Romance: Adagio / Thema mit Variationen | Theme and variations / Finale: Molto allegro
piano-9 ; Klavierkonzert Nr. 9 Es-Dur »Jenamy« | Piano Concerto No. 9 in E-flat major ‘Jenamy’ ; KV 271 ; 1777 ; 32 ; orchestra+soloist: piano ; Allegro / Andantino / Rondo: Presto
piano-20 ; Klavierkonzert Nr. 20 d-Moll | Piano Concerto No. 20 in D minor ; KV 466 ; 1785 ; 31 ; orchestra+soloist: piano ; Allegro / Romance / Allegro assai
piano-21 ; Klavierkonzert Nr. 21 C-Dur | Piano Concerto No. 21 in C major ; KV 467 ; 1785 ; 29 ; orchestra+soloist: piano ; Allegro maestoso / Andante / Allegro vivace assai
piano-23 ; Klavierkonzert Nr. 23 A-Dur | Piano Concerto No. 23 in A major ; KV 488 ; 1786 ; 26 ; orchestra+soloist: piano ; Allegro / Adagio / Allegro assai
piano-24 ; Klavierkonzert Nr. 24 c-Moll | Piano Concerto No. 24 in C minor ; KV 491 ; 1786 ; 31 ; orchestra+soloist: piano ; Allegro / Larghetto / Allegretto
piano-27 ; Klavierkonzert Nr. 27 B-Dur | Piano Concerto No. 27 in B-flat major ; KV 595 ; 1791 ; 31 ; orchestra+soloist: piano ; Allegro / Larghetto / Allegro
violin-5 ; Violinkonzert Nr. 5 A-Dur | Violin Concerto No. 5 in A major ; KV 219 ; 1775 ; 29 ; orchestra+soloist: violin ; Allegro aperto / Adagio / Rondeau: Tempo di Menuetto
concertante ; Sinfonia concertante Es-Dur | Sinfonia concertante in E-flat major ; KV 364 ; 1779 ; 31 ; orchestra+soloist: violin, viola ; Allegro maestoso / Andante / Presto
clarinet-concerto ; Klarinettenkonzert A-Dur | Clarinet Concerto in A major ; KV 622 ; 1791 ; 28 ; orchestra+soloist: clarinet ; Allegro / Adagio / Rondo: Allegro
flute-harp ; Konzert für Flöte und Harfe C-Dur | Concerto for Flute and Harp in C major ; KV 299 ; 1778 ; 28 ; orchestra+soloist: flute, harp ; Allegro / Andantino / Rondeau: Allegro
horn-4 ; Hornkonzert Nr. 4 Es-Dur | Horn Concerto No. 4 in E-flat major ; KV 495 ; 1786 ; 17 ; orchestra+soloist: horn ; Allegro moderato / Romance: Andante cantabile / Rondo: Allegro vivace
exsultate ; Exsultate, jubilate ; KV 165 ; 1773 ; 15 ; orchestra+soloist: soprano ; Exsultate, jubilate / Fulget amica dies / Tu virginum corona / Alleluia
requiem ; Requiem d-Moll | Requiem in D minor ; KV 626 ; 1791 ; 52 ; choir+orchestra: soprano, alto, tenor, bass ; Introitus / Kyrie / Sequentia / Offertorium / Sanctus / Benedictus / Agnus Dei / Communio
c-moll-messe ; Messe c-Moll | Mass in C minor ; KV 427 ; 1783 ; 55 ; choir+orchestra: soprano, soprano, tenor, bass ; Kyrie / Gloria / Credo / Sanctus / Benedictus
ave-verum ; Ave verum corpus ; KV 618 ; 1791 ; 4 ; choir ;
clarinet-quintet ; Klarinettenquintett A-Dur | Clarinet Quintet in A major ; KV 581 ; 1789 ; 32 ; chamber: clarinet, string-quartet ; Allegro / Larghetto / Menuetto / Allegretto con variazioni
oboe-quartet ; Oboenquartett F-Dur | Oboe Quartet in F major ; KV 370 ; 1781 ; 14 ; chamber: oboe, violin, viola, cello ; Allegro / Adagio / Rondeau: Allegro
divertimento-es ; Divertimento Es-Dur für Streichtrio | Divertimento in E-flat major for string trio ; KV 563 ; 1788 ; 44 ; chamber: violin, viola, cello ; Allegro / Adagio / Menuetto: Allegretto / Andante / Menuetto: Allegretto / Allegro
quartet-g ; Streichquartett G-Dur | String Quartet in G major ; KV 387 ; 1782 ; 29 ; string-quartet ; Allegro vivace assai / Menuetto: Allegro / Andante cantabile / Molto allegro
quartet-c ; Streichquartett C-Dur »Dissonanzen« | String Quartet in C major ‘Dissonance’ ; KV 465 ; 1785 ; 29 ; string-quartet ; Adagio – Allegro / Andante cantabile / Menuetto: Allegretto / Allegro molto
quartet-d ; Streichquartett D-Dur | String Quartet in D major ; KV 575 ; 1789 ; 23 ; string-quartet ; Allegretto / Andante / Menuetto: Allegretto / Allegretto
quintet-g ; Streichquintett g-Moll | String Quintet in G minor ; KV 516 ; 1787 ; 35 ; string-quintet ; Allegro / Menuetto: Allegretto / Adagio ma non troppo / Adagio – Allegro
piano-quartet-g ; Klavierquartett g-Moll | Piano Quartet in G minor ; KV 478 ; 1785 ; 27 ; piano-quartet ; Allegro / Andante / Rondo: Allegro
sonata-a-moll ; Klaviersonate a-Moll | Piano Sonata in A minor ; KV 310 ; 1778 ; 21 ; piano ; Allegro maestoso / Andante cantabile con espressione / Presto
sonata-a-dur ; Klaviersonate A-Dur | Piano Sonata in A major ; KV 331 ; 1783 ; 22 ; piano ; Andante grazioso / Menuetto / Alla turca: Allegretto
fantasie-c ; Fantasie c-Moll | Fantasia in C minor ; KV 475 ; 1785 ; 12 ; piano ;
violin-sonata-e ; Violinsonate e-Moll | Violin Sonata in E minor ; KV 304 ; 1778 ; 13 ; duo: violin, piano ; Allegro / Tempo di Menuetto
violin-sonata-b ; Violinsonate B-Dur | Violin Sonata in B-flat major ; KV 454 ; 1784 ; 23 ; duo: violin, piano ; Largo – Allegro / Andante / Allegretto
`)
