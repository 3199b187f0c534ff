import { page } from './page.ts'

/** The house: its history, its halls, its organ. */
export const housePages = [
  page({
    key: 'haus-und-menschen',
    slugs: 'haus-und-menschen | house-and-people',
    title: 'Haus und Menschen | House and people',
    meta: 'Geschichte, Säle, Orgel, Orchester, Chor und die Menschen des Konzerthauses Morgenstern. | History, halls, organ, orchestra, choir and the people of Konzerthaus Morgenstern.',
    isLandingPage: true,
    hero: {
      image: 'media:fassade-abend',
      text: 'Vier Säle, 94 Musikerinnen und Musiker, 5.200 Pfeifen und jemand, der weiß, welche davon heute verstimmt ist. | Four halls, 94 musicians, 5,200 pipes, and somebody who knows which of them is out of tune today.',
      linkText: 'Die Geschichte des Hauses | The history of the house',
      link: 'page:geschichte',
    },
    de: `
## Was uns ausmacht {#haus}

@teasers grid
+ media:fassade-tag | 1913 bis heute | Geschichte | | Zwei Geschwister, ein Architekt, ein Krieg zu viel und eine Orgel im Salz. | Zur Geschichte | page:geschichte
+ media:saalmeister | Räume | Die Säle | | Vier Räume, die verschieden atmen. | Zu den Sälen | page:saele
+ media:orgelpfeifen | 5.200 Pfeifen | Die Orgel | | Das größte Instrument des Hauses, und das einzige, das nie verreist. | Zur Orgel | page:orgel
+ media:pulte | 94 Menschen | Das Orchester | | Mit dem Haus gegründet, nie für ein anderes eingerichtet. | Zum Orchester | page:orchester
+ media:kammerchor | 32 Stimmen | Der Kammerchor | | Probt am liebsten ohne Klavier. | Zum Chor | page:chor
+ media:quartett | In Residenz | Ensembles | | Ombra, Nachhall, Varda und andere Mitbewohner. | Zu den Ensembles | page:ensembles
+ media:klangkreise | Ab null Jahren | Vermittlung | | Schulen, Familien, Neugierige. | Zur Vermittlung | page:vermittlung
+ media:kuenstlereingang | Hinter den Kulissen | Team | | Wer hier was tut und wie man sie erreicht. | Zum Team | page:team
+ media:ufer | Haus am Wasser | Nachhaltigkeit | | Flusswasser kühlt den Saal, ein Dienstplan das Gemüt. | Zur Nachhaltigkeit | page:nachhaltigkeit

^ Aus den Stories
## Zum Vorlesen {#stories}

@teasers slide
+ media:letzte-bahn | Lesen | Die letzte Bahn um 2.24 Uhr | | Was nach dem Konzert noch fährt, und wer drin sitzt. | Zur letzten Bahn | article:letzte-bahn
+ media:streicher | Hören | »Wir sind die, die zuhören« | | Vier Bratschen über das Leben in der Mitte. | Zu den Bratschen | article:bratsche
+ figure:chladni | Lesen | Der Mann, der Töne streute | | Ernst Chladni, eine Messingplatte und eine Handvoll Sand. | Zu Chladni | article:chladni
+ media:stimmton | Lesen | Ein A für alle | | Warum die Oboe den Ton gibt und die Orgel nicht nachgibt. | Zum Stimmton | article:stimmton
+ media:fluegel-am-kran | Sehen | Ein Flügel hängt am Kran | | 480 Kilogramm auf dem Weg in den Werkraum. | Zum Flügel | article:kran-und-fluegel

@link Alle Stories | route:blog

== 33-67

^ Podcast
## Nachgehört {#podcast}

Alle zwei Wochen zwanzig Minuten aus dem Orgelwerk, von der Hinterbühne und aus der letzten Reihe.

||

@audio Folge 31: Wer stimmt 5.200 Pfeifen? | https://nachgehoert-morgenstern.podigee.io/31-orgel
`,
    en: `
## What makes the house {#haus}

@teasers grid
+ media:fassade-tag | 1913 to today | History | | Two siblings, an architect, one war too many and an organ in salt. | History | page:geschichte
+ media:saalmeister | Rooms | The halls | | Four rooms that breathe differently. | The halls | page:saele
+ media:orgelpfeifen | 5,200 pipes | The organ | | The largest instrument in the house, and the only one that never travels. | The organ | page:orgel
+ media:pulte | 94 people | The orchestra | | Founded with the house, never furnished for another. | The orchestra | page:orchester
+ media:kammerchor | 32 voices | The chamber choir | | Prefers to rehearse without a piano. | The choir | page:chor
+ media:quartett | In residence | Ensembles | | Ombra, Nachhall, Varda and other lodgers. | The ensembles | page:ensembles
+ media:klangkreise | From age nought | Education | | Schools, families, the curious. | Education | page:vermittlung
+ media:kuenstlereingang | Behind the scenes | Team | | Who does what here and how to reach them. | The team | page:team
+ media:ufer | A house by the water | Sustainability | | River water cools the hall, a rota cools tempers. | Sustainability | page:nachhaltigkeit

^ From our stories
## To read aloud {#stories}

@teasers slide
+ media:letzte-bahn | Read | The last train at 2.24 am | | What still runs after the concert, and who is on board. | To the last train | article:letzte-bahn
+ media:streicher | Listen | ‘We are the ones who listen’ | | Four violas on life in the middle. | To the violas | article:bratsche
+ figure:chladni | Read | The man who scattered notes | | Ernst Chladni, a brass plate and a handful of sand. | To Chladni | article:chladni
+ media:stimmton | Read | One A for all | | Why the oboe gives the note and the organ does not give way. | To the tuning note | article:stimmton
+ media:fluegel-am-kran | Watch | A grand piano hangs from a crane | | 480 kilograms on the way to the Workshop. | To the grand piano | article:kran-und-fluegel

@link All stories | route:blog

== 33-67

^ Podcast
## Heard again {#podcast}

Every other week twenty minutes from inside the organ, from backstage and from the last row. In German.

||

@audio Episode 31: Who tunes 5,200 pipes? | https://nachgehoert-morgenstern.podigee.io/31-orgel
`,
  }),
  page({
    key: 'geschichte',
    parent: 'haus-und-menschen',
    slugs: 'geschichte | history',
    title: 'Geschichte | History',
    headline: 'Ein Haus und seine Lücken | A house and its gaps',
    meta: 'Die Geschichte des Konzerthauses Morgenstern von 1913 bis heute, mit Zeitleiste. | The history of Konzerthaus Morgenstern from 1913 to the present, with a time line.',
    de: `
@image horizontal | figure:geschichte | Klangfigur über einem C von 1913 | Konzerthaus Morgenstern

Rosa und Emil Morgenstern stellten Klaviersaiten her. 1909 kauften sie das Grundstück neben ihrer Drahtzieherei, weil Rosa fand, wer so viele Saiten verkaufe, müsse auch wissen, was aus ihnen werde. Vier Jahre später stand an der Uferstraße ein Saal für 1.840 Menschen.

## 1913: Die Weihe des Hauses {#1913}

Am 19. Oktober 1913 spielte das neu gegründete Morgenstern-Orchester Beethovens Ouvertüre op. 124 und die Neunte. Der Architekt Otto Lenz-Ahrweiler hatte den Saal als Schuhschachtel entworfen, mit Eiche, Gips und ohne eine einzige Säule im Blick. Zwei Tage später weihte Justus Neandering die Orgel ein.

## 1914 bis 1932 {#1914}

Im ersten Winter des Krieges verschwanden die Franzosen, Engländer und Russen aus den Programmen; 1919 kamen sie zurück, mit ihnen Mahler, Schönberg, Strawinsky. In den zwanziger Jahren gab es Volkskonzerte, Bartók, eine hauseigene Zeitschrift und beinahe den Bankrott.

## 1933 bis 1944: Was fehlt {#1933}

Im Frühjahr 1933 wurden der Dirigent Viktor Tamberg, die Pianistin Paula Lewinter, die Geigerin Edith Salomonski und elf Mitglieder des Orchesters nicht mehr beschäftigt. Mendelssohn, Mahler und Schönberg standen von da an auf keinem Zettel. Man kann es im [Archiv](route:archive) nachprüfen: Es gibt nichts zu finden.

Emil Morgenstern starb 1936. Rosa Morgenstern wurde 1938 gezwungen, Fabrik und Haus zu verkaufen, zu einem Preis, von dem die Reichsfluchtsteuer das meiste nahm; sie entkam nach Montevideo. Das Haus hieß fortan »Haus der Tonkunst«. Es hat in diesen Jahren gespielt, viel Beethoven, und die Platzanweiser trugen, was man trug.

In der Nacht zum 16. Februar 1944 brannte der Dachstuhl. Die Decke des Saals stürzte ein.

## 1951: Noch einmal von vorn {#1951}

Siebeneinhalb Jahre lang war der Große Saal ein Hof mit Kohlen. Am 19. Oktober 1951 öffnete er wieder, unter seinem alten Namen. Das Konzert begann mit Mendelssohns *Hebriden*. Rosa Morgenstern schickte ein Telegramm mit einem Wort: »Endlich«.

## Zeitleiste {#zeitleiste}

== 33-67

### 1909–1932

||

- **1909** Rosa und Emil Morgenstern kaufen das Grundstück Uferstraße 12
- **1913** Eröffnung am 19. Oktober, Gründung des Orchesters
- **1921** Gründung des Kammerchors

== 33-67

### 1933–1950

||

- **1933** Entlassungen, Verbote
- **1938** Zwangsverkauf, Umbenennung
- **1943** Die Pfeifen der Orgel werden in ein Salzbergwerk ausgelagert
- **1944** Zerstörung des Dachs, Schließung

== 33-67

### 1951–1999

||

- **1951** Wiedereröffnung, Rückgabe des Namens
- **1961** Kleiner Saal, seit 1997 Fanny-Hensel-Saal
- **1987** Clara-Schumann-Saal

== 33-67

### Seit 2000

||

- **2009** Werkraum im alten Kesselhaus, Induktionsanlagen in allen Sälen des Altbaus
- **2011** Restaurierung der Orgel
- **2013** Hundert Jahre; das Archiv wird öffentlich
- **2020** Schließung am 12. März; das erste Konzert danach hat 210 Gäste auf 1.840 Plätzen
- **2021** Elin Sørbye wird Chefdirigentin

== 25-50-25

@image small | media:emil-morgenstern | Emil Morgenstern hörte am liebsten im Stehen.

||

@quote Man baut einen Saal nicht für die Musik, die man kennt. | Rosa Morgenstern, Brief an Otto Lenz-Ahrweiler, 1910

||

@image small | media:rosa-morgenstern | Platz 1 in Reihe 9 blieb am 19. Oktober 1951 frei, für Rosa Morgenstern.
`,
    en: `
@image horizontal | figure:geschichte | Figure of sound over a C of 1913 | Konzerthaus Morgenstern

Rosa and Emil Morgenstern made piano wire. In 1909 they bought the plot next to their works, because Rosa held that whoever sold so many strings ought to know what became of them. Four years later a hall for 1,840 people stood on Uferstraße.

## 1913: The consecration of the house {#1913}

On 19 October 1913 the newly founded Morgenstern-Orchester played Beethoven’s overture op. 124 and the Ninth. The architect Otto Lenz-Ahrweiler had designed the hall as a shoebox, with oak, plaster and not a single column in the line of sight. Two days later Justus Neandering inaugurated the organ.

## 1914 to 1932 {#1914}

In the first winter of the war the French, the English and the Russians vanished from the programmes; in 1919 they returned, and with them Mahler, Schoenberg and Stravinsky. The twenties brought popular concerts, Bartók, a house magazine and very nearly bankruptcy.

## 1933 to 1944: What is missing {#1933}

In the spring of 1933 the conductor Viktor Tamberg, the pianist Paula Lewinter, the violinist Edith Salomonski and eleven members of the orchestra ceased to be employed. From then on Mendelssohn, Mahler and Schoenberg appeared in no programme. You can check in the [archive](route:archive): there is nothing to find.

Emil Morgenstern died in 1936. In 1938 Rosa Morgenstern was forced to sell works and house at a price of which the Reich Flight Tax took most; she escaped to Montevideo. The house was renamed ‘Haus der Tonkunst’. It played on in those years, a good deal of Beethoven, and the ushers wore what one wore.

In the night before 16 February 1944 the roof burned. The ceiling of the hall came down.

## 1951: Once more from the beginning {#1951}

For seven and a half years the Great Hall was a yard full of coal. On 19 October 1951 it reopened under its old name. The concert began with Mendelssohn’s *Hebrides*. Rosa Morgenstern sent a telegram of one word: ‘Endlich’, at last.

## Time line {#time-line}

== 33-67

### 1909–1932

||

- **1909** Rosa and Emil Morgenstern buy the plot at Uferstraße 12
- **1913** Opening on 19 October, foundation of the orchestra
- **1921** Foundation of the chamber choir

== 33-67

### 1933–1950

||

- **1933** Dismissals, bans
- **1938** Forced sale, change of name
- **1943** The organ’s pipes are moved to a salt mine
- **1944** The roof destroyed, the house closed

== 33-67

### 1951–1999

||

- **1951** Reopening, return of the name
- **1961** Small hall, since 1997 Fanny Hensel Hall
- **1987** Clara Schumann Hall

== 33-67

### Since 2000

||

- **2009** Workshop in the old boiler house, induction loops in the older halls
- **2011** Restoration of the organ
- **2013** One hundred years; the archive is opened
- **2020** Closed on 12 March; the first concert afterwards has 210 guests in 1,840 seats
- **2021** Elin Sørbye becomes chief conductor

== 25-50-25

@image small | media:emil-morgenstern | Emil Morgenstern preferred to listen standing.

||

@quote You do not build a hall for the music you know. | Rosa Morgenstern, letter to Otto Lenz-Ahrweiler, 1910

||

@image small | media:rosa-morgenstern | On 19 October 1951 seat 1 in row 9 was left free, for Rosa Morgenstern.
`,
  }),
  page({
    key: 'orgel',
    parent: 'haus-und-menschen',
    slugs: 'orgel | organ',
    title: 'Die Orgel | The organ',
    meta: 'Die Orgel im Großen Saal: 5.200 Pfeifen, vier Manuale, erbaut 1913. | The organ in the Great Hall: 5,200 pipes, four manuals, built in 1913.',
    de: `
5.200 Pfeifen, vier Manuale, ein Spieltisch aus Nussbaum: Seit 1913 ist die Orgel der Morgensterns das größte Instrument des Hauses, und das einzige, das nie verreist. Beinahe nie. Im Sommer 1943 wurde sie zerlegt und in 312 Kisten in ein Salzbergwerk gebracht. Als acht Jahre später alles zurückkam, fehlten vier Kisten und das Register Vox humana.

@audio Vox humana: ein Register, das fehlt | https://soundcloud.com/konzerthaus-morgenstern/vox-humana

@full image-left | media:orgelpfeifen-gold | Konzert | Orgelnacht | Jonas Lindqvist spielt Bach, Ligeti und was ihm nach Mitternacht einfällt. | Zum Konzert | event:orgelnacht

== 50-50

@quote Man spielt nicht auf ihr, man verhandelt mit ihr. | Jonas Lindqvist, Hausorganist

## In Zahlen

- 71 Register auf vier Manualen und Pedal
- längste Pfeife: 10,2 Meter, kürzeste: 11 Millimeter
- erbaut 1911–13 von Gebrüder Sandvoß, wiederhergestellt 1951, restauriert 2011
- 38 Stufen bis zum Schwellwerk

||

? Kann man die Orgel besichtigen?
Ja, bei einer [Führung](page:fuehrungen) im Sommer. Höchstens zwölf Personen, festes Schuhwerk, keine Röcke mit Schleppe.

? Wer stimmt 5.200 Pfeifen?
Zwei Menschen, vier Tage im August, einer drückt, einer klopft. Vor jedem Konzert prüft der Hausorganist die Zungen.

? Gibt es Orgelunterricht im Haus?
Studierende der Hochschulen üben nachts. Wer um halb drei vorbeigeht, hört manchmal Widor.
`,
    en: `
5,200 pipes, four manuals, a console of walnut: since 1913 the Morgensterns’ organ has been the largest instrument in the house, and the only one that never travels. Almost never. In the summer of 1943 it was taken apart and carried in 312 crates to a salt mine. When everything came back eight years later, four crates were missing, and the vox humana.

@audio Vox humana: a stop that is missing | https://soundcloud.com/konzerthaus-morgenstern/vox-humana

@full image-left | media:orgelpfeifen-gold | Concert | Organ Night | Jonas Lindqvist plays Bach, Ligeti and whatever occurs to him after midnight. | See the concert | event:orgelnacht

== 50-50

@quote You do not play it, you negotiate with it. | Jonas Lindqvist, organist of the house

## In figures

- 71 stops on four manuals and pedals
- longest pipe: 10.2 metres, shortest: 11 millimetres
- built 1911–13 by Gebrüder Sandvoß, rebuilt 1951, restored 2011
- 38 steps up to the swell

||

? Can one visit the organ?
Yes, on a summer [tour](page:fuehrungen). Twelve people at most, sturdy shoes, no trains on skirts.

? Who tunes 5,200 pipes?
Two people, four days in August; one presses, one taps. Before each concert the organist checks the reeds.

? Are there organ lessons in the house?
Students from the academies practise at night. Pass by at half past two and you may hear Widor.
`,
  }),
]
