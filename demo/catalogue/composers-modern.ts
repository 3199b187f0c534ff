import { readComposers } from './read-composers.ts'

/** Born between 1860 and 1919. */
export const modernComposers = readComposers(`
mahler ; Gustav Mahler ; Mahler, Gustav ; m ; 1860–1911
wolf ; Hugo Wolf ; Wolf, Hugo ; m ; 1860–1903
debussy ; Claude Debussy ; Debussy, Claude ; m ; 1862–1918
strauss ; Richard Strauss ; Strauss, Richard ; m ; 1864–1949
nielsen ; Carl Nielsen ; Nielsen, Carl ; m ; 1865–1931
sibelius ; Jean Sibelius ; Sibelius, Jean ; m ; 1865–1957
satie ; Erik Satie ; Satie, Erik ; m ; 1866–1925
beach ; Amy Beach ; Beach, Amy ; f ; 1867–1944
vierne ; Louis Vierne ; Vierne, Louis ; m ; 1870–1937
zemlinsky ; Alexander Zemlinsky ; Zemlinsky, Alexander ; m ; 1871–1942
skrjabin ; Alexander Skrjabin ; Skrjabin, Alexander ; m ; 1872–1915 ; Alexander Scriabin
rachmaninow ; Sergej Rachmaninow ; Rachmaninow, Sergej ; m ; 1873–1943 ; Sergei Rachmaninoff
reger ; Max Reger ; Reger, Max ; m ; 1873–1916
schoenberg ; Arnold Schönberg ; Schönberg, Arnold ; m ; 1874–1951 ; Arnold Schoenberg
ives ; Charles Ives ; Ives, Charles ; m ; 1874–1954
ravel ; Maurice Ravel ; Ravel, Maurice ; m ; 1875–1937
bartok ; Béla Bartók ; Bartók, Béla ; m ; 1881–1945
strawinsky ; Igor Strawinsky ; Strawinsky, Igor ; m ; 1882–1971 ; Igor Stravinsky
szymanowski ; Karol Szymanowski ; Szymanowski, Karol ; m ; 1882–1937
webern ; Anton Webern ; Webern, Anton ; m ; 1883–1945
berg ; Alban Berg ; Berg, Alban ; m ; 1885–1935
pejacevic ; Dora Pejačević ; Pejačević, Dora ; f ; 1885–1923
clarke ; Rebecca Clarke ; Clarke, Rebecca ; f ; 1886–1979
price ; Florence Price ; Price, Florence ; f ; 1887–1953
martinu ; Bohuslav Martinů ; Martinů, Bohuslav ; m ; 1890–1959
prokofjew ; Sergej Prokofjew ; Prokofjew, Sergej ; m ; 1891–1953 ; Sergei Prokofiev
tailleferre ; Germaine Tailleferre ; Tailleferre, Germaine ; f ; 1892–1983
lili-boulanger ; Lili Boulanger ; Boulanger, Lili ; f ; 1893–1918
schulhoff ; Erwin Schulhoff ; Schulhoff, Erwin ; m ; 1894–1942
hindemith ; Paul Hindemith ; Hindemith, Paul ; m ; 1895–1963
bosmans ; Henriëtte Bosmans ; Bosmans, Henriëtte ; f ; 1895–1952
korngold ; Erich Wolfgang Korngold ; Korngold, Erich Wolfgang ; m ; 1897–1957
gershwin ; George Gershwin ; Gershwin, George ; m ; 1898–1937
poulenc ; Francis Poulenc ; Poulenc, Francis ; m ; 1899–1963
ellington ; Duke Ellington ; Ellington, Duke ; m ; 1899–1974
weill ; Kurt Weill ; Weill, Kurt ; m ; 1900–1950
copland ; Aaron Copland ; Copland, Aaron ; m ; 1900–1990
crawford ; Ruth Crawford Seeger ; Crawford Seeger, Ruth ; f ; 1901–1953
durufle ; Maurice Duruflé ; Duruflé, Maurice ; m ; 1902–1986
schostakowitsch ; Dmitri Schostakowitsch ; Schostakowitsch, Dmitri ; m ; 1906–1975 ; Dmitri Shostakovich
messiaen ; Olivier Messiaen ; Messiaen, Olivier ; m ; 1908–1992
bacewicz ; Grażyna Bacewicz ; Bacewicz, Grażyna ; f ; 1909–1969
barber ; Samuel Barber ; Barber, Samuel ; m ; 1910–1981
mary-lou-williams ; Mary Lou Williams ; Williams, Mary Lou ; f ; 1910–1981
alain ; Jehan Alain ; Alain, Jehan ; m ; 1911–1940
cage ; John Cage ; Cage, John ; m ; 1912–1992
britten ; Benjamin Britten ; Britten, Benjamin ; m ; 1913–1976
lutoslawski ; Witold Lutosławski ; Lutosławski, Witold ; m ; 1913–1994
kapralova ; Vítězslava Kaprálová ; Kaprálová, Vítězslava ; f ; 1915–1940
monk ; Thelonious Monk ; Monk, Thelonious ; m ; 1917–1982
bernstein ; Leonard Bernstein ; Bernstein, Leonard ; m ; 1918–1990
ustwolskaja ; Galina Ustwolskaja ; Ustwolskaja, Galina ; f ; 1919–2006 ; Galina Ustvolskaya
`)
