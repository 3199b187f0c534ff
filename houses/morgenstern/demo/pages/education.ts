import { page } from './page.ts'

/** Pages for schools, families and the curious. */
export const educationPages = [
  page({
    key: 'vermittlung',
    parent: 'haus-und-menschen',
    slugs: 'vermittlung | education',
    title: 'Vermittlung | Education',
    meta: 'Angebote für Schulen, Familien und neugierige Erwachsene. | For schools, families and curious adults.',
    de: `
Musik muss man nicht erklären. Aber man kann Türen aufhalten.

## Für wen {#fuer-wen}

@teasers standard
+ media:umblaettern | Klassen 1 bis 13 | Schulen | | Probenbesuche, Werkstätten, Konzerte am Vormittag. | Für Schulen | page:schulen
+ media:klangkreise | Ab null Jahren | Familien | | Krabbeln, staunen, mitklatschen. | Für Familien | page:familien
+ media:pulte | Ab achtzehn | Offene Probe | | Zuhören, wie aus neunzig Meinungen eine wird. | Zum Programm | route:events

## Zum Zuschauen {#filme}

@videos
+ figure:klangfiguren | Sand, der singt | 3:15 | https://www.youtube.com/watch?v=Sand-Klang1 | Wie eine Klangfigur entsteht: eine Platte, ein Bogen und die Klasse 4b.
+ media:orgelpfeifen-gold | Wer wohnt in der Orgel? | 4:02 | https://www.youtube.com/watch?v=Orgel-Pfeif | Ein Gang durch das Instrument, auf Augenhöhe mit der kleinsten Pfeife.

@quote Kinder hören nicht schlechter als Erwachsene. Sie tun nur nicht so. | Theo Quandtner, Vermittlung
`,
    en: `
Music need not be explained. But one can hold doors open.

## For whom {#fuer-wen}

@teasers standard
+ media:umblaettern | Years 1 to 13 | Schools | | Rehearsal visits, workshops, morning concerts. | For schools | page:schulen
+ media:klangkreise | From age nought | Families | | Crawling, marvelling, clapping along. | For families | page:familien
+ media:pulte | From eighteen | Open rehearsal | | Listen to ninety opinions becoming one. | See the programme | route:events

## To watch {#films}

@videos
+ figure:klangfiguren | Sand that sings | 3:15 | https://www.youtube.com/watch?v=Sand-Klang1 | How a figure of sound comes about: a plate, a bow and class 4b. In German.
+ media:orgelpfeifen-gold | Who lives in the organ? | 4:02 | https://www.youtube.com/watch?v=Orgel-Pfeif | A walk through the instrument, level with its smallest pipe. In German.

@quote Children do not listen less well than adults. They merely do not pretend. | Theo Quandtner, education
`,
  }),
  page({
    key: 'schulen',
    parent: 'vermittlung',
    slugs: 'schulen | schools',
    title: 'Schulen | Schools',
    meta: 'Probenbesuche, Werkstätten und Schulkonzerte im Konzerthaus Morgenstern. | Rehearsal visits, workshops and school concerts at Konzerthaus Morgenstern.',
    de: `
Für Schulklassen kostet jedes Angebot 3 € pro Kopf, Begleitpersonen und Willkommensklassen zahlen nichts.

- **Probenbesuch:** eine Stunde im Großen Saal, davor zwanzig Minuten mit einer Musikerin
- **Sand, der singt:** Klangfiguren nach Chladni, ab Klasse 3, zwei Stunden im Werkraum
- **Wer wohnt in der Orgel?** ab Klasse 1, mit Blasebalg zum Selbertreten
- **Zettel mit Lücken:** Archivwerkstatt zu den Jahren 1933 bis 1945, ab Klasse 9

== 33-67

## Vorher

||

Wir schicken zwei Wochen vorher eine Hörkarte: drei Stellen, auf die man warten kann. Mehr Vorbereitung braucht niemand.

== 33-67

## Nachher

||

Ein Brief der Klasse genügt. Die schönsten hängen im Künstlerzimmer, neben dem Spiegel.

== 100

Für Schülerinnen und Schüler mit Förderbedarf planen wir mit Ihnen zusammen; der Ruheraum ist immer reserviert.

@form schulbesuch | Schulbesuch anfragen | anfrage
`,
    en: `
For school classes every offer costs €3 a head; accompanying adults and newly arrived classes pay nothing.

- **Rehearsal visit:** an hour in the Great Hall, preceded by twenty minutes with one of the musicians
- **Sand that sings:** figures of sound after Chladni, from year 3, two hours in the Workshop
- **Who lives in the organ?** from year 1, with bellows to tread yourselves
- **Programmes with gaps:** an archive workshop on the years 1933 to 1945, from year 9

== 33-67

## Before

||

Two weeks ahead we send a listening card: three moments to wait for. Nobody needs more preparation than that.

== 33-67

## After

||

A letter from the class will do. The best ones hang in the green room, next to the mirror.

== 100

For pupils with special needs we plan together with you; the quiet room is always reserved.

@form schulbesuch | Ask for a school visit | enquiry
`,
  }),
  page({
    key: 'familien',
    parent: 'vermittlung',
    slugs: 'familien | families',
    title: 'Familien | Families',
    meta: 'Familienkonzerte, Krabbelkonzerte und was man mit Kindern im Konzerthaus wissen sollte. | Family concerts, crawlers’ concerts and what to know when you bring children.',
    de: `
Konzerte für Menschen ab null, vier, fünf, sechs oder acht Jahren und alle, die sie begleiten dürfen. Wickeltische gibt es auf jeder Ebene, Stillen ist überall erlaubt, auch in Reihe 1.

@events highlight | series=kleine-morgensterne | limit=6 | bookable

? Was, wenn mein Kind weint?
Dann weint es. Wir haben schon Tenöre gehört, die es schlechter machten.

? Wohin mit dem Kinderwagen?
An die Garderobe, kostenlos und ohne Schloss. Es ist noch keiner verwechselt worden, nur einmal beinahe.

? Ab wann ins Abendkonzert?
Wenn ein Kind fragt. Auf den Außenplätzen sitzt man nah an der Tür.
`,
    en: `
Concerts for people from nought, four, five, six or eight, and for those allowed to accompany them. There are changing tables on every level, and you may breastfeed anywhere, row 1 included.

@events highlight | series=kleine-morgensterne | limit=6 | bookable

? What if my child cries?
Then it cries. We have heard tenors who did it less well.

? Where does the pram go?
To the cloakroom, free of charge and unlocked. None has ever been mixed up; once it was close.

? When are they old enough for an evening concert?
When they ask. Seats on the aisle are near the door.
`,
  }),
]
