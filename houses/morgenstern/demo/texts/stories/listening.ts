import type { Story } from './story.ts'

/** Stories about listening, tuning, clapping and keeping quiet. */
export const listeningStories: Story[] = [
  {
    key: 'wer-klatscht-wann',
    title: 'Wer klatscht wann? | Who Claps When?',
    teaser:
      'Eine kurze Geschichte der Stille zwischen den Sätzen, die jünger ist als gedacht. | A short history of the silence between movements, which is younger than you think.',
    category: 'lesen',
    tags: ['publikum', 'archiv'],
    author: 'Katharina Maibaum',
    daysAgo: 22,
    de: `
Im Juli 1778 schrieb Mozart seinem Vater aus Paris, wie seine neue Symphonie aufgenommen worden sei. Mitten im ersten Allegro habe es eine Passage gegeben, von der er wusste, dass sie gefallen müsse: »alle Zuhörer wurden davon hingerissen – und war ein großes Applaudissement«. Mitten im Satz. Mozart war nicht gekränkt. Er hatte die Stelle am Schluss noch einmal gebracht, zur Sicherheit. Danach ging er vor Freude ins Palais Royal und aß ein Eis.

## Wie es still wurde

Noch Brahms maß den Erfolg eines neuen Stücks am Beifall zwischen den Sätzen, und als sein d-Moll-Konzert 1859 in Leipzig durchfiel, notierte er, nur drei Hände hätten es nach dem Schluss überhaupt versucht, ehe gezischt wurde.

Die Stille kam langsam. Mendelssohn ließ seine *Schottische* ohne Pausen durchspielen, damit niemand dazwischenfuhr. Schumann träumte von Konzerten für Taubstumme, damit man sich das Klatschen abgewöhne. Wagner bat in Bayreuth um Andacht und wurde so gründlich missverstanden, dass man ihn selbst niederzischte, als er einem Sänger Bravo zurief.

## Berlin, nach dem Ersten Weltkrieg

In den Zetteln unseres Hauses taucht der Satz »Es wird gebeten, zwischen den Sätzen nicht zu applaudieren« zum ersten Mal im Herbst 1922 auf. Schallplatte und Rundfunk taten das Übrige: Wer allein zu Hause hört, klatscht nicht. 1951, nach der Wiedereröffnung, stand der Satz nicht mehr da. Er war überflüssig geworden.

## Und heute

Manchmal klatscht nach einem ersten Satz jemand, allein, mit Überzeugung, und hört dann erschrocken auf. Wir möchten dieser Person sagen, dass sie zweihundert Jahre Musikgeschichte auf ihrer Seite hat.

Elin Sørbye dreht sich in solchen Augenblicken um und nickt. Nach dem dritten Satz der *Pathétique*, sagt sie, sei Stille ohnehin gelogen.
`,
    en: `
In July 1778 Mozart wrote to his father from Paris about the reception of his new symphony. In the middle of the first Allegro there had been a passage which he knew must please: ‘all the listeners were carried away by it, and there was great applause’. In the middle of the movement. Mozart was not offended. He had brought the passage back at the end, to be on the safe side. Afterwards, for joy, he went to the Palais Royal and ate an ice.

## How it grew quiet

Brahms still measured the success of a new piece by the applause between movements, and when his D minor Concerto failed in Leipzig in 1859 he noted that only three pairs of hands had attempted any at the end before the hissing began.

The silence came slowly. Mendelssohn had his *Scottish* played without breaks so that nobody could interrupt. Schumann dreamt of concerts for the deaf and dumb, so that people might lose the habit of clapping. Wagner asked for reverence in Bayreuth and was so thoroughly misunderstood that he was hissed himself when he called out bravo to a singer.

## Berlin, after the First World War

In our house’s programmes the sentence ‘Patrons are requested not to applaud between movements’ first appears in the autumn of 1922. Gramophone and radio did the rest: whoever listens alone at home does not clap. In 1951, after the reopening, the sentence was no longer there. It had become superfluous.

## And today

Sometimes somebody claps after a first movement, alone, with conviction, and then stops in alarm. We should like to tell that person that they have two hundred years of musical history on their side.

At such moments Elin Sørbye turns round and nods. After the third movement of the *Pathétique*, she says, silence would be a lie in any case.
`,
  },
  {
    key: 'stimmton',
    title: 'Ein A für alle | One A for All',
    teaser:
      'Warum dasselbe Stück in unserem Haus in drei Tonhöhen erklingt und wer daran schuld ist. | Why the same piece sounds at three pitches in our house, and who is to blame.',
    category: 'hoeren',
    recording: 'stimmtoene',
    tags: ['akustik', 'alte-musik'],
    author: 'Lenz Abendroth',
    daysAgo: 84,
    events: ['brandenburg'],
    de: `
Bevor etwas beginnt, gibt die Oboe ein A. Alle stimmen ein, es wird kurz sehr laut, dann still. Das A hat bei uns 443 Hertz. Wenn am Abend darauf das Ensemble Ombra spielt, hat es 415, einen halben Ton weniger. Und wenn Les Voix obliques Renaissancemusik singen, fragen sie niemanden.

## Reisen mit Gepäck

Bis ins 19. Jahrhundert hatte jede Stadt ihr eigenes A. Die Orgeln in Norddeutschland standen hoch, der französische Kammerton tief, und wer mit der Flöte reiste, nahm mehrere Mittelstücke mit. Bach schrieb in Leipzig die Orgelstimmen einen Ganzton tiefer auf, damit sie zu den Holzbläsern passten.

Dann begann das A zu steigen. Höher klingt heller, heller klingt teurer. Sängerinnen klagten, Saiten rissen. 1859 setzte eine Kommission in Paris, mit Berlioz und Rossini am Tisch, das *diapason normal* auf 435 fest. 1939 einigte sich eine Konferenz in London auf 440. Seither hält sich niemand ganz daran.

## Das A der Orgel

Unser Orchester könnte höher oder tiefer. Unsere Orgel kann nicht. Sie steht bei 15 Grad auf 435 und bei Konzerttemperatur auf 441; nach der Pause, wenn 1.800 Menschen geatmet haben, auf 443. Das Orchester stimmt also nach dem Publikum.

@quote Ein A ist keine Zahl. Ein A ist eine Verabredung. | Étienne Cordelois, Oboe

Einmal, an einem Septemberabend mit 29 Grad, standen Orgel und Oboe eine Viertelstunde lang so weit auseinander, dass man Poulenc gegen Brahms tauschte, der keine Orgel braucht. Die Oboe gilt seither als nachgiebig.

Wer ein absolutes Gehör hat, leidet bei uns abwechselnd. Wir empfehlen den Fanny-Hensel-Saal: Der Flügel steht auf 442 und ist damit für alle gleich falsch.
`,
    en: `
Before anything begins the oboe gives an A. Everyone tunes, for a moment it is very loud, then quiet. With us the A is at 443 hertz. When Ensemble Ombra plays the following evening it is at 415, a semitone lower. And when Les Voix obliques sing Renaissance music they ask nobody.

## Travelling with luggage

Until the nineteenth century every town had an A of its own. The organs of northern Germany stood high, French chamber pitch low, and whoever travelled with a flute packed several middle joints. In Leipzig Bach wrote out the organ parts a whole tone lower so that they would fit the woodwind.

Then the A began to rise. Higher sounds brighter; brighter sounds more expensive. Singers complained, strings broke. In 1859 a commission in Paris, with Berlioz and Rossini at the table, fixed the *diapason normal* at 435. In 1939 a conference in London agreed on 440. Since then nobody has quite kept to it.

## The organ’s A

Our orchestra could go higher or lower. Our organ cannot. At 15 degrees it stands at 435, at concert temperature at 441, and after the interval, when 1,800 people have been breathing, at 443. So the orchestra tunes to the audience.

@quote An A is not a number. An A is an appointment. | Étienne Cordelois, oboe

Once, on a September evening at 29 degrees, organ and oboe stood so far apart for a quarter of an hour that Poulenc was exchanged for Brahms, who needs no organ. Since then the oboe has been considered accommodating.

Those with perfect pitch suffer by turns in this house. We recommend the Fanny Hensel Hall: its piano stands at 442 and is thus equally wrong for everyone.
`,
  },
  {
    key: 'stille',
    title: 'Vier Minuten, dreiunddreißig Sekunden | Four Minutes, Thirty-Three Seconds',
    teaser:
      'Was man in 4′33″ in unserem Saal gehört hat, nach Aufzeichnungen aus sechs Jahrzehnten. | What has been heard in 4′33″ in our house, according to notes from six decades.',
    category: 'lesen',
    tags: ['neue-musik', 'publikum'],
    author: 'Anton Brehmer-Castro',
    daysAgo: 110,
    events: ['nachhall-rothko'],
    de: `
Am 29. August 1952 setzte sich David Tudor in Woodstock, New York, an einen Flügel, schloss den Deckel und spielte drei Sätze lang nichts. Durch die offene Rückwand des Saals hörte man im ersten Satz Wind, im zweiten Regen auf dem Dach. Im dritten redete das Publikum, und einige gingen hinaus. John Cage fand, sie hätten nicht verstanden, worum es ging. »Es gibt keine Stille.«

## Abendberichte

Unsere Saalmeister führen seit 1951 ein Heft. Hinter jedem Konzert steht eine Zeile, meist »o. b. V.«, ohne besondere Vorkommnisse. Bei Cages Stück wurden sie ausführlicher. Eine Auswahl:

- Gelächter, erst eines, dann viele. Eine Dame ruft: »Zugabe.«
- Heizung schlägt im zweiten Satz viermal, sehr gleichmäßig. Beifall für die Heizung.
- Ein Säugling, der nicht dort sein sollte, freut sich.
- Man hört, dass es schneit. Ich kann es nicht anders sagen.
- Kein Ton. 704 Menschen. So still war es nie. Danach zehn Sekunden, in denen niemand wagt zu klatschen. H. P.-E.

## Anleitung

Man muss nicht ins Konzert gehen, um das Stück zu hören, aber es hilft. Zu Hause wird man abgelenkt von allem, was man tun könnte. Im Saal sitzen Hunderte nebeneinander und tun nichts, mit Absicht, und auf einmal hat jedes Räuspern einen Anfang, eine Mitte und ein Ende.

Ein Rat noch aus den Abendberichten: nicht auf die Uhr sehen. Wer auf die Uhr sieht, hört nur noch die Uhr und nichts sonst.

Die Partitur ist bei der Hausleihe erhältlich. Sie enthält dreimal das Wort *tacet*. Unser Exemplar ist mit Bleistift bezeichnet: Über dem zweiten Satz steht »nicht eilen«.
`,
    en: `
On 29 August 1952 David Tudor sat down at a piano in Woodstock, New York, closed the lid and for three movements played nothing. Through the open back wall of the hall one heard wind in the first movement, rain on the roof in the second. In the third the audience talked, and some walked out. John Cage thought that they had missed the point. ‘There’s no such thing as silence.’

## Evening reports

Since 1951 our hall managers have kept a notebook. Each concert has a line, mostly ‘nothing to report’. With Cage’s piece they grew more expansive. A selection:

- Laughter, first one, then many. A lady calls out: ‘Encore.’
- Heating knocks four times in the second movement, very evenly. Applause for the heating.
- An infant who should not be there is delighted.
- One can hear that it is snowing. I cannot put it any other way.
- Not a sound. 704 people. It has never been so quiet. Then ten seconds in which nobody dares to clap. H. P.-E.

## Instructions

You need not go to a concert in order to hear the piece, but it helps. At home you are distracted by everything you might be doing. In the hall hundreds sit side by side and do nothing, on purpose, and suddenly every clearing of a throat has a beginning, a middle and an end.

One more piece of advice from the evening reports: do not look at your watch. Whoever looks at the watch hears the watch and nothing else.

The score is available from our library. It contains the word *tacet* three times. Our copy is marked in pencil: above the second movement it says ‘do not hurry’.
`,
  },
  {
    key: 'bratsche',
    title: '»Wir sind die, die zuhören« | ‘We Are the Ones Who Listen’',
    teaser:
      'Tamás Várkonyi über Bratschenwitze, Einspringen und die Mitte der Musik. | Tamás Várkonyi on viola jokes, stepping in, and the middle of music.',
    category: 'lesen',
    tags: ['gespraech', 'orchester'],
    author: 'Jule Reimers',
    daysAgo: 2,
    events: ['mahler-fuenfte', 'varkonyi-clarke'],
    de: `
**Herr Várkonyi, kennen Sie einen guten Bratschenwitz?**

Ich kenne alle. Die guten sind von Bratschisten.

**Sie springen am Samstag für Noémie Laurent ein, mit einem Konzert, das vielleicht vierzig Menschen auf der Welt spielen können.**

Es sind weniger. Noémie hat mich selbst angerufen. Sie hat sich den Finger in einer Autotür geklemmt und als Erstes gefragt, ob ich Gubaidulina noch kann. Ich habe ja gesagt und dann nachgesehen, ob es stimmt.

**Und?**

Ich hatte meine Fingersätze von 2009 noch. Damals saß ich hier im Orchester, drittes Pult, und habe jeden Abend gedacht: Das will ich einmal von vorn hören.

**Was ist schwer daran?**

Nicht zu wollen. Man steht vorn, man hat ein Instrument in der Hand, und die Musik sagt: Warte. Wenn man ungeduldig wird, ist sie weg. Wie eine Katze.

**Sie wollten ursprünglich Geiger werden.**

In der Musikschule in Pécs waren die Geigen ausgeliehen. Es gab noch eine Bratsche, sie war zu groß, und der Hausmeister hat mir einen Schemel gebaut. Nach einem Jahr gab es wieder Geigen. Da wollte ich nicht mehr.

**Warum nicht?**

Weil man in der Mitte alles hört. Die Geiger hören sich, die Celli hören den Boden. Wir sind die, die zuhören. Wenn die Mitte weg ist, merkt das Publikum nicht, was fehlt. Es merkt nur, dass es friert.

**Und Mahler, nach der Pause?**

Da setze ich mich in die Gruppe, letztes Pult. Ich lasse mir doch das Adagietto nicht entgehen.

**Bleibt noch der Witz.**

Was ist der Unterschied zwischen einer Bratsche und einem Konzerthaus? Im Konzerthaus gibt es einen Notausgang.
`,
    en: `
**Mr Várkonyi, do you know a good viola joke?**

I know them all. The good ones are by violists.

**On Saturday you step in for Noémie Laurent, in a concerto that perhaps forty people in the world can play.**

Fewer. Noémie rang me herself. She had caught her finger in a car door, and the first thing she asked was whether I still knew the Gubaidulina. I said yes, and then went to see whether it was true.

**And?**

I still had my fingerings of 2009. I was sitting in the orchestra here then, third desk, and every evening I thought: one day I should like to hear this from the front.

**What is difficult about it?**

Not to want. You stand in front, you have an instrument in your hand, and the music says: wait. If you get impatient it is gone. Like a cat.

**Originally you meant to be a violinist.**

At the music school in Pécs all the violins were out on loan. There was one viola left, it was too big, and the caretaker built me a footstool. After a year there were violins again. By then I no longer wanted one.

**Why not?**

Because in the middle you hear everything. The violins hear themselves, the cellos hear the floor. We are the ones who listen. When the middle is missing the audience does not notice what has gone. It only notices that it is cold.

**And Mahler, after the interval?**

I shall sit in with the section, last desk. I am not going to miss the Adagietto.

**That leaves the joke.**

What is the difference between a viola and a concert house? The concert house has an emergency exit.
`,
  },
  {
    key: 'generalbass',
    title: 'Zahlen unter Noten | Figures under Notes',
    teaser:
      'Der Generalbass ist das älteste Akkordsymbol der Welt. Eine Hörhilfe in fünf Ziffern. | Figured bass is the oldest chord symbol in the world. A listening aid in five figures.',
    category: 'hoeren',
    recording: 'generalbass',
    tags: ['alte-musik', 'hoerwege'],
    author: 'Lenz Abendroth',
    daysAgo: 52,
    events: ['strozzi', 'dowland-lachrimae'],
    de: `
Vor Pieter De Waelhens liegt eine einzige Zeile. Unter den Noten stehen Ziffern: 6, 7, 4 3. Den Rest spielt er aus dem Kopf, jeden Abend anders, mit zwei Händen und gelegentlich dem Kinn.

**6** heißt: Der Bass ist nicht der Grundton. Es klingt, als stünde jemand mit einem Fuß auf der Treppe.

**7** heißt: Gleich wird sich etwas auflösen. Man möchte sich vorbeugen.

**4 3** heißt: Erst wehtun, dann trösten. Das ganze 17. Jahrhundert lebt davon.

**♯** allein: Es wird Dur. Meistens am Ende, meistens zu spät.

**Keine Ziffer** heißt: Nichts Besonderes, ein gewöhnlicher Dreiklang. Barbara Strozzi schrieb selten keine Ziffer.

Achten Sie beim nächsten Konzert auf die Laute. Wenn sie im Schlussakkord noch einen Ton nachreicht, hat sie die letzte Ziffer gelesen. Wenn das Cembalo dann lächelt, hat es dieselbe gedacht.
`,
    en: `
A single line of music lies before Pieter De Waelhens. Under the notes stand figures: 6, 7, 4 3. The rest he plays out of his head, differently every night, with two hands and occasionally his chin.

**6** means: the bass is not the root. It sounds as though somebody stood with one foot on the stairs.

**7** means: something is about to be resolved. One would like to lean forward.

**4 3** means: first hurt, then comfort. The whole seventeenth century lives on it.

**♯** alone: it turns to major. Mostly at the end, mostly too late.

**No figure** means: nothing special, an ordinary triad. Barbara Strozzi seldom wrote no figure.

At the next concert listen to the lute. If it hands in one more note in the final chord, it has read the last figure. If the harpsichord then smiles, it had thought of the same one.
`,
  },
  {
    key: 'zugabe',
    title: 'Raten Sie | Guess',
    teaser:
      'Lise Ahrendt sagt ihre Zugaben nicht an. Wir haben 112 davon mitgeschrieben. | Lise Ahrendt does not announce her encores. We have written down 112 of them.',
    category: 'lesen',
    tags: ['klavier', 'publikum'],
    author: 'Anton Brehmer-Castro',
    daysAgo: 9,
    events: ['lise-ahrendt', 'ahrendt-letzte-sonaten'],
    de: `
Seit ihrem Debüt 1998 spielt Lise Ahrendt nach jedem Klavierabend eine Zugabe und sagt nicht, was es war. Im Foyer bilden sich danach Gruppen.

Das Archiv hat mitgehört. Von 112 Zugaben konnten wir 104 bestimmen: 31-mal Bach, 22-mal Schubert, 17-mal Kurtág, neunmal Fanny Hensel, je fünfmal Couperin und Janáček, dazu Einzelnes, darunter zweimal »Der Mond ist aufgegangen« in einer Fassung, die von ihr selbst stammen dürfte. Acht blieben offen. Wir haben sie vorgespielt, summend, Kolleginnen in vier Städten.

Die häufigste Zugabe ist eine Sarabande, die seltenste war ein Wiegenlied für eine hustende Dame in Reihe 2. Gefragt, warum sie nichts sagt, antwortete sie: »Wenn ich den Namen nenne, hören Sie den Namen.« Und die acht? Sie dachte nach. »Zwei davon weiß ich selbst nicht mehr.«
`,
    en: `
Since her debut in 1998 Lise Ahrendt has played an encore after every recital and has not said what it was. Groups form in the foyer afterwards.

The archive has been listening. Of 112 encores we were able to identify 104: Bach 31 times, Schubert 22, Kurtág 17, Fanny Hensel nine, Couperin and Janáček five each, and sundry others, among them twice ‘The moon has risen’ in a version that is probably her own. Eight remained open. We have hummed them to colleagues in four cities.

The most frequent encore is a sarabande; the rarest was a lullaby for a lady coughing in row 2. Asked why she says nothing, she replied: ‘If I give the name, you hear the name.’ And the eight? She thought about it. ‘Two of them I no longer know myself.’
`,
  },
]
