import type { Story } from './story.ts'

/** Stories about the house itself. */
export const houseStories: Story[] = [
  {
    key: 'leerer-saal',
    title: 'Wie klingt ein leerer Saal? | What Does an Empty Hall Sound Like?',
    teaser:
      'Eine Nacht mit dem Akustiker Piet Hoekstra, 1.840 unbesetzten Stühlen und einem Sinuston, den man nicht hört, sondern mit den Knien merkt. | A night with the acoustician Piet Hoekstra, 1,840 unoccupied seats and a sine tone that you do not hear but notice with your knees.',
    category: 'hoeren',
    recording: 'klatschen',
    tags: ['akustik', 'hinter-der-buehne'],
    author: 'Jule Reimers',
    daysAgo: 3,
    events: ['gespraech-akustik', 'orgelnacht'],
    de: `
Um 23.40 Uhr schließt Piet Hoekstra die letzte Tür im zweiten Rang und bittet darum, die Schuhe auszuziehen. »Nicht wegen des Parketts«, sagt er. »Wegen der Messung. Ihre Sohlen haben bei 2.000 Hertz eine Meinung.«

Auf dem Podium steht ein Zwölfflächner aus Lautsprechern, groß wie ein Fußball, auf einem Stativ. In den Reihen verteilt warten neunzehn Mikrophone. Hoekstra, zweiundsechzig, geboren in Groningen, vermisst seit vierzig Jahren Räume, in denen andere Menschen glücklich sein sollen. In diesem hier ist er zum siebten Mal.

## Ein Ton, der steigt

Was er abspielt, ist kein Knall, wie man es früher machte, mit Startpistole und Watte in den Ohren. Es ist ein einziger Sinuston, der in zwölf Sekunden von 20 auf 20.000 Hertz steigt. Am Anfang hört man ihn nicht. Man merkt ihn, zuerst in den Knien, dann im Brustbein, und erst wenn er ungefähr dort angekommen ist, wo die Kontrabässe aufhören, beginnt er, ein Ton zu sein. Oben verschwindet er wieder. Bei den meisten von uns früher, als wir zugeben würden.

Danach ist es still, und das ist der Teil, um den es geht. Denn der Saal ist noch nicht fertig. Er klingt nach, 2,6 Sekunden lang, wenn er leer ist. Sind alle Plätze besetzt, bleiben 1,9. Jeder Mensch, sagt Hoekstra, schluckt ungefähr so viel Schall wie ein halber Quadratmeter offenes Fenster. »Im Wintermantel etwas mehr. Deshalb bin ich ein Freund der Garderobe.«

## Was die Decke weiß

Die Kassettendecke stürzte 1944 ein. Als man sie bis 1951 erneuerte, gab es keine Pläne mehr, nur ein Foto von 1926 und drei alte Orchestermusiker, die man unter das Gerüst stellte und klatschen ließ. Zu hell, sagten sie, zu hell, noch immer zu hell. Dann wurde der Gips dicker aufgetragen, und der Älteste nickte.

Hoekstra hat das nachgemessen. Der Gips ist an den Stellen, an denen die drei zufrieden waren, um 14 Millimeter stärker. »Ich hätte zwölf gesagt«, sagt er. »Aber ich war nicht dabei.«

Gegen zwei Uhr setzt er sich in Reihe 12, Platz 23, und schaltet alles ab. Man hört die Lüftung nicht, man hört den Fluss nicht, man hört nach einer Weile das eigene Blut, einen hohen und einen tiefen Ton. So also klingt ein leerer Saal: nach dem, der darin sitzt.

@quote Ein guter Saal ist einer, in dem man sich traut, leise zu sein. | Piet Hoekstra

Um halb drei packt er ein. Die Stühle dürfen bleiben, wie sie sind. Nur in Reihe 31 quietscht einer, sehr leise, bei 440 Hertz. »Den lassen Sie«, sagt Hoekstra. »Der stimmt.«
`,
    en: `
At 11.40 pm Piet Hoekstra closes the last door in the upper circle and asks us to take off our shoes. ‘Not for the sake of the parquet,’ he says. ‘For the measurement. Your soles have an opinion at 2,000 hertz.’

On the platform a twelve-sided loudspeaker the size of a football stands on a tripod. Nineteen microphones wait among the rows. Hoekstra, sixty-two, born in Groningen, has spent forty years measuring rooms in which other people are meant to be happy. He is in this one for the seventh time.

## A tone that rises

What he plays is not a bang, as in the old days, with a starting pistol and cotton wool in the ears. It is a single sine tone, rising in twelve seconds from 20 to 20,000 hertz. At first you do not hear it. You notice it, in the knees, then in the breastbone, and only when it has reached about the place where the double basses leave off does it begin to be a note. At the top it vanishes again. For most of us sooner than we should care to admit.

Then there is silence, and that is the part that matters. For the hall has not finished. It goes on sounding for 2.6 seconds when it is empty. With every seat taken, 1.9 remain. Each person, says Hoekstra, swallows about as much sound as half a square metre of open window. ‘A little more in a winter coat. That is why I am a friend of the cloakroom.’

## What the ceiling knows

The coffered ceiling came down in 1944. When it was renewed by 1951 there were no plans left, only a photograph of 1926 and three old members of the orchestra, who were placed under the scaffolding and asked to clap. Too bright, they said, too bright, still too bright. Then the plaster was laid on thicker, and the oldest nodded.

Hoekstra has measured it. Where the three were content, the plaster is thicker by 14 millimetres. ‘I should have said twelve,’ he says. ‘But I was not there.’

Towards two o’clock he sits down in row 12, seat 23, and switches everything off. You do not hear the ventilation, you do not hear the river; after a while you hear your own blood, one high note and one low. So that is what an empty hall sounds like: like the person sitting in it.

@quote A good hall is one in which people dare to be quiet. | Piet Hoekstra

At half past two he packs up. The seats may stay as they are. Only in row 31 does one of them squeak, very softly, at 440 hertz. ‘Leave it,’ says Hoekstra. ‘It is in tune.’
`,
  },
  {
    key: 'orgel-im-salz',
    title: 'Die Orgel im Salz | The Organ in the Salt',
    teaser:
      'Im Sommer 1943 verschwanden 5.200 Pfeifen aus der Uferstraße. Die Geschichte einer Reise, von der eine Stimme nicht zurückkam. | In the summer of 1943 5,200 pipes disappeared from Uferstraße. The story of a journey from which one voice did not return.',
    category: 'hoeren',
    recording: 'pfeifen',
    tags: ['orgel', 'archiv'],
    author: 'Anton Brehmer-Castro',
    daysAgo: 12,
    events: ['orgelnacht'],
    de: `
Das einzige Dokument ist eine Kistenliste. Sie umfasst 26 Seiten, ist mit zwei verschiedenen Farbbändern getippt und beginnt mit den Worten: »Kiste 1. Prinzipal 8', C bis H, in Stroh.« Es folgen 311 weitere.

Unterschrieben hat sie Gerda Kaulbarsch, seit 1939 Organistin des Hauses, das damals »Haus der Tonkunst« hieß. Eine Erlaubnis, die Orgel abzubauen, ist in den Akten nicht zu finden. Eine Erlaubnis, »Altmetall aus Bühnenbestand« per Bahn zu versenden, schon. Zinn und Blei waren beschlagnahmte Rohstoffe. Wer 5.200 Pfeifen auf eine Rampe stellte, schickte sie gewöhnlich in die Schmelze.

## 480 Meter unter der Erde

Im August 1943 kamen die Kisten in einem stillgelegten Stollen an. Salz ist ein guter Ort für Orgeln: trocken, gleichmäßig warm, ohne Mäuse. Ein Steiger bestätigte den Empfang von »Möbeln«. Sechs Monate später brannte der Dachstuhl des Konzerthauses, und die Decke fiel dorthin, wo das Instrument gestanden hatte.

Danach vergaß man die Möbel. Gerda Kaulbarsch starb im letzten Kriegsjahr, der Steiger wechselte den Schacht. Als 1949 der Wiederaufbau begann, plante man den Großen Saal ohne Orgel.

## Kiste 1

Dass es anders kam, liegt an einer Putzfrau. Else Rabenow hatte schon unter den Morgensterns die Pfeifen gestaubt und in einer Schürzentasche einen Durchschlag der Liste aufgehoben, »weil da so schöne Wörter draufstehen«. Im Februar 1950 legte sie ihn dem neuen Intendanten auf den Schreibtisch.

Im Salz fand man 308 Kisten. Vier fehlten, die Nummern 217 bis 220, und mit ihnen die Vox humana, das Register, das nach menschlicher Stimme klingen soll. Man hat sie nie ersetzt. Der Registerzug ist noch da, rechts oben am Spieltisch, Porzellan mit schwarzer Schrift. Wer ihn zieht, hört nichts.

Jonas Lindqvist zieht ihn trotzdem, sagt er, manchmal, wenn niemand da ist. »Es gibt Stellen, an die gehört er hin.«
`,
    en: `
The only document is a list of crates. It runs to 26 pages, is typed with two different ribbons and begins with the words: ‘Crate 1. Principal 8', C to B, in straw.’ Another 311 follow.

It is signed by Gerda Kaulbarsch, since 1939 organist of the house, which was then called ‘Haus der Tonkunst’. Permission to dismantle the organ cannot be found in the files. Permission to dispatch ‘scrap metal from stage stock’ by rail can. Tin and lead were requisitioned materials. Whoever put 5,200 pipes on a loading ramp was usually sending them to be melted down.

## 480 metres underground

In August 1943 the crates arrived in a disused gallery. Salt is a good place for organs: dry, evenly warm, free of mice. A foreman confirmed receipt of ‘furniture’. Six months later the roof of the concert house burned, and the ceiling fell on the place where the instrument had stood.

After that the furniture was forgotten. Gerda Kaulbarsch died in the last year of the war; the foreman moved to another pit. When rebuilding began in 1949, the Great Hall was planned without an organ.

## Crate 1

That it turned out otherwise is owed to a cleaner. Else Rabenow had dusted the pipes in the Morgensterns’ day and had kept a carbon copy of the list in an apron pocket, ‘because there are such lovely words on it’. In February 1950 she laid it on the new director’s desk.

In the salt they found 308 crates. Four were missing, numbers 217 to 220, and with them the vox humana, the stop that is meant to sound like a human voice. It has never been replaced. The knob is still there, at the top right of the console, porcelain with black lettering. Pull it and you hear nothing.

Jonas Lindqvist pulls it all the same, he says, sometimes, when nobody is there. ‘There are passages where it belongs.’
`,
  },
  {
    key: 'zettel-mit-luecken',
    title: 'Zettel mit Lücken | Programmes with Gaps',
    teaser:
      'Was ein Archiv verschweigt, erkennt man an dem, was vorher da war. Zwei Programmzettel, sieben Monate auseinander. | What an archive passes over can be told from what was there before. Two programmes, seven months apart.',
    category: 'lesen',
    tags: ['archiv', 'stadt'],
    author: 'Anton Brehmer-Castro',
    daysAgo: 26,
    events: ['gespraech-archiv', 'weill-eisler'],
    de: `
Im Keller der Uferstraße liegen die Programmzettel seit 1913, nach Spielzeiten gebündelt, in grauen Mappen. Zwei davon zeige ich Schulklassen immer zuerst.

Der eine ist vom 8. Oktober 1932. Viktor Tamberg dirigiert Mendelssohns *Hebriden*, Paula Lewinter spielt Schumanns Klavierkonzert, nach der Pause folgt Mahlers Erste. Unten eine Anzeige für Schlittschuhe.

Der andere ist vom 13. Mai 1933. Ein anderer Dirigent, ein anderer Pianist, wieder Schumanns Klavierkonzert. Davor eine Ouvertüre, danach Brahms. Wer genau hinsieht, erkennt, dass die erste Zeile überklebt ist. Unter dem Papierstreifen mit »Weber, Ouvertüre zu *Der Freischütz*« steht noch »Mendelssohn«. Man hatte die Zettel drucken lassen, als man noch glaubte, es gehe so weiter.

## Nichts finden

Unser digitales Archiv verzeichnet rund zwölftausend Abende. Man kann nach Komponistinnen und Komponisten suchen, nach Werken, nach Mitwirkenden. Die meisten tun das, um etwas zu finden. Ich empfehle, es einmal umgekehrt zu versuchen.

- Suchen Sie Mendelssohn zwischen April 1933 und Mai 1945.
- Suchen Sie Mahler, Schönberg, Weill, Korngold, Zemlinsky.
- Suchen Sie Hindemith nach 1935 und Tschaikowsky nach dem 22. Juni 1941.
- Suchen Sie Edith Salomonski nach 1932.

Es erscheint jedes Mal derselbe Satz: Keine Treffer. Es ist der ehrlichste Satz, den ein Archiv schreiben kann, und er reicht nicht aus.

## Was man hinzufügen muss

Denn eine Datenbank kennt nur, was stattfand. Sie weiß nicht, dass Paula Lewinter bis 1938 in Wohnzimmern spielte und 1942 deportiert wurde. Sie weiß nicht, dass Edith Salomonski in Haifa ein Schulorchester gründete, das es noch gibt. Sie weiß nicht, dass elf Stühle im Orchester neu besetzt wurden, innerhalb von drei Wochen, mit Probespiel.

Deshalb stehen seit 2013 an den Lücken Notizen, so viele wir belegen können. Es sind 412. Wir suchen weiter.
`,
    en: `
In the cellar on Uferstraße lie the programmes since 1913, bundled by season, in grey folders. There are two that I always show to school classes first.

One is dated 8 October 1932. Viktor Tamberg conducts Mendelssohn’s *Hebrides*, Paula Lewinter plays Schumann’s Piano Concerto, and Mahler’s First follows after the interval. Below, an advertisement for skates.

The other is dated 13 May 1933. Another conductor, another pianist, Schumann’s Piano Concerto again. Before it an overture, after it Brahms. Look closely and you will see that the first line has been pasted over. Under the slip of paper with ‘Weber, Overture to *Der Freischütz*’ one can still read ‘Mendelssohn’. The bills had been printed when people still believed that things would go on.

## Finding nothing

Our digital archive records some twelve thousand evenings. You can search for composers, for works, for performers. Most people do so in order to find something. I recommend trying it the other way round for once.

- Search for Mendelssohn between April 1933 and May 1945.
- Search for Mahler, Schoenberg, Weill, Korngold, Zemlinsky.
- Search for Hindemith after 1935, and for Tchaikovsky after 22 June 1941.
- Search for Edith Salomonski after 1932.

The same sentence appears every time: no results. It is the most honest sentence an archive can write, and it is not enough.

## What must be added

For a database knows only what took place. It does not know that Paula Lewinter played in living rooms until 1938 and was deported in 1942. It does not know that Edith Salomonski founded a school orchestra in Haifa which still exists. It does not know that eleven chairs in the orchestra were filled again, within three weeks, by audition.

That is why there have been notes at the gaps since 2013, as many as we can document. There are 412. We are still looking.
`,
  },
  {
    key: 'saalmeister',
    title: 'Der Mann mit den 214 Schlüsseln | The Man with 214 Keys',
    teaser:
      'Hartmut Pohl-Ewert ist seit 1991 Saalmeister. Er weiß, welche Tür wann knarrt. | Hartmut Pohl-Ewert has been hall manager since 1991. He knows which door creaks when.',
    category: 'lesen',
    tags: ['hinter-der-buehne'],
    author: 'Jule Reimers',
    daysAgo: 40,
    de: `
Wer Hartmut Pohl-Ewert sucht, geht dem Klimpern nach. 214 Schlüssel hängen an seinem Bund, und es stimmt nicht, dass er sie alle braucht. »Drei schließen nichts mehr. Aber ich kenne die Türen noch.«

Seit 1991 ist er Saalmeister. Er entscheidet, wann das Licht ausgeht, wann die Nachzügler hineindürfen und ob eine Dirigentin noch einmal hinausgehen soll. Dafür steht er hinter der linken Podiumstür, an einem Spalt von vier Zentimetern. Von hier sieht er das Publikum, aber nie die Bühne. In all den Jahren hat er kein Konzert gesehen. »Gehört habe ich alle.«

Am Applaus erkennt er, ob es eine Zugabe gibt, ehe die Pianistin es weiß. Am Husten erkennt er, in welchem Satz wir sind. Und wenn im zweiten Rang links die dritte Tür knarrt, ist es der Herr aus Reihe 4, der seine Bahn bekommen muss. Pohl-Ewert hat die Angel nie ölen lassen. »Sonst weiß ich ja nicht, dass er gut weggekommen ist.«
`,
    en: `
If you are looking for Hartmut Pohl-Ewert, follow the jingling. 214 keys hang from his ring, and it is not true that he needs them all. ‘Three no longer fit anything. But I still know the doors.’

He has been hall manager since 1991. He decides when the lights go down, when latecomers may enter, and whether a conductor should go out once more. To do so he stands behind the left platform door, at a gap of four centimetres. From here he sees the audience, but never the stage. In all those years he has not seen one concert. ‘But I have heard them all.’

From the applause he can tell whether there will be an encore before the pianist knows. From the coughing he can tell which movement we are in. And when the third door on the left of the upper circle creaks, it is the gentleman from row 4 who must catch his train. Pohl-Ewert has never had the hinge oiled. ‘Otherwise how should I know that he got away safely?’
`,
  },
  {
    key: 'kran-und-fluegel',
    title: 'Ein Flügel hängt am Kran | A Piano Hangs from a Crane',
    teaser:
      'Der Werkraum war ein Kesselhaus. Sein Kran ist geblieben und hat eine Ausbildung gemacht. | The Workshop was a boiler house. Its crane has stayed on and retrained.',
    category: 'lesen',
    tags: ['hinter-der-buehne', 'neue-musik'],
    author: 'Theo Quandtner',
    daysAgo: 95,
    events: ['nachhall-kontakte'],
    de: `
Der Kran über dem Werkraum trägt fünf Tonnen. Gebaut wurde er 1912, um Kessel auszuwechseln, und bis 1988 tat er das viermal. Als man den Raum zum Konzertsaal machte, sollte er verschrottet werden. Das Ensemble Nachhall bat um eine Woche Bedenkzeit und hängte einen Flügel daran.

Das Instrument, 480 Kilo, schwebte drei Meter hoch und drehte sich, während darunter gespielt wurde; jede Umdrehung dauerte vier Minuten. Es klang, als ginge jemand sehr langsam um einen herum. Das Stück wurde nie wiederholt, der Kran blieb, und im Boden sieht man noch den Kreis, den die Füße des Publikums in den Staub gelaufen haben.

Heute trägt er Lautsprecher, Scheinwerfer und einmal im Jahr eine Discokugel. Wer ihn bedienen will, braucht einen Schein. Es haben ihn: zwei Bühnentechniker, eine Komponistin und der Kontrabassist.
`,
    en: `
The crane above the Workshop lifts five tonnes. It was built in 1912 for changing boilers, and by 1988 it had done so four times. When the room became a concert hall the crane was to be scrapped. Ensemble Nachhall asked for a week to think it over, and hung a grand piano from it.

The instrument, 480 kilos, floated three metres up and turned while people played below; each turn took four minutes. It sounded as though somebody were walking round you very slowly. The piece was never repeated; the crane stayed, and on the floor you can still see the circle that the audience’s feet walked into the dust.

Today it carries loudspeakers, spotlights and, once a year, a mirror ball. Whoever wants to drive it needs a licence. Those who have one: two stage technicians, a composer and the double bass player.
`,
  },
  {
    key: 'letzte-bahn',
    title: 'Die letzte Bahn um 2.24 Uhr | The Last Train at 2.24 am',
    teaser:
      'Was in der Orgelnacht zwischen Mitternacht und zwei Uhr geschieht. Ein Protokoll. | What happens at the Organ Night between midnight and two. A log.',
    category: 'lesen',
    tags: ['orgel', 'stadt'],
    author: 'Katharina Maibaum',
    daysAgo: 1,
    events: ['orgelnacht'],
    de: `
**0.04 Uhr.** Das gedruckte Programm ist zu Ende. Niemand geht. Jonas Lindqvist steht auf, trinkt Wasser und fragt in den Saal, ob jemand einen Ton habe. Eine Frau in Reihe 8 singt ein Fis.

**0.21 Uhr.** Aus dem Fis ist ein Gewitter geworden. Alma Terzić geht mit dem Saxophon durch den zweiten Rang.

**0.47 Uhr.** Im Parkett liegen 140 Menschen auf Matten. Ungefähr vierzig schlafen. Einer schnarcht in Terzen zum Pedal; Lindqvist moduliert.

**1.15 Uhr.** Eine einzelne Pfeife, die kleinste, 11 Millimeter. Ein Hund am Ausgang hebt den Kopf.

**1.38 Uhr.** Bach, ohne Ankündigung. Die Schlafenden wachen auf, als hätte man ihnen eine Decke weggenommen oder gegeben.

**1.58 Uhr.** Ruben Achterberg schaltet alles ab. Der Nachhall dauert 2,2 Sekunden, der Saal ist ja nur halb voll.

**2.24 Uhr.** Die letzte Bahn. Am Bahnsteig pfeift jemand ein Fis.
`,
    en: `
**12.04 am.** The printed programme is over. Nobody leaves. Jonas Lindqvist stands up, drinks some water and asks the hall whether anyone has a note. A woman in row 8 sings an F sharp.

**12.21 am.** The F sharp has become a thunderstorm. Alma Terzić walks through the upper circle with her saxophone.

**12.47 am.** 140 people are lying on mats in the stalls. About forty are asleep. One of them snores in thirds to the pedal; Lindqvist modulates.

**1.15 am.** A single pipe, the smallest, 11 millimetres. A dog at the exit raises its head.

**1.38 am.** Bach, unannounced. The sleepers wake as though somebody had taken a blanket from them, or given them one.

**1.58 am.** Ruben Achterberg switches everything off. The reverberation lasts 2.2 seconds; the hall is only half full, after all.

**2.24 am.** The last train. On the platform someone is whistling an F sharp.
`,
  },
]
