import {
  finds,
  findsComing,
  findsPast,
  findsWithout,
  ofArchive,
  person,
  story,
  work,
  type Difficulty,
} from '../question.ts'

export const phrases: Difficulty = {
  name: 'phrases in quotes',
  questions: [
    finds('de', '"Lied von der Erde"', work('Das Lied von der Erde')),
    finds('de', '"Die Kunst der Fuge"', work('Die Kunst der Fuge')),
    finds('de', '„Der Tod und das Mädchen“', work(/Der Tod und das Mädchen/)),
    finds('de', '"Musik für Saiteninstrumente"', work(/^Musik für Saiteninstrumente/)),
    finds('de', '»kleine Nachtmusik«', work('Eine kleine Nachtmusik G-Dur')),
    finds('de', '"deutsches Requiem" Brahms', work('Ein deutsches Requiem')),
    finds('en', '“Song of the Earth”', work('Das Lied von der Erde')),
    finds('de', '"quattro stagioni"', work('Le quattro stagioni')),
    finds('de', '"linke Hand"', work(/linke Hand/)),
    finds('de', '"Vier letzte Lieder"', work('Vier letzte Lieder')),
    findsWithout('de', '"Clara Schumann"', [person('Clara Schumann')], [person('Robert Schumann')]),
    finds('de', '"der Mann der Töne streute"', story(/^Der Mann, der Töne streute/)),
    findsComing('de', '"War Requiem"', { says: ['War Requiem'] }, { mentions: ['War Requiem'] }),
    findsComing('en', '"Christmas Oratorio"', {}, { mentions: ['Christmas Oratorio'] }),
    findsComing('en', '"Music for 18 Musicians"', {}, { mentions: ['Music for 18 Musicians'] }),
    findsPast('de', '"Missa solemnis"', {}, { mentions: ['Missa solemnis'] }),
    ...ofArchive(
      finds('en', '"West Side Story"', work(/West Side Story/)),
      finds('en', '"Sorcerer\'s Apprentice"', work(/^The Sorcerer's Apprentice/)),
      findsPast('en', '"Porgy and Bess"', {}, { mentions: ['Porgy and Bess'] }),
    ),
  ],
}
