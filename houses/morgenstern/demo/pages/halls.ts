import { page } from './page.ts'

/** One page for each hall. */
export const hallPages = [
  page({
    key: 'saele',
    parent: 'haus-und-menschen',
    slugs: 'saele | halls',
    title: 'Die Säle | The halls',
    meta: 'Großer Saal, Clara-Schumann-Saal, Fanny-Hensel-Saal und Werkraum im Überblick. | Great Hall, Clara Schumann Hall, Fanny Hensel Hall and Workshop at a glance.',
    de: `
Kein Saal ist für alles gut. Deshalb haben wir vier. Sie unterscheiden sich in Größe, Holz und Gedächtnis: Im Großen Saal bleibt ein Akkord 1,9 Sekunden stehen, im Werkraum 0,8.

@teasers grid
+ media:kassettendecke | 1.840 Plätze, 1913 | Großer Saal | | Orchester, Orgel, Chor | Ansehen | page:grosser-saal
+ media:kammermusiksaal | 704 Plätze, 1987 | Clara-Schumann-Saal | | Quartett, Alte Musik, Chor a cappella | Ansehen | page:clara-schumann-saal
+ media:klavier-blau | 320 Plätze, 1961 | Fanny-Hensel-Saal | | Klavier, Lied, Duo | Ansehen | page:fanny-hensel-saal
+ media:lautsprecher | 180 Plätze, 2009 | Werkraum | | Neue Musik, Jazz, Kinder | Ansehen | page:werkraum

## Sehen und hören im Vergleich {#vergleich}

== 50-50

@image medium | figure:schuhschachtel | Der Große Saal als Klangfigur, angeregt mit dem tiefen C der Orgel

||

### Wo sitzt man am besten?

- **Orchester:** Parkett Reihe 9 bis 14, oder 2. Rang Mitte: Dort mischt sich alles.
- **Klavier:** links, wenn man Hände sehen will, rechts, wenn man hören will.
- **Gesang:** nicht weiter als zwanzig Meter entfernt.
- **Jazz:** dort, wo noch ein Stuhl frei ist.

Den Saalplan mit allen freien Plätzen zeigt der Ticketshop, sobald Sie ein Konzert wählen.

### Und wenn ich nicht gut höre oder laufe?

Rollstuhlplätze, Induktionsschleifen und Wege ohne Stufen stehen auf der Seite jedes Saals, alles zusammen unter [Barrierefreiheit](page:barrierefreiheit).

== 100

## Einmal in jedem Saal {#einmal}

Vier Konzerte, bei denen der Raum mitspielt. Wer alle vier gehört hat, kennt das Haus.

@events standard | keys=orgelnacht,schubert-oktett,lise-ahrendt,spaetschicht-zodiac

@link Einen Saal mieten | page:saalvermietung
`,
    en: `
No hall is good for everything. That is why we have four. They differ in size, wood and memory: a chord stays for 1.9 seconds in the Great Hall and for 0.8 in the Workshop.

@teasers grid
+ media:kassettendecke | 1,840 seats, 1913 | Great Hall | | Orchestra, organ, choir | See it | page:grosser-saal
+ media:kammermusiksaal | 704 seats, 1987 | Clara Schumann Hall | | Quartet, early music, a cappella choir | See it | page:clara-schumann-saal
+ media:klavier-blau | 320 seats, 1961 | Fanny Hensel Hall | | Piano, song, duo | See it | page:fanny-hensel-saal
+ media:lautsprecher | 180 seats, 2009 | Workshop | | New music, jazz, children | See it | page:werkraum

## Seeing and hearing compared {#compared}

== 50-50

@image medium | figure:schuhschachtel | The Great Hall as a figure of sound, excited by the organ’s low C

||

### Where are the best seats?

- **Orchestra:** stalls rows 9 to 14, or the centre of the upper circle, where everything blends.
- **Piano:** on the left to see hands, on the right to hear.
- **Voice:** no further than twenty metres away.
- **Jazz:** wherever there is a chair left.

The ticket shop shows a seating plan with all free seats as soon as you choose a concert.

### And if I do not hear or walk well?

Wheelchair places, induction loops and ways without steps are on each hall’s page, and all together under [Accessibility](page:barrierefreiheit).

== 100

## Once in every hall {#once}

Four concerts in which the room plays along. Whoever has heard all four knows the house.

@events standard | keys=orgelnacht,schubert-oktett,lise-ahrendt,spaetschicht-zodiac

@link Hire a hall | page:saalvermietung
`,
  }),
  page({
    key: 'grosser-saal',
    parent: 'saele',
    slugs: 'grosser-saal | great-hall',
    title: 'Großer Saal | Great Hall',
    meta: 'Der Große Saal von 1913: 1.840 Plätze, Akustik, Zugänge. | The Great Hall of 1913: 1,840 seats, acoustics, access.',
    hasTabNavigation: true,
    de: `
Eine Schuhschachtel, 46 Meter lang, 22 breit, 18 hoch, mit einer Kassettendecke, die 1951 nach einem Foto und dem Gehör der Überlebenden neu gebaut wurde. Voll besetzt steht ein Akkord 1,9 Sekunden, leer 2,6.

@image big | media:leerer-saal

== 50-50

## Plätze

- Parkett: 980
- 1. Rang: 520
- 2. Rang: 340
- bei kleinem Orchester zusätzlich Podiumsplätze hinter den Pauken, die in der Zahl nicht enthalten sind

[Maße und Technik des Saals](media:saaldaten-de)

||

## Zugang

- stufenlos über Foyer und Aufzug A
- 8 Rollstuhlplätze im Parkett, Reihe 12, Mitte und Seite
- Induktionsschleife im gesamten Parkett
- barrierefreie Toilette auf Parkett- und Rangebene

== 100

## Ansichten {#ansichten}

@images grid
+ media:erstes-mal | Parkett, Reihe 12, Blick zum Podium
+ media:saalmeister | 1. Rang, Mitte
+ media:kassettendecke | Kassettendecke von 1951
+ media:pulte-rot | Podium, 18 mal 12 Meter, in neun Teilen beweglich

## Hier als Nächstes {#konzerte}

@events standard | series=grosse-symphonik | limit=3
`,
    en: `
A shoebox, 46 metres long, 22 wide and 18 high, with a coffered ceiling rebuilt in 1951 from a photograph and the ears of the survivors. With a full house a chord stays for 1.9 seconds, in the empty hall for 2.6.

@image big | media:leerer-saal

== 50-50

## Seats

- stalls: 980
- first circle: 520
- upper circle: 340
- with small orchestra also platform seats behind the timpani, not included in the total

[Dimensions and equipment of the hall](media:saaldaten-en)

||

## Access

- step-free through the foyer and lift A
- 8 wheelchair places in the stalls, row 12, centre and side
- induction loop throughout the stalls
- accessible toilets at stalls and circle level

== 100

## Views {#views}

@images grid
+ media:erstes-mal | Stalls, row 12, towards the platform
+ media:saalmeister | First circle, centre
+ media:kassettendecke | Coffered ceiling of 1951
+ media:pulte-rot | Platform, 18 by 12 metres, movable in nine parts

## Next in this hall {#concerts}

@events standard | series=grosse-symphonik | limit=3
`,
  }),
  page({
    key: 'clara-schumann-saal',
    parent: 'saele',
    slugs: 'clara-schumann-saal | clara-schumann-hall',
    title: 'Clara-Schumann-Saal | Clara Schumann Hall',
    meta: 'Der Clara-Schumann-Saal von 1987: 704 Plätze für Kammermusik. | The Clara Schumann Hall of 1987: 704 seats for chamber music.',
    hasTabNavigation: true,
    de: `
Am 13. September 1987, Clara Schumanns Geburtstag, eröffnete das Trio Kassiopeia den Saal mit ihrem g-Moll-Trio. Birnbaum an den Wänden, ein Fensterband nach Osten: Sonntags um elf scheint die Sonne auf das zweite Pult.

@image big | media:kammermusiksaal

== 50-50

## Plätze

- Parkett: 528
- Galerie: 176
- Nachhall besetzt: 1,5 Sekunden

||

## Zugang

- stufenlos über Aufzug B
- 6 Rollstuhlplätze, Reihe 1 und 14
- Induktionsschleife im Parkett
- Ruheraum bei Relaxed Performances

== 100

## Vier Pulte, ein Saal {#konzerte}

@events standard | series=vier-pulte | limit=3 | include-past | past-as-last
`,
    en: `
On 13 September 1987, Clara Schumann’s birthday, the Trio Kassiopeia opened the hall with her Trio in G minor. Pearwood on the walls, a band of windows to the east: at eleven on Sundays the sun shines on the second desk.

@image big | media:kammermusiksaal

== 50-50

## Seats

- stalls: 528
- gallery: 176
- reverberation with audience: 1.5 seconds

||

## Access

- step-free by lift B
- 6 wheelchair places, rows 1 and 14
- induction loop in the stalls
- a quiet room at relaxed performances

== 100

## Four desks, one hall {#concerts}

@events standard | series=vier-pulte | limit=3 | include-past | past-as-last
`,
  }),
  page({
    key: 'fanny-hensel-saal',
    parent: 'saele',
    slugs: 'fanny-hensel-saal | fanny-hensel-hall',
    title: 'Fanny-Hensel-Saal | Fanny Hensel Hall',
    meta: 'Der Fanny-Hensel-Saal von 1961: 320 Plätze für Klavier und Lied. | The Fanny Hensel Hall of 1961: 320 seats for piano and song.',
    hasTabNavigation: true,
    de: `
1961 als »Kleiner Saal« eröffnet, mit einem Programm, das seiner Zeit voraus war: Es begann mit Fanny Hensels Klaviertrio. Den Namen bekam der Saal erst 1997, zu ihrem 150. Todestag. Rote Sitze, weiße Wände, ein Flügel, der bleiben darf.

@image big | media:klavier-blau

== 50-50

## Plätze

- 320 in sechzehn ansteigenden Reihen
- keine Reihe weiter als vierzehn Meter vom Podium
- Nachhall besetzt: 1,2 Sekunden

||

## Zugang

- stufenlos über Aufzug B
- 4 Rollstuhlplätze, Reihe 1 und 9
- Induktionsschleife
- die Reihen 2 bis 8 und 10 bis 16 sind nur über Stufen erreichbar

== 100

## Klavier am Dienstag {#konzerte}

@events standard | series=klavier-am-dienstag | limit=3 | include-past | past-as-last
`,
    en: `
Opened in 1961 as the ‘small hall’ with a programme ahead of its time: it began with Fanny Hensel’s Piano Trio. The hall received its name only in 1997, the 150th anniversary of her death. Red seats, white walls, a piano that is allowed to stay.

@image big | media:klavier-blau

== 50-50

## Seats

- 320 in sixteen rising rows
- no row further than fourteen metres from the platform
- reverberation with audience: 1.2 seconds

||

## Access

- step-free by lift B
- 4 wheelchair places, rows 1 and 9
- induction loop
- rows 2 to 8 and 10 to 16 are reached by steps only

== 100

## Tuesdays at the piano {#concerts}

@events standard | series=klavier-am-dienstag | limit=3 | include-past | past-as-last
`,
  }),
  page({
    key: 'werkraum',
    parent: 'saele',
    slugs: 'werkraum | workshop',
    title: 'Werkraum | Workshop',
    meta: 'Der Werkraum von 2009: 180 bewegliche Plätze im alten Kesselhaus. | The Workshop of 2009: 180 movable seats in the old boiler house.',
    hasTabNavigation: true,
    de: `
Bis 1988 wurde hier das Haus geheizt. Seit dem 2. Oktober 2009 gibt es schwarze Vorhänge, sechzehn Lautsprecher und einen Kran, an dem schon ein Flügel hing. Die Stühle stehen jedes Mal anders.

@image big | media:lautsprecher

== 50-50

## Plätze

- bis zu 180, alle beweglich
- bei Krabbelkonzerten: Matten
- Nachhall: 0,8 Sekunden, mit Vorhängen 0,5

||

## Zugang

- ebenerdig vom Hof
- 6 Rollstuhlplätze, frei wählbar
- Hörhilfe über Funk statt Induktion
- bei lauten Abenden gibt es Gehörschutz am Einlass

== 100

## Nachts im Kesselhaus {#konzerte}

@events standard | series=nachhall | limit=3 | include-past | past-as-last
`,
    en: `
Until 1988 this was where the house was heated. Since 2 October 2009 there have been black curtains, sixteen loudspeakers and a crane from which a grand piano has hung. The chairs stand differently every time.

@image big | media:lautsprecher

== 50-50

## Seats

- up to 180, all movable
- mats at crawlers’ concerts
- reverberation: 0.8 seconds, 0.5 with curtains

||

## Access

- level entrance from the yard
- 6 wheelchair places, wherever you like
- hearing support by radio instead of induction
- ear plugs at the door on loud nights

== 100

## Nights in the boiler house {#concerts}

@events standard | series=nachhall | limit=3 | include-past | past-as-last
`,
  }),
]
