import { finds, findsComing, ofArchive, page, person, work, type Difficulty } from '../question.ts'

export const firstLetters: Difficulty = {
  name: 'first letters',
  questions: [
    finds('de', 'Beeth', person('Ludwig van Beethoven')),
    finds('de', 'Schosta', person('Dmitri Schostakowitsch')),
    finds('en', 'shost', person('Dmitri Schostakowitsch')),
    finds('de', 'Gubaid', person('Sofia Gubaidulina')),
    finds('de', 'Brandenb', work(/^(Sechs )?Brandenburgische/)),
    finds('de', 'Weihnachtsor', work(/^Weihnachtsoratorium/)),
    finds('de', 'Turang', work(/Turangalîla/)),
    finds('de', 'Varda', person('Varda-Quartett')),
    finds('en', 'Mendels', person('Felix Mendelssohn Bartholdy')),
    finds('de', 'Goldberg-V', work('Goldberg-Variationen')),
    finds('de', 'Lachenm', person('Helmut Lachenmann')),
    finds('de', 'Barrieref', page('Barrierefreiheit')),
    finds('de', 'Gutsch', page('Gutscheine')),
    finds('de', 'Joh Seb Bach', person('Johann Sebastian Bach')),
    findsComing('de', 'Orgeln', { says: ['Orgelnacht'] }),
    findsComing('en', 'Christmas Orat', { says: ['Christmas Oratorio'] }),
    ...ofArchive(
      finds('en', 'Toscan', person('Arturo Toscanini')),
      finds('en', 'mitropou', person('Dimitri Mitropoulos')),
      finds('en', 'Scheher', work(/^Scheherazade/)),
      finds('de', 'Furtw', person('Wilhelm Furtwängler')),
    ),
  ],
}
