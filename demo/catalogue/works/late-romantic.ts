import { readWorks } from '../read-works.ts'

/** National schools and the turn of the century. */
export const lateRomanticWorks = readWorks(`
# smetana
moldau ; Die Moldau aus »Mein Vaterland« | Vltava from Má vlast ; ; 1874 ; 13 ; orchestra ;
quartet-1 ; Streichquartett Nr. 1 e-Moll »Aus meinem Leben« | String Quartet No. 1 in E minor ‘From My Life’ ; ; 1876 ; 28 ; string-quartet ; Allegro vivo appassionato / Allegro moderato à la Polka / Largo sostenuto / Vivace
trio ; Klaviertrio g-Moll | Piano Trio in G minor ; op. 15 ; 1855 ; 29 ; piano-trio ; Moderato assai / Allegro, ma non agitato / Finale: Presto
# saint-saens
orgelsymphonie ; Symphonie Nr. 3 c-Moll »Orgelsymphonie« | Symphony No. 3 in C minor ‘Organ’ ; op. 78 ; 1886 ; 36 ; orchestra+soloist: organ ; Adagio – Allegro moderato – Poco adagio / Allegro moderato – Presto – Maestoso – Allegro
cello-1 ; Violoncellokonzert Nr. 1 a-Moll | Cello Concerto No. 1 in A minor ; op. 33 ; 1872 ; 19 ; orchestra+soloist: cello ;
karneval ; Der Karneval der Tiere | The Carnival of the Animals ; ; 1886>1923 ; 25 ; chamber: piano, piano, flute, clarinet, string-quartet, double-bass, percussion ;
danse-macabre ; Danse macabre ; op. 40 ; 1874 ; 7 ; orchestra ;
# bizet
sym-c ; Symphonie C-Dur | Symphony in C major ; ; 1855>1935 ; 29 ; orchestra ; Allegro vivo / Adagio / Scherzo: Allegro vivace / Finale: Allegro vivace
arlesienne ; L’Arlésienne, Suite Nr. 1 | L’Arlésienne, Suite No. 1 ; ; 1872 ; 17 ; orchestra ; Prélude / Menuet / Adagietto / Carillon
# bruch
violin-1 ; Violinkonzert Nr. 1 g-Moll | Violin Concerto No. 1 in G minor ; op. 26 ; 1866 ; 24 ; orchestra+soloist: violin ; Vorspiel: Allegro moderato / Adagio / Finale: Allegro energico
kol-nidrei ; Kol Nidrei ; op. 47 ; 1880 ; 11 ; orchestra+soloist: cello ;
# mussorgsky
bilder ; Bilder einer Ausstellung | Pictures at an Exhibition ; ; 1874>1919 ; 33 ; piano ; Promenade / Gnomus / Il vecchio castello / Tuileries / Bydło / Ballett der Küken in ihren Eierschalen | Ballet of the Unhatched Chicks / Samuel Goldenberg und Schmuÿle | Samuel Goldenberg and Schmuÿle / Limoges / Catacombae / Die Hütte der Baba-Jaga | The Hut of Baba Yaga / Das große Tor von Kiew | The Great Gate of Kyiv
lieder-taenze ; Lieder und Tänze des Todes | Songs and Dances of Death ; ; 1877 ; 20 ; song ;
# tschaikowsky
sym-4 ; Symphonie Nr. 4 f-Moll | Symphony No. 4 in F minor ; op. 36 ; 1878 ; 43 ; orchestra ; Andante sostenuto – Moderato con anima / Andantino in modo di canzona / Scherzo: Pizzicato ostinato / Finale: Allegro con fuoco
sym-5 ; Symphonie Nr. 5 e-Moll | Symphony No. 5 in E minor ; op. 64 ; 1888 ; 47 ; orchestra ; Andante – Allegro con anima / Andante cantabile, con alcuna licenza / Valse: Allegro moderato / Finale: Andante maestoso – Allegro vivace
sym-6 ; Symphonie Nr. 6 h-Moll »Pathétique« | Symphony No. 6 in B minor ‘Pathétique’ ; op. 74 ; 1893 ; 46 ; orchestra ; Adagio – Allegro non troppo / Allegro con grazia / Allegro molto vivace / Finale: Adagio lamentoso
violin ; Violinkonzert D-Dur | Violin Concerto in D major ; op. 35 ; 1878 ; 35 ; orchestra+soloist: violin ; Allegro moderato / Canzonetta: Andante / Finale: Allegro vivacissimo
piano-1 ; Klavierkonzert Nr. 1 b-Moll | Piano Concerto No. 1 in B-flat minor ; op. 23 ; 1875 ; 34 ; orchestra+soloist: piano ; Allegro non troppo e molto maestoso – Allegro con spirito / Andantino semplice / Allegro con fuoco
rokoko ; Variationen über ein Rokoko-Thema A-Dur | Variations on a Rococo Theme in A major ; op. 33 ; 1877 ; 19 ; orchestra+soloist: cello ;
nussknacker ; Suite aus »Der Nussknacker« | Suite from The Nutcracker ; op. 71a ; 1892 ; 24 ; orchestra ;
romeo ; Romeo und Julia, Fantasie-Ouvertüre | Romeo and Juliet, fantasy overture ; ; 1880 ; 20 ; orchestra ;
serenade ; Serenade C-Dur für Streicher | Serenade in C major for strings ; op. 48 ; 1880 ; 30 ; chamber-orchestra ; Pezzo in forma di sonatina / Walzer | Waltz / Élégie / Finale: Tema russo
souvenir ; Streichsextett d-Moll »Souvenir de Florence« | String Sextet in D minor ‘Souvenir de Florence’ ; op. 70 ; 1890 ; 34 ; chamber: string-quartet, viola, cello ; Allegro con spirito / Adagio cantabile e con moto / Allegretto moderato / Allegro vivace
trio ; Klaviertrio a-Moll | Piano Trio in A minor ; op. 50 ; 1882 ; 47 ; piano-trio ; Pezzo elegiaco / Tema con variazioni – Variazione finale e coda
# dvorak
sym-7 ; Symphonie Nr. 7 d-Moll | Symphony No. 7 in D minor ; op. 70 ; 1885 ; 38 ; orchestra ; Allegro maestoso / Poco adagio / Scherzo: Vivace / Finale: Allegro
sym-8 ; Symphonie Nr. 8 G-Dur | Symphony No. 8 in G major ; op. 88 ; 1889 ; 37 ; orchestra ; Allegro con brio / Adagio / Allegretto grazioso / Allegro ma non troppo
sym-9 ; Symphonie Nr. 9 e-Moll »Aus der Neuen Welt« | Symphony No. 9 in E minor ‘From the New World’ ; op. 95 ; 1893 ; 42 ; orchestra ; Adagio – Allegro molto / Largo / Scherzo: Molto vivace / Allegro con fuoco
cello ; Violoncellokonzert h-Moll | Cello Concerto in B minor ; op. 104 ; 1895 ; 40 ; orchestra+soloist: cello ; Allegro / Adagio, ma non troppo / Finale: Allegro moderato
violin ; Violinkonzert a-Moll | Violin Concerto in A minor ; op. 53 ; 1882 ; 32 ; orchestra+soloist: violin ; Allegro ma non troppo / Adagio ma non troppo / Finale: Allegro giocoso, ma non troppo
karneval ; Konzertouvertüre »Karneval« | Carnival Overture ; op. 92 ; 1891 ; 10 ; orchestra ;
mittagshexe ; Die Mittagshexe | The Noon Witch ; op. 108 ; 1896 ; 14 ; orchestra ;
stabat-mater ; Stabat Mater ; op. 58 ; 1877 ; 85 ; choir+orchestra: soprano, alto, tenor, bass ;
serenade-blaeser ; Serenade d-Moll für Bläser | Serenade in D minor for winds ; op. 44 ; 1878 ; 24 ; chamber-orchestra ; Moderato quasi marcia / Minuetto / Andante con moto / Finale: Allegro molto
amerikanisch ; Streichquartett Nr. 12 F-Dur »Amerikanisches« | String Quartet No. 12 in F major ‘American’ ; op. 96 ; 1893 ; 26 ; string-quartet ; Allegro ma non troppo / Lento / Molto vivace / Finale: Vivace ma non troppo
dumky ; Klaviertrio Nr. 4 e-Moll »Dumky« | Piano Trio No. 4 in E minor ‘Dumky’ ; op. 90 ; 1891 ; 31 ; piano-trio ;
quintett ; Klavierquintett Nr. 2 A-Dur | Piano Quintet No. 2 in A major ; op. 81 ; 1887 ; 39 ; piano-quintet ; Allegro ma non tanto / Dumka: Andante con moto / Scherzo (Furiant): Molto vivace / Finale: Allegro
zigeunermelodien ; Sieben Zigeunermelodien | Gypsy Songs ; op. 55 ; 1880 ; 14 ; song ;
# andree
andante-quasi-recitativo ; Andante quasi recitativo für Streicher | Andante quasi recitativo for strings ; ; 1877>2001 ; 7 ; chamber-orchestra ;
orgel-1 ; Orgelsymphonie Nr. 1 h-Moll | Organ Symphony No. 1 in B minor ; ; 1891>1995 ; 21 ; organ ;
# grieg
piano ; Klavierkonzert a-Moll | Piano Concerto in A minor ; op. 16 ; 1868 ; 30 ; orchestra+soloist: piano ; Allegro molto moderato / Adagio / Allegro moderato molto e marcato
peer-gynt ; Peer-Gynt-Suite Nr. 1 | Peer Gynt Suite No. 1 ; op. 46 ; 1888 ; 15 ; orchestra ; Morgenstimmung | Morning Mood / Åses Tod | The Death of Åse / Anitras Tanz | Anitra’s Dance / In der Halle des Bergkönigs | In the Hall of the Mountain King
quartet ; Streichquartett g-Moll | String Quartet in G minor ; op. 27 ; 1878 ; 34 ; string-quartet ; Un poco andante – Allegro molto ed agitato / Romanze / Intermezzo / Finale: Presto al saltarello
haugtussa ; Haugtussa ; op. 67 ; 1895 ; 26 ; song ;
lyrische ; Lyrische Stücke (Auswahl) | Lyric Pieces (selection) ; ; 1901 ; 25 ; piano ;
# widor
sym-5 ; Orgelsymphonie Nr. 5 f-Moll | Organ Symphony No. 5 in F minor ; op. 42 Nr. 1 ; 1879 ; 36 ; organ ; Allegro vivace / Allegro cantabile / Andantino quasi allegretto / Adagio / Toccata
# faure
requiem ; Requiem d-Moll | Requiem in D minor ; op. 48 ; 1893 ; 36 ; choir+orchestra: soprano, baritone ; Introït et Kyrie / Offertoire / Sanctus / Pie Jesu / Agnus Dei / Libera me / In Paradisum
pelleas ; Pelléas et Mélisande, Suite ; op. 80 ; 1901 ; 18 ; orchestra ; Prélude / Fileuse / Sicilienne / La Mort de Mélisande
piano-quartet-1 ; Klavierquartett Nr. 1 c-Moll | Piano Quartet No. 1 in C minor ; op. 15 ; 1879 ; 31 ; piano-quartet ; Allegro molto moderato / Scherzo: Allegro vivo / Adagio / Allegro molto
bonne-chanson ; La Bonne Chanson ; op. 61 ; 1894 ; 23 ; song ;
# janacek
sinfonietta ; Sinfonietta ; ; 1926 ; 24 ; orchestra ; Allegretto / Andante / Moderato / Allegretto / Andante con moto
taras-bulba ; Taras Bulba ; ; 1918>1924 ; 24 ; orchestra ; Der Tod Andrijs | The Death of Andriy / Der Tod Ostaps | The Death of Ostap / Prophezeiung und Tod von Taras Bulba | The Prophecy and Death of Taras Bulba
glagolitisch ; Glagolitische Messe | Glagolitic Mass ; ; 1927 ; 40 ; choir+orchestra: soprano, alto, tenor, bass, organ ; Úvod / Gospodi pomiluj / Slava / Věruju / Svet / Agneče Božij / Varhany sólo / Intrada
kreutzer ; Streichquartett Nr. 1 »Kreutzersonate« | String Quartet No. 1 ‘Kreutzer Sonata’ ; ; 1923 ; 18 ; string-quartet ; Adagio – Con moto / Con moto / Con moto – Vivo – Andante / Con moto (Adagio) – Più mosso
intime-briefe ; Streichquartett Nr. 2 »Intime Briefe« | String Quartet No. 2 ‘Intimate Letters’ ; ; 1928 ; 26 ; string-quartet ; Andante – Con moto – Allegro / Adagio – Vivace / Moderato – Andante – Adagio / Allegro – Andante – Adagio
im-nebel ; Im Nebel | In the Mists ; ; 1912 ; 15 ; piano ; Andante / Molto adagio / Andantino / Presto
auf-pfad ; Auf verwachsenem Pfade, 1. Reihe | On an Overgrown Path, Series I ; ; 1908 ; 30 ; piano ;
# elgar
enigma ; Enigma-Variationen | Enigma Variations ; op. 36 ; 1899 ; 32 ; orchestra ;
cello ; Violoncellokonzert e-Moll | Cello Concerto in E minor ; op. 85 ; 1919 ; 29 ; orchestra+soloist: cello ; Adagio – Moderato / Lento – Allegro molto / Adagio / Allegro
serenade ; Serenade e-Moll für Streicher | Serenade in E minor for strings ; op. 20 ; 1892 ; 12 ; chamber-orchestra ; Allegro piacevole / Larghetto / Allegretto
# chaminade
concertino ; Concertino D-Dur für Flöte und Orchester | Concertino in D major for flute and orchestra ; op. 107 ; 1902 ; 8 ; orchestra+soloist: flute ;
trio-1 ; Klaviertrio Nr. 1 g-Moll | Piano Trio No. 1 in G minor ; op. 11 ; 1880>1990 ; 23 ; piano-trio ; Allegro / Andante / Presto leggiero / Allegro molto agitato
# smyth
wreckers ; Ouvertüre zu »The Wreckers« | Overture to The Wreckers ; ; 1906 ; 10 ; orchestra ;
serenade-d ; Serenade D-Dur | Serenade in D major ; ; 1890>2009 ; 36 ; orchestra ;
quartet-e ; Streichquartett e-Moll | String Quartet in E minor ; ; 1912 ; 39 ; string-quartet ;
# bonis
piano-quartet-1 ; Klavierquartett Nr. 1 B-Dur | Piano Quartet No. 1 in B-flat major ; op. 69 ; 1905>2001 ; 26 ; piano-quartet ;
femmes ; Femmes de légende (Auswahl) | Femmes de légende (selection) ; ; 1909>2003 ; 17 ; piano ; Mélisande / Desdémona / Ophélie / Salomé
# ysaye
sonata-3 ; Sonate Nr. 3 d-Moll »Ballade« für Violine solo | Sonata No. 3 in D minor ‘Ballade’ for solo violin ; op. 27 Nr. 3 ; 1923 ; 8 ; solo: violin ;
# wolf
moerike ; Mörike-Lieder (Auswahl) | Mörike Songs (selection) ; ; 1888 ; 32 ; song ;
italienisches ; Italienisches Liederbuch (Auswahl) | Italian Songbook (selection) ; ; 1896 ; 40 ; song ;
serenade ; Italienische Serenade G-Dur | Italian Serenade in G major ; ; 1887>1913 ; 7 ; string-quartet ;
# reger
mozart-variationen ; Variationen und Fuge über ein Thema von Mozart | Variations and Fugue on a Theme by Mozart ; op. 132 ; 1914>1915 ; 33 ; orchestra ;
bach-fantasie ; Fantasie und Fuge über B-A-C-H | Fantasia and Fugue on B-A-C-H ; op. 46 ; 1900 ; 20 ; organ ;
clarinet-quintet ; Klarinettenquintett A-Dur | Clarinet Quintet in A major ; op. 146 ; 1915>1916 ; 37 ; chamber: clarinet, string-quartet ; Moderato ed amabile / Vivace / Largo / Poco allegretto
# vierne
sym-1 ; Orgelsymphonie Nr. 1 d-Moll | Organ Symphony No. 1 in D minor ; op. 14 ; 1899 ; 38 ; organ ; Prélude / Fugue / Pastorale / Allegro vivace / Andante / Final
carillon ; Carillon de Westminster ; op. 54 Nr. 6 ; 1927 ; 7 ; organ ;
`)
