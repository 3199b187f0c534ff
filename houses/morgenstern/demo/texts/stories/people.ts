import type { Story } from './story.ts'

/** Short stories about the people of the house and its guests. */
export const peopleStories: Story[] = [
  {
    key: 'einspringen',
    title: 'Elf Uhr, ein Anruf | Eleven O’Clock, a Phone Call',
    teaser:
      'Was zwischen einer Absage und dem Auftritt geschieht, in acht Stunden und dreißig Minuten. | What happens between a cancellation and the concert, in eight hours and thirty minutes.',
    category: 'lesen',
    tags: ['hinter-der-buehne', 'orchester'],
    author: 'Jule Reimers',
    daysAgo: 6,
    events: ['mahler-fuenfte'],
    de: `
**11.00 Uhr.** Benno Tischer-Wall, Orchesterdirektor, nimmt ab und sagt eine Weile nichts.

**11.04 Uhr.** Er öffnet ein Heft mit Wachstuchumschlag. Darin stehen, nach Stücken geordnet, Menschen, die sie können, und ob sie nachts ans Telefon gehen.

**11.30 Uhr.** Der erste ist in Tokio. Die zweite kann, hat aber seit März ein Kind. Der dritte sagt: »Welche Kadenz?«

**12.10 Uhr.** Zug gebucht, Frack in der Reinigung am Zielbahnhof gefunden.

**15.45 Uhr.** Ankunft. Tischer-Wall steht am Gleis mit der Partitur und einem Käsebrot. Im Taxi werden die Tempi besprochen, der Fahrer hat eine Meinung.

**17.00 Uhr.** Eine Probe von vierzig Minuten. Die Dirigentin zeigt nur die Stellen, an denen sie nicht zeigen wird.

**18.30 Uhr.** Das Programmheft bekommt einen Einleger. Es ist das einzige Papier im Haus, das immer zu spät kommt und immer gelesen wird.

**19.30 Uhr.** Auftritt. Niemand im Saal sieht dem Solisten an, dass er seine Schuhe nicht dabeihat. Es sind die von Hartmut Pohl-Ewert. Sie drücken.
`,
    en: `
**11.00 am.** Benno Tischer-Wall, the orchestra’s manager, picks up the phone and for a while says nothing.

**11.04 am.** He opens an oilcloth notebook. It lists, by piece, the people who can play it and whether they answer the telephone at night.

**11.30 am.** The first is in Tokyo. The second could, but has had a child since March. The third says: ‘Which cadenza?’

**12.10 pm.** Train booked, tails located at a dry cleaner’s near the station of arrival.

**3.45 pm.** Arrival. Tischer-Wall stands on the platform with the score and a cheese sandwich. Tempi are discussed in the taxi; the driver has a view.

**5.00 pm.** A rehearsal of forty minutes. The conductor shows only the places where she will not be showing anything.

**6.30 pm.** The programme book receives a slip. It is the only piece of paper in the house that is always late and always read.

**7.30 pm.** On stage. Nobody in the hall can tell that the soloist has come without shoes. He is wearing Hartmut Pohl-Ewert’s. They pinch.
`,
  },
  {
    key: 'frack',
    title: 'Schwarz ist auch eine Farbe | Black Is a Colour Too',
    teaser:
      'Das Orchester hat den Frack abgeschafft, mit 47 zu 46 Stimmen und einer Enthaltung. | The orchestra has abolished tails, by 47 votes to 46 with one abstention.',
    category: 'lesen',
    tags: ['orchester', 'publikum'],
    author: 'Jule Reimers',
    daysAgo: 130,
    de: `
Der Frack wurde für Herren erfunden, die nach dem Essen tanzen. Zum Geigen taugt er nicht: Er spannt, wo man den Arm hebt, und hängt, wo man sitzt. Trotzdem trug ihn das Morgenstern-Orchester hundertsechs Jahre lang.

Die Abstimmung fand 2019 in der Kantine statt und dauerte länger als Bruckners Achte. Für den Frack sprachen die Würde, die Tradition und ein Kontrabassist, der gerade einen neuen hatte. Dagegen sprachen die Bratschen. 47 zu 46; enthalten hat sich der Pauker, der sagte, er werde ohnehin nicht angesehen.

Seither heißt es: schwarz, lang, leise. Leise ist wörtlich gemeint. Es gibt eine Liste verbotener Stoffe (Taft, Leder, alles mit Pailletten) und eine Stelle im Probenraum, an der man sich vor einem Mikrophon bewegen muss.

Nur am 19. Oktober, zum Geburtstag des Hauses, holen manche den Frack wieder heraus. Freiwillig, sagen sie. Er passt noch. Meistens.
`,
    en: `
Tails were invented for gentlemen who dance after dinner. They are no good for playing the violin: tight where you raise your arm, and hanging where you sit. The Morgenstern-Orchester wore them for a hundred and six years all the same.

The vote took place in the canteen in 2019 and lasted longer than Bruckner’s Eighth. In favour of tails spoke dignity, tradition and a double bass player who had just bought a new set. Against them spoke the violas. 47 to 46; the abstention came from the timpanist, who said that nobody looked at him anyway.

Since then the rule has been: black, long, quiet. Quiet is meant literally. There is a list of forbidden materials (taffeta, leather, anything with sequins) and a spot in the rehearsal room where you have to move in front of a microphone.

Only on 19 October, the house’s birthday, do some of them bring out their tails again. Of their own free will, they say. They still fit. Mostly.
`,
  },
  {
    key: 'umblaettern',
    title: 'Die Hand links im Bild | The Hand on the Left',
    teaser:
      'Ein Abend mit jemandem, den man nur bemerkt, wenn etwas schiefgeht. | An evening with someone you notice only when things go wrong.',
    category: 'lesen',
    tags: ['hinter-der-buehne', 'klavier'],
    author: 'Theo Quandtner',
    daysAgo: 77,
    events: ['mirow-benholz'],
    de: `
Aufstehen bei der drittletzten Zeile. Ecke oben fassen, nie unten. Blättern, wenn der Pianist nickt, aber nicht jeder Pianist nickt; manche atmen. Wieder hinsetzen, ohne dass der Stuhl es merkt.

Karin Bartholdy-Neff blättert seit 1986 im Fanny-Hensel-Saal um, hauptberuflich ist sie Zahnärztin. Sie liest mit, immer zwei Takte voraus, und hat sich in all den Jahren viermal geirrt. Die vier Stellen weiß sie auswendig, samt Seitenzahl.

Seit es Tablets gibt, braucht man sie seltener. Aurel Benholz hat eines, mit Fußpedal, und ruft sie trotzdem. »Ein Pedal atmet nicht mit«, sagt er.

Geübt hat sie das Blättern nie, nur das Aufhören: die Hand zurücknehmen, als sei sie nicht da gewesen. Am Ende steht sie zuletzt auf und geht zuerst ab, an der Wand entlang. Wer nach einem Konzert sagt, er habe sie nicht gesehen, macht ihr ein Kompliment.
`,
    en: `
Stand up at the third line from the bottom. Take the upper corner, never the lower. Turn when the pianist nods, but not every pianist nods; some breathe. Sit down again without the chair noticing.

Karin Bartholdy-Neff has been turning pages in the Fanny Hensel Hall since 1986; by profession she is a dentist. She reads along, always two bars ahead, and in all those years has made four mistakes. She knows the four places by heart, page numbers included.

Since there have been tablets she is needed less often. Aurel Benholz owns one, with a pedal, and calls her all the same. ‘A pedal does not breathe with you,’ he says.

She has never practised turning, only stopping: taking back her hand as though it had not been there. At the end she is the last to rise and the first to leave, along the wall. If you say after a concert that you did not see her, you are paying her a compliment.
`,
  },
  {
    key: 'erstes-mal',
    title: 'Reihe 3, Platz 14, sechs Jahre alt | Row 3, Seat 14, Six Years Old',
    teaser:
      'Notizen eines Kindes aus seinem ersten Konzert, diktiert auf dem Heimweg. | Notes by a child on a first concert, dictated on the way home.',
    category: 'lesen',
    tags: ['familie', 'publikum'],
    author: 'Theo Quandtner',
    daysAgo: 36,
    events: ['familie-peter', 'familie-relaxed'],
    de: `
Es waren ungefähr tausend Leute und alle haben geflüstert, obwohl noch gar nichts war.

Die Frau mit dem Stock hat keinen Ton gemacht. Aber wenn sie aufgehört hat, haben alle aufgehört.

Der Wolf sind drei Leute mit goldenen Schnecken. Ich hatte keine Angst, nur am Bauch.

Die Ente ist am Ende noch im Wolf drin, man hört sie. Mama sagt, das ist traurig. Ich glaube, sie zieht dort ein.

Ein Mann hat die ganze Zeit nichts gemacht und dann einmal auf die große Trommel gehauen. Der hatte den besten Beruf.

Beim Klatschen tun die Hände weh, und man hört trotzdem nicht auf, weil die anderen auch nicht aufhören. Jemand muss anfangen mit Aufhören.

Ich möchte wieder hin. Ich möchte auf den Platz von dem Mann.
`,
    en: `
There were about a thousand people and they were all whispering although nothing was happening yet.

The lady with the stick did not make a sound. But when she stopped, everyone stopped.

The wolf is three people with golden snails. I was not frightened, only in my tummy.

At the end the duck is still in the wolf, you can hear her. Mummy says that is sad. I think she is moving in.

One man did nothing the whole time and then hit the big drum once. He had the best job.

Clapping makes your hands hurt and you still don’t stop because the others don’t stop either. Somebody has to start stopping.

I want to go again. I want to have that man’s seat.
`,
  },
  {
    key: 'kinderfragen',
    title: 'Warum schwitzt die Dirigentin? | Why Does the Conductor Sweat?',
    teaser:
      'Sieben Fragen von Klasse 3b, beantwortet von denen, die es wissen müssen. | Seven questions from year 3, answered by those who ought to know.',
    category: 'lesen',
    tags: ['familie', 'orchester'],
    author: 'Theo Quandtner',
    daysAgo: 100,
    de: `
? Warum schwitzt die Dirigentin, wenn die anderen spielen?
Elin Sørbye: Weil ich versuche, alle gleichzeitig zu sein.

? Was passiert, wenn jemand aufs Klo muss?
Er bleibt sitzen. Bei Wagner geht man vorher, egal ob man muss.

? Ist eine Geige mehr wert als ein Auto?
Manche so viel wie eine Straße voller Autos. Man darf sie trotzdem nicht in der Garage lassen.

? Merkt man, wenn einer falsch spielt?
Die Nachbarin merkt es. Sie sagt es nicht. Sie schaut nur geradeaus, auf eine bestimmte Art.

? Wie viele Pfeifen der Orgel sind kaputt?
Jonas Lindqvist: Heute drei. Ich weiß, welche, und spiele um sie herum.

? Darf man Musik langweilig finden?
Ja. Wir auch, manchmal. Dann hilft es, sich eine einzige Person auf der Bühne auszusuchen und nur auf sie zu hören.

? Warum klatschen am Ende die Geiger mit dem Fuß?
Weil sie die Hände voll haben.
`,
    en: `
? Why does the conductor sweat when the others are playing?
Elin Sørbye: Because I am trying to be all of them at once.

? What happens if somebody needs the toilet?
They stay where they are. Before Wagner you go first, whether you need to or not.

? Is a violin worth more than a car?
Some are worth a street full of cars. You still must not leave them in the garage.

? Can you tell when somebody plays a wrong note?
The person next to them can. She does not say so. She just looks straight ahead in a certain way.

? How many of the organ’s pipes are broken?
Jonas Lindqvist: Three today. I know which, and play round them.

? Are you allowed to find music boring?
Yes. So do we, sometimes. Then it helps to choose one person on the stage and listen to nobody else.

? Why do the violinists clap with their feet at the end?
Because their hands are full.
`,
  },
  {
    key: 'gebaerden',
    title: 'Ein Gedicht für zwei Hände | A Poem for Two Hands',
    teaser:
      'Enno Kuhlbrodt macht Gebärdensprachpoesie zu Musik, die er nicht hört, sondern misst. | Enno Kuhlbrodt makes sign-language poetry to music that he does not hear but measures.',
    category: 'lesen',
    tags: ['zugang', 'familie'],
    author: 'Mira Kohlhaase',
    daysAgo: 44,
    events: ['familie-relaxed'],
    de: `
Enno Kuhlbrodt ist taub geboren und seit 2018 regelmäßig auf unseren Bühnen. Er übersetzt nicht. »Wer übersetzt, kommt immer eine Sekunde zu spät«, gebärdet er. »Ich bin Stimme.«

Zu den Proben bringt er einen Luftballon mit. Hält man ihn vor der Brust, spürt man die Bässe in den Fingerspitzen, die Flöten am Knoten. Auf den Holzdielen steht er in Socken. Aus dem, was ankommt, baut er Formen: ein Crescendo, das an der Hüfte beginnt und über den Kopf hinausgeht; ein Pizzicato, das zwischen Daumen und Zeigefinger zerplatzt.

In Griegs *Morgenstimmung* geht bei ihm keine Sonne auf. »Das macht jeder.« Bei ihm wacht eine Hand auf, merkt, dass die andere noch schläft, und weckt sie nicht.

Nach dem letzten Konzert wollte das Publikum eine Zugabe. Es hat sie in Gebärden verlangt, tausend Hände in der Luft. Von der Bühne, sagt Kuhlbrodt, sah das aus wie ein Feld.
`,
    en: `
Enno Kuhlbrodt was born deaf and has appeared on our stages regularly since 2018. He does not interpret. ‘Interpreters are always a second late,’ he signs. ‘I am a voice.’

He brings a balloon to rehearsals. Held before the chest it lets you feel the basses in your fingertips and the flutes at the knot. He stands on the boards in his socks. Out of what arrives he builds shapes: a crescendo that begins at the hip and goes on beyond the head; a pizzicato that bursts between thumb and forefinger.

In Grieg’s *Morning Mood* no sun rises with him. ‘Everybody does that.’ With him one hand wakes, notices that the other is still asleep, and does not wake it.

After the last concert the audience wanted an encore. They asked for it in sign, a thousand hands in the air. From the stage, says Kuhlbrodt, it looked like a field.
`,
  },
  {
    key: 'brezel',
    title: 'Die Brezel, die nicht knistert | The Pretzel that Does Not Crackle',
    teaser:
      'Vierzehn Sorten, ein Messraum, ein Ergebnis: die Entwicklung eines geräuscharmen Imbisses. | Fourteen kinds, one test room, one result: developing a low-noise snack.',
    category: 'lesen',
    tags: ['publikum', 'akustik'],
    author: 'Jule Reimers',
    daysAgo: 118,
    de: `
Es begann mit einer Beschwerde. In der Generalpause vor der Coda, schrieb ein Abonnent, habe im ersten Rang jemand in eine Laugenbrezel gebissen, und die Coda sei danach für ihn nicht mehr dieselbe gewesen.

Essen im Saal ist verboten; aber manche Brezel wird in der Pause begonnen und danach, unauffällig, beendet. Die Gastronomie nahm sich der Sache an. Vierzehn Sorten wurden in Piet Hoekstras Messraum gebissen, von derselben Person, in denselben Abständen. Die lauteste erreichte 71 Dezibel, das ist ein Mezzoforte der Oboe. Die leiseste lag bei 38.

Sie ist weicher, heller und ein wenig süß. Puristen sagen, das sei keine Brezel mehr. Im Haus heißt sie *con sordino*.

Der Abonnent hat sich bedankt. Er sitzt jetzt trotzdem im zweiten Rang.
`,
    en: `
It began with a complaint. In the general pause before the coda, wrote a subscriber, somebody in the first circle had bitten into a pretzel, and for him the coda had not been the same afterwards.

Eating in the hall is forbidden; but many a pretzel is begun in the interval and, inconspicuously, finished later. The caterers took up the matter. Fourteen kinds were bitten in Piet Hoekstra’s test room, by the same person, at the same intervals. The loudest reached 71 decibels, which is an oboe playing mezzo-forte. The softest came to 38.

It is paler, more tender and a little sweet. Purists say that it is no longer a pretzel. In the house it is known as *con sordino*.

The subscriber has thanked us. He now sits in the upper circle all the same.
`,
  },
  {
    key: 'andree',
    title: 'Ein Gesetz für Fräulein Andrée | A Law for Miss Andrée',
    teaser:
      'Wie eine junge Frau aus Visby Schwedens Kirchen eine Angst abgewöhnte. | How a young woman from Visby cured Sweden’s churches of a fear.',
    category: 'lesen',
    tags: ['komponistinnen', 'orgel'],
    author: 'Lenz Abendroth',
    daysAgo: 140,
    events: ['orgel-andree'],
    de: `
Als Elfrida Andrée in Stockholm ihr Organistenexamen ablegte, durfte sie danach genau nichts. Orgeldienst war in Schweden Männern vorbehalten. Der Apostel Paulus, hieß es, habe Frauen in der Gemeinde zu schweigen geboten, und eine Orgel sei ja nun nicht leise.

Vater Andrée, Arzt und Liberaler, reichte Eingaben ein, die Tochter auch. 1861 wurde die Verordnung geändert. Im selben Jahr hatte sie eine Stelle in Stockholm, sechs Jahre später die am Dom von Göteborg, die sie bis zu ihrem Tod 1929 behielt. Nebenbei erkämpfte sie, dass Frauen Telegraphistinnen werden durften, leitete Volkskonzerte, mehrere hundert, und schrieb Symphonien.

Ihre Orgelsymphonie in h-Moll beginnt wie eine Erlaubnis, die man nicht mehr braucht: mit vollem Werk. Jonas Lindqvist spielt sie samstags um vier. Paulus, sagt er, hätte zumindest zugehört.
`,
    en: `
When Elfrida Andrée passed her organist’s examination in Stockholm, she was then allowed to do precisely nothing. Organ posts in Sweden were reserved for men. The apostle Paul, it was said, had bidden women keep silent in church, and an organ is not, after all, a quiet thing.

Her father, a doctor and a liberal, submitted petitions; so did she. In 1861 the regulation was changed. In the same year she had a post in Stockholm, and six years later the one at Gothenburg Cathedral, which she held until her death in 1929. Along the way she won women the right to become telegraphists, directed popular concerts, several hundred of them, and wrote symphonies.

Her Organ Symphony in B minor begins like a permission no longer needed: on full organ. Jonas Lindqvist plays it on Saturday at four. Paul, he says, would at least have listened.
`,
  },
  {
    key: 'telegramm',
    title: 'Ein Wort aus Montevideo | One Word from Montevideo',
    teaser:
      'Rosa Morgensterns Telegramm zur Wiedereröffnung 1951, und was sie nicht schrieb. | Rosa Morgenstern’s telegram for the reopening in 1951, and what she did not write.',
    category: 'lesen',
    tags: ['archiv', 'stadt'],
    author: 'Anton Brehmer-Castro',
    daysAgo: 31,
    de: `
Das Telegramm liegt in der Vitrine im Foyer, gleich neben der Garderobe, und die meisten gehen daran vorbei. Aufgegeben in Montevideo am 18. Oktober 1951, 16.20 Uhr. Text: ENDLICH. Unterschrift: ROSA.

Sie war 76. Man hatte sie eingeladen, Reise bezahlt, Platz in der ersten Reihe. Sie kam nicht. In den Briefen an ihre Nichte, die uns 2013 überlassen wurden, steht, warum: »Sie wollen, dass ich ihnen vergebe, indem ich klatsche.« Und zwei Zeilen später: »Schick mir das Programm. Ich will wissen, ob sie mit Mendelssohn anfangen.«

Sie fingen mit Mendelssohn an. Die Rundfunkaufnahme kam drei Monate darauf per Schiff. Rosa Morgenstern, schreibt die Nichte, habe sie einmal gehört, im Stehen, und danach gesagt, die Celli säßen zu weit links.

Das stimmt übrigens. Seit 2014 sitzen sie weiter rechts.
`,
    en: `
The telegram lies in the display case in the foyer, right next to the cloakroom, and most people walk past it. Handed in at Montevideo on 18 October 1951, 4.20 pm. Text: ENDLICH, at last. Signature: ROSA.

She was 76. They had invited her, passage paid, a seat in the front row. She did not come. The letters to her niece, which were left to us in 2013, say why: ‘They want me to forgive them by clapping.’ And two lines further on: ‘Send me the programme. I want to know whether they begin with Mendelssohn.’

They began with Mendelssohn. The broadcast recording arrived three months later by ship. Rosa Morgenstern, writes the niece, listened to it once, standing, and then said that the cellos sat too far to the left.

It is true, by the way. Since 2014 they have been sitting further to the right.
`,
  },
]
