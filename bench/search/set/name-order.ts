import { finds, findsComing, ofArchive, person, type Difficulty } from '../question.ts'

export const nameOrder: Difficulty = {
  name: 'names in either order',
  questions: [
    finds('de', 'Mahler Gustav', person('Gustav Mahler')),
    finds('de', 'Bach Johann Sebastian', person('Johann Sebastian Bach')),
    finds('de', 'Bach, Johann Sebastian', person('Johann Sebastian Bach')),
    finds('de', 'Schumann Clara', person('Clara Schumann')),
    finds('de', 'Beethoven, Ludwig van', person('Ludwig van Beethoven')),
    finds('en', 'Saariaho Kaija', person('Kaija Saariaho')),
    finds('de', 'Lindqvist Jonas', person('Jonas Lindqvist')),
    finds('en', 'Mozart, Wolfgang Amadeus', person('Wolfgang Amadeus Mozart')),
    finds('de', 'Hensel Fanny', person('Fanny Hensel')),
    finds('de', 'strozzi barbara', person('Barbara Strozzi')),
    finds('de', 'Sørbye Elin', person('Elin Sørbye')),
    finds('en', 'Price, Florence', person('Florence Price')),
    finds('de', 'Zelenka Jan Dismas', person('Jan Dismas Zelenka')),
    findsComing('de', 'Ahrendt Lise', { says: ['Lise Ahrendt'] }),
    ...ofArchive(
      finds('en', 'Bernstein, Leonard', person('Leonard Bernstein')),
      finds('de', 'Horowitz Vladimir', person('Vladimir Horowitz')),
      finds('en', 'Mutter Anne-Sophie', person('Anne-Sophie Mutter')),
      finds('en', 'Ma, Yo-Yo', person('Yo-Yo Ma')),
      finds('en', 'Vaughan Williams, Ralph', person('Ralph Vaughan Williams')),
    ),
  ],
}
