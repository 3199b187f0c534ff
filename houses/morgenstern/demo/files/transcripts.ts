/** What is heard in the recordings and seen in the film, with times and chapters (`src/design/recording/transcript.ts`). */
export const transcripts = {
  klatschen: {
    de: `0:00 # Großer Saal
0:00 Ein Klatschen, dann ein langer Nachhall, der erst nach zweieinhalb Sekunden verklungen ist.
0:06 # Clara-Schumann-Saal
0:06 Dasselbe Klatschen, heller beantwortet. Nach anderthalb Sekunden ist es still.
0:12 # Fanny-Hensel-Saal
0:12 Ein kurzer, klarer Nachhall von einer Sekunde.
0:18 # Werkraum
0:18 Ein Klatschen, und fast nichts danach.`,
    en: `0:00 # Great Hall
0:00 A clap, then a long reverberation that takes two and a half seconds to die away.
0:06 # Clara Schumann Hall
0:06 The same clap, with a brighter answer. After a second and a half it is quiet.
0:12 # Fanny Hensel Hall
0:12 A short, clear reverberation of one second.
0:18 # Workshop
0:18 A clap, and next to nothing after it.`,
  },
  pfeifen: {
    de: `0:00 # Tiefe Pfeifen
0:00 Das Subkontra-C mit 16 Hertz: ein Flattern, eher zu spüren als zu hören.
0:03 Eine Oktave höher, 33 Hertz: ein Brummen.
0:07 65 Hertz: der tiefste Ton eines Cellos.
0:10 # Mittlere Pfeifen
0:10 131 Hertz.
0:14 262 Hertz: das C in der Mitte des Klaviers.
0:17 523 Hertz.
0:21 # Hohe Pfeifen
0:21 1.047 Hertz.
0:24 2.093 Hertz.
0:28 4.186 Hertz: der höchste Ton des Klaviers.
0:31 8.372 Hertz: ein dünner Pfiff aus der kürzesten Pfeife.`,
    en: `0:00 # Low pipes
0:00 The lowest C at 16 hertz: a flutter, felt rather than heard.
0:03 An octave higher, 33 hertz: a hum.
0:07 65 hertz: the lowest note of a cello.
0:10 # Pipes in the middle
0:10 131 hertz.
0:14 262 hertz: the C in the middle of the piano.
0:17 523 hertz.
0:21 # High pipes
0:21 1,047 hertz.
0:24 2,093 hertz.
0:28 4,186 hertz: the highest note of the piano.
0:31 8,372 hertz: a thin whistle from the shortest pipe.`,
  },
  stimmtoene: {
    de: `0:00 # Vor 1800
0:00 Frankreich um 1700: 392 Hertz, einen Ganzton tiefer als heute.
0:04 Barockorchester heute: 415 Hertz.
0:09 Die Stimmgabel von Händel, 1751: 422,5 Hertz.
0:13 # Seit 1859
0:13 Paris 1859, das diapason normal: 435 Hertz.
0:18 London 1939: 440 Hertz.
0:22 Unser Orchester: 443 Hertz.`,
    en: `0:00 # Before 1800
0:00 France around 1700: 392 hertz, a whole tone lower than today.
0:04 Baroque orchestras today: 415 hertz.
0:09 Handel’s tuning fork, 1751: 422.5 hertz.
0:13 # Since 1859
0:13 Paris 1859, the diapason normal: 435 hertz.
0:18 London 1939: 440 hertz.
0:22 Our orchestra: 443 hertz.`,
  },
  generalbass: {
    de: `0:00 Ohne Ziffer: ein gewöhnlicher Dreiklang.
0:05 6: Der Bass ist nicht der Grundton.
0:10 7: Gleich löst sich etwas auf.
0:15 4 3: erst wehtun, dann trösten.
0:20 ♯: Es wird Dur.`,
    en: `0:00 No figure: an ordinary triad.
0:05 6: the bass is not the root.
0:10 7: something is about to be resolved.
0:15 4 3: first hurt, then comfort.
0:20 ♯: it turns to major.`,
  },
  klangfiguren: {
    de: `0:00 Sand liegt verstreut auf einer Platte. Ein tiefer Ton beginnt, und der Sand springt.
0:04 Der Ton steigt, der Sand läuft zu neuen Linien zusammen.
0:08 Mit jedem höheren Ton werden es mehr Linien.
0:16 Die Felder zwischen den Linien werden kleiner.
0:28 Der letzte und höchste Ton: ein Netz aus vielen Bögen.`,
    en: `0:00 Sand lies scattered on a plate. A low note begins, and the sand jumps.
0:04 The note rises, and the sand runs together in new lines.
0:08 With each higher note there are more lines.
0:16 The fields between the lines grow smaller.
0:28 The last and highest note: a net of many curves.`,
  },
}
