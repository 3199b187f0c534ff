import { finds, findsComing, findsPast, ofArchive, work, type Difficulty } from '../question.ts'

const concerto20 = work('Klavierkonzert Nr. 20 d-Moll', 'Mozart')
const celloSuite1 = work(/^Suite Nr. 1 G-Dur/, 'Bach')
const beethoven9 = work('Symphonie Nr. 9 d-Moll', 'Beethoven')

export const catalogueNumbers: Difficulty = {
  name: 'catalogue numbers',
  questions: [
    finds('de', 'KV 466', concerto20),
    finds('de', 'KV466', concerto20),
    finds('en', 'K. 466', concerto20),
    finds('en', 'K466', concerto20),
    finds('de', 'Mozart 466', concerto20),
    finds('de', 'BWV 1007', celloSuite1),
    finds('de', 'bwv1007', celloSuite1),
    finds('de', 'Beethoven op. 125', beethoven9),
    finds('de', 'Beethoven opus 125', beethoven9),
    finds('de', 'Beethoven Op 125', beethoven9),
    finds('de', 'op.125 beethoven', beethoven9),
    finds('de', 'Hob. I:94', work(/^Symphonie Nr. 94/, 'Haydn')),
    finds('de', 'D 911', work('Winterreise')),
    finds('en', 'D. 956', work('Streichquintett C-Dur', 'Schubert')),
    finds('de', 'RV 589', work('Gloria D-Dur', 'Vivaldi')),
    finds('de', 'HWV 56', work('Messiah')),
    finds('de', 'WAB 108', work(/^Symphonie Nr. 8/, 'Bruckner')),
    finds('en', 'Sz 116', work('Konzert für Orchester', 'Bartók')),
    finds('de', 'Beethoven op. 18 Nr. 4', work('Streichquartett c-Moll', 'Beethoven')),
    finds('en', 'Beethoven op. 18 no. 4', work('Streichquartett c-Moll', 'Beethoven')),
    finds('de', 'Beethoven op. 18/4', work('Streichquartett c-Moll', 'Beethoven')),
    findsPast('de', 'BWV 244', { says: ['Matthäus-Passion'] }),
    findsComing('de', 'Beethoven op. 124', { says: ['Weihe des Hauses'] }),
    ...ofArchive(
      finds('en', 'K. 620', work('The Magic Flute')),
      finds('de', 'KV 620', work('The Magic Flute')),
      finds('en', 'Holst op. 32', work(/^The Planets/)),
      finds('en', 'WWV 96', work(/Meistersinger/)),
    ),
  ],
}
