import type { Story } from './story.ts'

/** Stories about composers and their works. */
export const composerStories: Story[] = [
  {
    key: 'chladni',
    title: 'Der Mann, der Töne streute | The Man Who Scattered Sounds',
    teaser:
      'Ernst Chladni machte 1787 den Klang sichtbar. Seine Figuren sind das Gesicht dieses Hauses. | In 1787 Ernst Chladni made sound visible. His figures are the face of this house.',
    category: 'sehen',
    recording: 'klangfiguren',
    tags: ['klangfiguren', 'akustik'],
    author: 'Katharina Maibaum',
    daysAgo: 8,
    events: ['familie-klangfiguren'],
    de: `
Man nehme eine Platte aus Messing oder Glas, klemme sie in der Mitte fest, streue Sand darauf und streiche mit einem Geigenbogen am Rand entlang. Der Sand beginnt zu springen, läuft auseinander, läuft zusammen und bleibt in Linien liegen, die niemand gezeichnet hat.

Ernst Florens Friedrich Chladni, 1756 in Wittenberg geboren, studierte auf Wunsch des Vaters Jura und wandte sich, sobald er durfte, der Akustik zu. 1787 veröffentlichte er die *Entdeckungen über die Theorie des Klanges*, mit elf Kupfertafeln voller Sterne, Kreuze, Rauten. Eine Stelle an einer Universität bekam er nie. Er reiste mit Platten, Bogen und Sand durch Europa und lebte davon, den Leuten zu zeigen, wie Töne aussehen.

## Ein Kaiser und eine Mathematikerin

1809 führte er die Figuren in Paris Napoleon vor. Der war beeindruckt und ließ einen Preis ausschreiben für den, der sie berechnen könne. Die meisten Gelehrten winkten ab. Es bewarb sich Sophie Germain, die sich ihr Wissen gegen den Willen der Eltern nachts bei Kerzenlicht angelesen hatte; dreimal reichte sie ein, beim dritten Mal, 1816, bekam sie den Preis.

## Warum der Sand weiß, wohin

Eine schwingende Platte bewegt sich nicht überall. Zwischen den Bäuchen, wo sie auf und ab schlägt, verlaufen Linien, an denen sie stillhält. Dort sammelt sich der Sand. Was man sieht, ist also nicht der Ton. Es ist seine Ruhe.

Das schien uns ein gutes Bild für ein Konzerthaus. Deshalb hat bei uns jedes Konzert seine eigene Figur, berechnet aus seinen Daten: Das Genre gibt die Farbe, Werk und Jahr geben die Schwingung. Dasselbe Konzert ergibt immer dieselbe Figur. Gestreut wird am Rechner, Korn für Korn, ein paar Zehntausend.

Im Werkraum machen es Kinder noch wie Chladni. Sie brauchen drei Löffel Sand und ungefähr zehn Minuten, bis ihnen die Frage einfällt, auf die es ankommt: Und wie sieht Stille aus?
`,
    en: `
Take a plate of brass or glass, clamp it in the middle, scatter sand on it and draw a violin bow along the edge. The sand begins to jump, runs apart, runs together and comes to rest in lines that nobody has drawn.

Ernst Florens Friedrich Chladni, born in Wittenberg in 1756, read law at his father’s wish and turned to acoustics as soon as he was allowed. In 1787 he published his *Discoveries Concerning the Theory of Sound*, with eleven copper plates full of stars, crosses and lozenges. He never held a post at a university. He travelled Europe with plates, bow and sand and lived by showing people what notes look like.

## An emperor and a mathematician

In 1809 he demonstrated the figures to Napoleon in Paris. The emperor was impressed and had a prize offered to whoever could calculate them. Most scholars declined. The one who entered was Sophie Germain, who had read her way to knowledge by candlelight, at night and against her parents’ wishes; she submitted three times, and the third time, in 1816, she received the prize.

## Why the sand knows where to go

A vibrating plate does not move everywhere. Between the places where it swings up and down run lines along which it keeps still. There the sand collects. What you see, then, is not the sound. It is the sound’s repose.

That seemed to us a good image for a concert house. So every concert here has a figure of its own, computed from its data: the genre gives the colour, work and year give the vibration. The same concert always yields the same figure. The scattering is done by computer, grain by grain, some tens of thousands of them.

In the Workshop children still do it Chladni’s way. They need three spoons of sand and about ten minutes before the question occurs to them that matters: and what does silence look like?
`,
  },
  {
    key: 'farrenc-gehalt',
    title: 'Gleiches Geld für gleiche Noten | Equal Pay for Equal Notes',
    teaser:
      'Wie Louise Farrenc 1850 am Pariser Conservatoire erreichte, was anderswo noch verhandelt wird. | How Louise Farrenc achieved at the Paris Conservatoire in 1850 what others are still negotiating.',
    category: 'lesen',
    tags: ['komponistinnen'],
    author: 'Katharina Maibaum',
    daysAgo: 19,
    events: ['farrenc-dritte', 'matinee-nonette'],
    de: `
Im November 1842 wurde Louise Farrenc Professorin für Klavier am Pariser Conservatoire, die einzige Frau ihres Jahrhunderts auf einer solchen Stelle, und unterrichtete dort dreißig Jahre lang. Sie durfte nur Frauen unterrichten. Und sie verdiente weniger als die Kollegen, die Männer unterrichteten.

Farrenc, 1804 als Louise Dumont in eine Familie von Bildhauern geboren, war da längst Komponistin. Ihre Etüden wurden Pflichtstoff. Sie schrieb drei Symphonien in einer Stadt, die nur Opern hören wollte, und setzte durch, dass die Dritte 1849 in der Société des concerts du Conservatoire erklang.

## Das Nonett

Im folgenden Jahr spielte man ihr Nonett für Bläser und Streicher, mit dem jungen Joseph Joachim an der Geige. Der Erfolg war so deutlich, dass Farrenc daraus eine Folgerung zog. Sie schrieb an den Direktor Auber. Der Ton des Briefes ist höflich, die Rechnung darin nicht zu widerlegen: dieselbe Arbeit, dieselben Ergebnisse, Preise für ihre Schülerinnen in jedem Jahr. Auber stimmte zu. Seit 1850 bekam Louise Farrenc, was die Männer bekamen.

## Danach

1859 starb ihre Tochter Victorine, selbst eine begabte Pianistin, und Louise Farrenc hörte auf zu komponieren. Mit ihrem Mann gab sie den *Trésor des pianistes* heraus, 23 Bände alter Tastenmusik, ohne die man Couperin und Scarlatti später wiedererfunden hätte.

Nach ihrem Tod 1875 verschwand ihr Werk für ein Jahrhundert. In diesem Haus erklang die Dritte zum ersten Mal, als sie hundertfünfzig Jahre alt war. Im Orchester kannte niemand das Stück, die Stimmen kamen als Leihmaterial und trugen keine einzige Eintragung. Das Publikum, heißt es im Abendbericht, habe »überrascht« applaudiert. Man könnte auch sagen: verspätet.
`,
    en: `
In November 1842 Louise Farrenc became professor of piano at the Paris Conservatoire, the only woman of her century in such a post, and taught there for thirty years. She was allowed to teach women only. And she earned less than her colleagues who taught men.

Farrenc, born Louise Dumont in 1804 into a family of sculptors, had long been a composer by then. Her studies became required work. She wrote three symphonies in a city that only wanted to hear operas, and saw to it that the Third was given by the Société des concerts du Conservatoire in 1849.

## The Nonet

The following year her Nonet for wind and strings was played, with the young Joseph Joachim on the violin. The success was so plain that Farrenc drew a conclusion from it. She wrote to the director, Auber. The tone of the letter is polite, its arithmetic irrefutable: the same work, the same results, prizes for her pupils every year. Auber agreed. From 1850 Louise Farrenc received what the men received.

## Afterwards

In 1859 her daughter Victorine, a gifted pianist herself, died, and Louise Farrenc ceased to compose. With her husband she edited the *Trésor des pianistes*, 23 volumes of old keyboard music without which Couperin and Scarlatti would later have had to be reinvented.

After her death in 1875 her work vanished for a century. In this house the Third was first heard when it was a hundred and fifty years old. Nobody in the orchestra knew the piece; the parts were hired and bore not a single marking. The audience, says the evening’s report, applauded ‘with surprise’. One might also say: belatedly.
`,
  },
  {
    key: 'mahler-hoeren',
    title: 'Siebzig Minuten in fünf Räumen | Seventy Minutes in Five Rooms',
    teaser:
      'Ein Hörweg durch Mahlers Fünfte, mit Hinweisen, wo man sich festhalten kann. | A listener’s route through Mahler’s Fifth, with notes on where to hold on.',
    category: 'lesen',
    tags: ['orchester', 'hoerwege'],
    author: 'Katharina Maibaum',
    daysAgo: 5,
    events: ['mahler-fuenfte'],
    de: `
Mahlers Fünfte beginnt mit einer Trompete, allein. Vier Töne, drei kurze und ein langer, das Gegenteil eines Scherzes über Beethoven. Warten Sie nicht darauf, dass es besser wird. Es wird anders.

## Erster Raum: Trauermarsch

»In gemessenem Schritt. Streng. Wie ein Kondukt.« Der Zug geht vorüber, bleibt stehen, jemand bricht zusammen, der Zug geht weiter. Achten Sie auf das Ende: Die Trompete ist jetzt sehr weit weg, und eine Flöte äfft sie nach. Danach ein einzelner gezupfter Ton, wie eine Tür, die ins Schloss fällt.

## Zweiter Raum: Aufruhr

»Mit größter Vehemenz.« Dieselbe Trauer, aber ohne Haltung. Gegen Schluss reißt der Himmel auf, Blech, D-Dur, ein Choral. Mahler zieht den Vorhang sofort wieder zu. Merken Sie sich die Stelle. Sie kommt wieder.

## Dritter Raum: Scherzo

Der längste Satz, und eigentlich ein Hornkonzert; in manchen Orchestern steht das Solohorn dafür auf. Ein Ländler, ein Walzer, beide zu schnell für ihre Schuhe. Mahler fürchtete 1905, Dirigenten würden ihn fünfzig Jahre lang zu rasch nehmen. Er hat sich um ein paar Jahrzehnte verschätzt.

## Vierter Raum: Adagietto

Nur Streicher und Harfe. Es heißt, Mahler habe es Alma statt eines Briefes geschickt. Sie verstand und schrieb zurück, er solle kommen. Es dauert bei den einen sieben Minuten, bei anderen zwölf; die Liebe war dieselbe.

## Fünfter Raum: Rondo-Finale

Ein Horn, ein Fagott, eine Klarinette probieren, wer anfangen darf. Dann eine Fuge mit guter Laune. Und ganz am Ende, wenn man ihn vergessen hat: der Choral aus dem zweiten Raum. Diesmal bleibt das Licht an. Ob Mahler das glaubte, weiß man nicht; er hat an der Instrumentierung noch in seinem letzten Lebensjahr geändert.
`,
    en: `
Mahler’s Fifth begins with a trumpet, alone. Four notes, three short and one long, the opposite of a joke about Beethoven. Do not wait for things to get better. They get different.

## First room: Funeral march

‘At a measured pace. Stern. Like a cortège.’ The procession passes, halts, somebody breaks down, the procession goes on. Listen for the end: the trumpet is now very far away, and a flute apes it. Then a single plucked note, like a door clicking shut.

## Second room: Uproar

‘With the utmost vehemence.’ The same grief, but without composure. Towards the close the sky tears open, brass, D major, a chorale. Mahler draws the curtain again at once. Remember the place. It will return.

## Third room: Scherzo

The longest movement, and really a horn concerto; in some orchestras the solo horn stands up for it. A ländler, a waltz, both too fast for their shoes. In 1905 Mahler feared that conductors would take it too quickly for fifty years. He was out by a few decades.

## Fourth room: Adagietto

Strings and harp only. It is said that Mahler sent it to Alma in place of a letter. She understood and wrote back that he should come. With some it lasts seven minutes, with others twelve; the love was the same.

## Fifth room: Rondo-Finale

A horn, a bassoon and a clarinet try out who may begin. Then a fugue in a good mood. And at the very end, when you have forgotten it: the chorale from the second room. This time the light stays on. Whether Mahler believed it nobody knows; he was still changing the orchestration in the last year of his life.
`,
  },
  {
    key: 'hensel-sonntag',
    title: 'Sonntags in der Leipziger Straße 3 | Sundays at Leipziger Straße 3',
    teaser:
      'Fanny Hensel hatte kein Konzerthaus. Sie hatte einen Gartensaal, einen Chor und Liszt im Publikum. | Fanny Hensel had no concert house. She had a garden room, a choir, and Liszt in the audience.',
    category: 'lesen',
    tags: ['komponistinnen', 'stadt'],
    author: 'Lenz Abendroth',
    daysAgo: 33,
    events: ['mendelssohn-hensel', 'desrosieres-das-jahr'],
    de: `
Im Jahr 1820 schrieb Abraham Mendelssohn seiner vierzehnjährigen Tochter, die Musik werde für den Bruder vielleicht Beruf, »während sie für Dich stets nur Zierde, niemals Grundbass Deines Seins und Tuns werden kann und soll«. Man muss diesen Satz kennen, um zu ermessen, was sie aus dem Zierrat machte.

Seit 1831 leitete Fanny Hensel die Sonntagsmusiken im Gartenhaus der Leipziger Straße 3. Jeden zweiten Sonntag um elf kamen die Gäste, bald hundert, bald zweihundert. Sie spielte Klavier, dirigierte, suchte die Stücke aus. Bach und Beethoven waren der Grundstock; dazu kam, was es in Berlin sonst nicht zu hören gab. Franz Liszt kam, Clara Schumann kam, Bettina von Arnim kam und redete. Eintritt nahm man nicht, Zeitungen wurden nicht eingeladen, und doch wusste die halbe Stadt, was am übernächsten Sonntag auf dem Pult lag.

## Vierhundertsechzig Werke

Hensel schrieb etwa 460 Stücke. Der Bruder riet von Veröffentlichungen ab. 1846, mit vierzig, tat sie es ohne seinen Rat und meldete es ihm in einem Brief, der mit Herzklopfen beginnt und mit Eigensinn endet. Op. 1 waren Lieder. Op. 11 wurde das Klaviertrio in d-Moll.

Am 14. Mai 1847 probte sie für den nächsten Sonntag Felix’ *Erste Walpurgisnacht*. Während der Probe versagten ihr die Hände. Sie starb am selben Abend.

## Kein Schild

Das Haus gibt es nicht mehr; an seiner Stelle steht heute der Bundesrat. Unser kleiner Saal trägt ihren Namen seit 1997. Er hat 320 Plätze, ein paar mehr als der Gartensaal, und dieselbe Anfangszeit. Sonntags um elf, wenn nebenan die Matinee beginnt, hört man manchmal beides: die Musik und den Kaffee.
`,
    en: `
In 1820 Abraham Mendelssohn wrote to his fourteen-year-old daughter that music might perhaps become a profession for her brother, ‘while for you it can and must only be an ornament, never the ground bass of your being and doing’. One has to know that sentence to measure what she made of the ornament.

From 1831 Fanny Hensel directed the Sunday concerts in the garden house at Leipziger Straße 3. Every other Sunday at eleven the guests arrived, now a hundred, now two hundred. She played the piano, she conducted, she chose the pieces. Bach and Beethoven were the foundation; to them she added what could not otherwise be heard in Berlin. Franz Liszt came, Clara Schumann came, Bettina von Arnim came and talked. There was no admission, newspapers were not invited, and yet half the city knew what would be on the stands two Sundays later.

## Four hundred and sixty works

Hensel wrote about 460 pieces. Her brother advised against publication. In 1846, at forty, she did it without his advice and told him so in a letter that begins with a beating heart and ends with obstinacy. Op. 1 was a book of songs. Op. 11 became the Piano Trio in D minor.

On 14 May 1847 she was rehearsing Felix’s *First Walpurgis Night* for the following Sunday. During the rehearsal her hands failed. She died the same evening.

## No plaque

The house is gone; the Bundesrat stands in its place today. Our small hall has borne her name since 1997. It has 320 seats, a few more than the garden room, and keeps the same hour. On Sundays at eleven, when the matinee begins next door, you can sometimes hear both: the music and the coffee.
`,
  },
  {
    key: 'gubaidulina',
    title: 'Der Schatten einen Viertelton tiefer | A Shadow a Quarter-Tone Below',
    teaser:
      'Sofia Gubaidulinas Bratschenkonzert hören: ein Instrument, das nicht lauter werden will. | Listening to Sofia Gubaidulina’s Viola Concerto: an instrument that declines to get louder.',
    category: 'lesen',
    tags: ['komponistinnen', 'hoerwege', 'neue-musik'],
    author: 'Katharina Maibaum',
    daysAgo: 4,
    events: ['mahler-fuenfte'],
    de: `
Die Bratsche hat ein Problem: Sie liegt dort, wo alle anderen auch liegen. Wer für sie ein Konzert schreibt, muss entweder das Orchester kleiner machen oder die Bratsche größer. Sofia Gubaidulina tat weder das eine noch das andere. Sie gab ihr einen Schatten.

## Worauf man hören kann

Mitten im Orchester sitzt ein Streichquartett, dessen Saiten einen Viertelton tiefer gestimmt sind als alle übrigen. Wenn es spielt, meint man zuerst, etwas stimme nicht. Dann merkt man, dass ein zweiter Raum aufgegangen ist, einer, in dem es dunkler ist und in dem andere Regeln gelten. Die Solistin kann zwischen beiden hin und her. Niemand sonst kann das.

Das Stück beginnt mit einem einzigen Ton und dem, was an ihm hängt: Druck, Luft, Zittern. Lassen Sie sich Zeit. In den ersten fünf Minuten passiert wenig, aber mit allem Ernst.

## Woher sie kam

Gubaidulina, 1931 in Tschistopol geboren, wuchs in Kasan auf, studierte in Moskau und verdiente ihr Geld mit Filmmusik. Schostakowitsch soll ihr nach einer Prüfung geraten haben, auf ihrem falschen Weg weiterzugehen. Sie ging ihn, seit 1992 in einem Dorf bei Hamburg, mit einem Steinway, den ihr Mstislaw Rostropowitsch geschenkt hatte, und einem Garten. Sie starb im März 2025.

## Der Schluss

Es gibt keinen Triumph. Am Ende hat die Bratsche nicht gewonnen, weil sie lauter war, sondern weil alle anderen aufgehört haben zu reden. In Reihe 30 hört man das so gut wie in Reihe 3. Der Saal ist auf ihrer Seite. Und falls Sie danach das Gefühl haben, leiser sprechen zu müssen: Das vergeht in der Pause, spätestens mit Mahlers Trompete.
`,
    en: `
The viola has a problem: it lies where everyone else lies too. Whoever writes it a concerto must either make the orchestra smaller or the viola larger. Sofia Gubaidulina did neither. She gave it a shadow.

## What to listen for

In the midst of the orchestra sits a string quartet tuned a quarter-tone below everyone else. When it plays you think at first that something is wrong. Then you notice that a second room has opened, one in which it is darker and other rules apply. The soloist can go to and fro between the two. Nobody else can.

The piece begins with a single note and what clings to it: pressure, air, trembling. Take your time. Little happens in the first five minutes, but it happens in all earnestness.

## Where she came from

Gubaidulina, born in Chistopol in 1931, grew up in Kazan, studied in Moscow and earned her living with film music. After an examination Shostakovich is said to have advised her to continue on her mistaken path. She continued, from 1992 in a village near Hamburg, with a Steinway given her by Mstislav Rostropovich, and a garden. She died in March 2025.

## The end

There is no triumph. At the end the viola has not won by being louder but because all the others have stopped talking. In row 30 you hear that as well as in row 3. The hall is on her side. And if afterwards you feel that you ought to speak more softly: that passes in the interval, with Mahler’s trumpet at the latest.
`,
  },
  {
    key: 'price-dachboden',
    title: 'Das Haus in St. Anne | The House in St. Anne',
    teaser:
      '2009 fand ein Paar in einem verlassenen Sommerhaus Kisten voller Noten. Sie waren von Florence Price. | In 2009 a couple found boxes of music in an abandoned summer house. They were by Florence Price.',
    category: 'lesen',
    tags: ['komponistinnen', 'orchester'],
    author: 'Lenz Abendroth',
    daysAgo: 58,
    events: ['price-erste', 'lanterne-price'],
    de: `
St. Anne, Illinois, eine Stunde südlich von Chicago. Ein Haus mit eingedrücktem Dach, in das ein Baum gewachsen war. Die neuen Besitzer, die es 2009 ausräumten, fanden im trockenen Teil Stapel von Papier: Partituren, Briefe, Bücher. Auf vielen Blättern stand derselbe Name.

Florence Price, 1887 in Little Rock geboren, hatte hier ihre Sommer verbracht. 1933 hatte das Chicago Symphony Orchestra ihre Erste Symphonie gespielt. Danach wurde es stiller, und nach ihrem Tod 1953 sehr still. Zwei Violinkonzerte, die Vierte Symphonie, Dutzende anderer Werke galten als verloren, sofern man wusste, dass es sie gegeben hatte.

1943 hatte sie an Serge Koussevitzky geschrieben: »Zunächst einmal habe ich zwei Handicaps: mein Geschlecht und meine Rasse.« Sie bat ihn, sich die Noten trotzdem anzusehen. Er hat nie ein Stück von ihr aufgeführt.

In unserem Archiv beginnt der Buchstabe P mit Price im Jahr 2013. Man kann die Zeit davor nicht nachholen. Man kann nur früher anfangen, pünktlich zu sein.
`,
    en: `
St. Anne, Illinois, an hour south of Chicago. A house with a caved-in roof into which a tree had grown. The new owners, clearing it out in 2009, found stacks of paper in the dry part: scores, letters, books. Many sheets bore the same name.

Florence Price, born in Little Rock in 1887, had spent her summers here. In 1933 the Chicago Symphony Orchestra had played her First Symphony. After that things grew quieter, and after her death in 1953 very quiet. Two violin concertos, the Fourth Symphony, dozens of other works were thought lost, in so far as anyone knew that they had existed.

In 1943 she had written to Serge Koussevitzky: ‘To begin with I have two handicaps, those of sex and race.’ She asked him to look at the music all the same. He never performed a piece of hers.

In our archive Price begins in 2013. One cannot make up for the time before. One can only start being punctual sooner.
`,
  },
  {
    key: 'clara-programme',
    title: 'Clara Schumann erfindet den Klavierabend | Clara Schumann Invents the Recital',
    teaser:
      'Auswendig, ohne Orchester, mit Bach: Was uns selbstverständlich ist, hat sie durchgesetzt. | From memory, without orchestra, with Bach: what we take for granted, she brought about.',
    category: 'lesen',
    tags: ['komponistinnen'],
    author: 'Jule Reimers',
    daysAgo: 71,
    events: ['schumann-zweite', 'matinee-clara'],
    de: `
Wer 1835 ein Konzert gab, mietete Sänger dazu, einen Flötisten, womöglich einen Bauchredner. Das Klavier kam zwischendurch. Ein ganzer Abend mit einer einzigen Person am Flügel galt als unhöflich.

Clara Wieck spielte mit achtzehn in Wien Beethovens *Appassionata* auswendig, was Kritiker anmaßend fanden: als wisse sie es besser als die Noten. Sie blieb dabei. In sechzig Jahren gab sie mehr als 1.300 öffentliche Konzerte, und wenn man die Zettel nebeneinanderlegt, sieht man, wie etwas verschwindet und etwas entsteht. Es verschwinden die Opernphantasien und die Bauchredner. Es bleiben Bach, Beethoven, Schubert, Chopin, ihr Mann, Brahms.

Der Klavierabend, wie wir ihn dienstags im Fanny-Hensel-Saal geben, ist ihre Form: ein Mensch, ein Instrument, große Stücke, kein Buffet. Nur an das Schweigen zwischen den Stücken musste sich das Publikum noch gewöhnen. Sie präludierte, bis es still war.
`,
    en: `
Whoever gave a concert in 1835 hired singers for it, a flautist, possibly a ventriloquist. The piano came in between. A whole evening with a single person at the keyboard was thought impolite.

At eighteen, in Vienna, Clara Wieck played Beethoven’s *Appassionata* from memory, which critics found presumptuous: as if she knew better than the score. She kept to it. In sixty years she gave more than 1,300 public concerts, and if you lay the bills side by side you see something vanish and something come into being. The opera fantasies vanish, and the ventriloquists. What remains is Bach, Beethoven, Schubert, Chopin, her husband, Brahms.

The recital as we give it on Tuesdays in the Fanny Hensel Hall is her form: one person, one instrument, great pieces, no buffet. It was only the silence between the pieces that audiences still had to get used to. She improvised preludes until they were quiet.
`,
  },
  {
    key: 'saariaho-winter',
    title: 'Licht, hörbar gemacht | Light, Made Audible',
    teaser:
      'Drei Stellen bei Kaija Saariaho, an denen man die Augen schließen sollte. | Three places in Kaija Saariaho at which to close your eyes.',
    category: 'lesen',
    tags: ['komponistinnen', 'hoerwege', 'neue-musik'],
    author: 'Katharina Maibaum',
    daysAgo: 47,
    events: ['sibelius-saariaho', 'nachhall-grisey'],
    de: `
Kaija Saariaho fand als Kind, die Musik komme aus ihrem Kissen, und bat die Mutter, das Kissen auszuschalten, weil sie nicht schlafen könne.

**Lichtbogen (1986).** Sie hatte das Nordlicht gesehen und fragte sich, wie etwas so Großes so still sein kann. Achten Sie auf die Flöte: Wo hört der Ton auf und wo beginnt der Atem? Der Computer im Hintergrund weiß es auch nicht.

**Graal théâtre (1994).** Nach etwa acht Minuten hört das Orchester auf, die Geige zu begleiten, und beginnt, aus ihr zu bestehen. Jeder Klang im Raum ist ein vergrößertes Stück Saite.

**Ciel d’hiver (2013).** Ganz am Anfang: Piccolo, Geige, Klarinette, Oboe, Trompete, einer nach dem anderen, jeder mit derselben kleinen Melodie, wie Sterne, die der Reihe nach angezündet werden. Zum Schluss brennt noch einer.
`,
    en: `
As a child Kaija Saariaho thought that the music came from her pillow, and asked her mother to switch the pillow off because she could not sleep.

**Lichtbogen (1986).** She had seen the northern lights and wondered how something so large can be so quiet. Listen to the flute: where does the note leave off and where does breath begin? The computer in the background does not know either.

**Graal théâtre (1994).** After some eight minutes the orchestra stops accompanying the violin and begins to consist of it. Every sound in the room is an enlarged piece of string.

**Ciel d’hiver (2013).** At the very beginning: piccolo, violin, clarinet, oboe, trumpet, one after another, each with the same small melody, like stars being lit in turn. At the end one is still burning.
`,
  },
  {
    key: 'schnee-hoeren',
    title: 'Schnee hören | Hearing Snow',
    teaser:
      'Hans Abrahamsens Kanons, erklärt mit einem Blatt Papier. | Hans Abrahamsen’s canons, explained with a sheet of paper.',
    category: 'lesen',
    tags: ['neue-musik', 'hoerwege'],
    author: 'Theo Quandtner',
    daysAgo: 64,
    events: ['nachhall-schnee'],
    de: `
Falten Sie ein Blatt in der Mitte. Links schreiben Sie eine Zeile, rechts dieselbe noch einmal, ein wenig versetzt. Wenn Sie das Blatt gegen das Licht halten, sehen Sie beide zugleich und eine dritte dazwischen, die niemand geschrieben hat. So funktioniert *Schnee*.

Hans Abrahamsen hatte jahrelang kaum komponiert. Dann beschäftigte er sich mit Kanons von Bach und ließ sie immer wieder laufen, bis er nicht mehr wusste, was vorn und was hinten war. Daraus wurden zehn Kanons für neun Musiker, jeder zweite eine Antwort auf den vorigen, und je weiter man kommt, desto kürzer werden sie. Es schmilzt.

Zwischendurch wird umgestimmt, öffentlich und in Ruhe, jedes Mal ein Stück tiefer. Das sind keine Pausen. Das ist der Moment, in dem man merkt, dass es draußen dunkel geworden ist.
`,
    en: `
Fold a sheet of paper down the middle. On the left write a line, on the right the same again, slightly displaced. Hold the sheet against the light and you see both at once, and a third between them that nobody has written. That is how *Schnee* works.

For years Hans Abrahamsen had hardly composed. Then he took up canons by Bach and let them run again and again until he no longer knew front from back. Out of this came ten canons for nine players, every second one an answer to the one before, and the further you go the shorter they become. It is melting.

In between they retune, in public and without haste, a little lower each time. These are not intervals. They are the moment at which you notice that it has grown dark outside.
`,
  },
]
