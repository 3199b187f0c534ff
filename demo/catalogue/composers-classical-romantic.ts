import { readComposers } from './read-composers.ts'

/** From Gluck to the generation born before 1860. */
export const classicalRomanticComposers = readComposers(`
gluck ; Christoph Willibald Gluck ; Gluck, Christoph Willibald ; m ; 1714–1787
haydn ; Joseph Haydn ; Haydn, Joseph ; m ; 1732–1809
martines ; Marianna Martines ; Martines, Marianna ; f ; 1744–1812
mozart ; Wolfgang Amadeus Mozart ; Mozart, Wolfgang Amadeus ; m ; 1756–1791
beethoven ; Ludwig van Beethoven ; Beethoven, Ludwig van ; m ; 1770–1827
weber ; Carl Maria von Weber ; Weber, Carl Maria von ; m ; 1786–1826
rossini ; Gioachino Rossini ; Rossini, Gioachino ; m ; 1792–1868
schubert ; Franz Schubert ; Schubert, Franz ; m ; 1797–1828
berlioz ; Hector Berlioz ; Berlioz, Hector ; m ; 1803–1869
farrenc ; Louise Farrenc ; Farrenc, Louise ; f ; 1804–1875
hensel ; Fanny Hensel ; Hensel, Fanny ; f ; 1805–1847
mendelssohn ; Felix Mendelssohn Bartholdy ; Mendelssohn Bartholdy, Felix ; m ; 1809–1847 ; Felix Mendelssohn
chopin ; Frédéric Chopin ; Chopin, Frédéric ; m ; 1810–1849
schumann ; Robert Schumann ; Schumann, Robert ; m ; 1810–1856
liszt ; Franz Liszt ; Liszt, Franz ; m ; 1811–1886
mayer ; Emilie Mayer ; Mayer, Emilie ; f ; 1812–1883
wagner ; Richard Wagner ; Wagner, Richard ; m ; 1813–1883
verdi ; Giuseppe Verdi ; Verdi, Giuseppe ; m ; 1813–1901
clara-schumann ; Clara Schumann ; Schumann, Clara ; f ; 1819–1896
viardot ; Pauline Viardot ; Viardot, Pauline ; f ; 1821–1910
franck ; César Franck ; Franck, César ; m ; 1822–1890
smetana ; Bedřich Smetana ; Smetana, Bedřich ; m ; 1824–1884
bruckner ; Anton Bruckner ; Bruckner, Anton ; m ; 1824–1896
johann-strauss ; Johann Strauss (Sohn) ; Strauss, Johann (Sohn) ; m ; 1825–1899 ; Johann Strauss II
brahms ; Johannes Brahms ; Brahms, Johannes ; m ; 1833–1897
saint-saens ; Camille Saint-Saëns ; Saint-Saëns, Camille ; m ; 1835–1921
bizet ; Georges Bizet ; Bizet, Georges ; m ; 1838–1875
bruch ; Max Bruch ; Bruch, Max ; m ; 1838–1920
mussorgsky ; Modest Mussorgsky ; Mussorgsky, Modest ; m ; 1839–1881
tschaikowsky ; Peter Tschaikowsky ; Tschaikowsky, Peter ; m ; 1840–1893 ; Pyotr Tchaikovsky
dvorak ; Antonín Dvořák ; Dvořák, Antonín ; m ; 1841–1904
andree ; Elfrida Andrée ; Andrée, Elfrida ; f ; 1841–1929
grieg ; Edvard Grieg ; Grieg, Edvard ; m ; 1843–1907
widor ; Charles-Marie Widor ; Widor, Charles-Marie ; m ; 1844–1937
faure ; Gabriel Fauré ; Fauré, Gabriel ; m ; 1845–1924
janacek ; Leoš Janáček ; Janáček, Leoš ; m ; 1854–1928
elgar ; Edward Elgar ; Elgar, Edward ; m ; 1857–1934
chaminade ; Cécile Chaminade ; Chaminade, Cécile ; f ; 1857–1944
smyth ; Ethel Smyth ; Smyth, Ethel ; f ; 1858–1944
bonis ; Mel Bonis ; Bonis, Mel ; f ; 1858–1937
ysaye ; Eugène Ysaÿe ; Ysaÿe, Eugène ; m ; 1858–1931
`)
