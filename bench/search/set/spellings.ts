import { finds, findsComing, ofArchive, person, work, type Difficulty } from '../question.ts'

const tchaikovsky = person('Peter Tschaikowsky')
const rachmaninoff = person('Sergej Rachmaninow')
const shostakovich = person('Dmitri Schostakowitsch')
const stravinsky = person('Igor Strawinsky')
const prokofiev = person('Sergej Prokofjew')

export const spellings: Difficulty = {
  name: 'other languages’ spellings',
  questions: [
    finds('de', 'Tschaikowski', tchaikovsky),
    finds('de', 'Tchaikovsky', tchaikovsky),
    finds('de', 'Tschaikowskij', tchaikovsky),
    finds('en', 'Tschaikowsky', tchaikovsky),
    finds('en', 'Tchaikowsky', tchaikovsky),
    finds('de', 'Rachmaninoff', rachmaninoff),
    finds('de', 'Rachmaninov', rachmaninoff),
    finds('en', 'Rachmaninow', rachmaninoff),
    finds('de', 'Shostakovich', shostakovich),
    finds('en', 'Schostakowitsch', shostakovich),
    finds('de', 'Stravinsky', stravinsky),
    finds('en', 'Strawinski', stravinsky),
    finds('de', 'Prokofiev', prokofiev),
    finds('de', 'Prokofieff', prokofiev),
    finds('de', 'Scriabin', person('Alexander Skrjabin')),
    finds('en', 'Skrjabin', person('Alexander Skrjabin')),
    finds('de', 'Ustvolskaya', person('Galina Ustwolskaja')),
    finds('de', 'Mussorgski', person('Modest Mussorgsky')),
    finds('de', 'Josquin des Prez', person('Josquin Desprez')),
    finds('en', 'Moldau', work(/Moldau/)),
    finds('de', 'St Matthew Passion', work('Matthäus-Passion')),
    finds('en', 'Weihnachtsoratorium', work(/^Weihnachtsoratorium/)),
    finds('de', 'Pictures at an Exhibition', work(/^Pictures at an Exhibition/)),
    finds('de', 'Christmas Oratorio', work(/^Weihnachtsoratorium/)),
    finds('de', 'Vier Jahreszeiten', work('Le quattro stagioni')),
    findsComing('en', 'Orgelnacht', { says: ['Orgelnacht'] }),
    findsComing('de', 'Shostakovich Tenth', { says: ['Schostakowitsch: Zehnte'] }),
    ...ofArchive(
      finds('de', 'Rimski-Korsakow', person('Nikolai Rimsky-Korsakov')),
      finds('de', 'Chatschaturjan', person('Aram Khachaturian')),
      finds('de', 'Glasunow', person('Alexander Glazunov')),
      finds('en', 'Enesco', person('Georges Enescu')),
      finds('en', 'Mozart Jupiter Symphony', work(/Jupiter/, 'Mozart')),
      finds('en', 'Tchaikovsky Nutcracker', work(/Nutcracker/, 'Tschaikowsky')),
    ),
  ],
}
