import {
  findsComing,
  findsPast,
  findsWithout,
  ofArchive,
  page,
  person,
  story,
  work,
  type Difficulty,
} from '../question.ts'

export const exclusion: Difficulty = {
  name: 'exclusion with minus',
  questions: [
    findsWithout('de', 'Mozart -Requiem', [person('Wolfgang Amadeus Mozart')], [work(/Requiem/)]),
    findsWithout('de', 'Schumann -Clara', [person('Robert Schumann')], [person('Clara Schumann')]),
    findsWithout('de', 'Strauss -Johann', [person('Richard Strauss')], [person('Johann Strauss (Sohn)')]),
    findsWithout('de', 'Strauss -Richard', [person('Johann Strauss (Sohn)')], [person('Richard Strauss')]),
    findsWithout(
      'de',
      'Bach -Sebastian',
      [person('Carl Philipp Emanuel Bach')],
      [person('Johann Sebastian Bach')],
    ),
    findsWithout('de', 'Requiem -Mozart', [work(/Requiem/)], [work('Requiem d-Moll', 'Mozart')]),
    findsWithout('de', 'Requiem -deutsches', [work(/Requiem/)], [work('Ein deutsches Requiem')]),
    findsWithout('de', 'Te Deum -Bruckner', [work(/^Te Deum/)], [work('Te Deum C-Dur')]),
    findsWithout('en', 'Stabat Mater -Dvořák', [work(/^Stabat Mater/)], [work('Stabat Mater', 'Dvořák')]),
    findsWithout('de', 'Romeo Julia -Prokofjew', [work(/Romeo/, 'Tschaik')], [work(/Romeo/, 'Prokof')]),
    findsWithout('de', 'Chladni -Schulen', [story(/^Der Mann, der Töne streute/)], [page('Schulen')]),
    findsComing('de', 'Bach -Weihnachtsoratorium', { says: ['Bach'] }, { saysNot: ['Weihnachtsoratorium'] }),
    findsComing('de', 'Beethoven -Neunte', { says: ['Beethoven'] }, { saysNot: ['Neunte'] }),
    findsComing('de', 'Orgel -Orgelnacht', { says: ['Orgel'] }, { saysNot: ['Orgelnacht'] }),
    findsComing('en', 'Mozart -concerto', { says: ['Mozart'] }, { saysNot: ['concerto'] }),
    findsComing(
      'de',
      'Bach -"Matthäus-Passion"',
      { says: ['Bach'] },
      { says: ['Bach'], saysNot: ['Matthäus-Passion'] },
    ),
    findsPast('de', 'Mahler -Fünfte', { says: ['Mahler'] }, { saysNot: ['Fünfte'] }),
    ...ofArchive(
      findsWithout('en', 'Rubinstein -Artur', [person('Anton Rubinstein')], [person('Artur Rubinstein')]),
      findsWithout('en', 'Nutcracker -suite', [work('The Nutcracker')], [work('The Nutcracker: Suite')]),
      findsWithout('en', 'Masur -Ken-David', [person('Kurt Masur')], [person('Ken-David Masur')]),
    ),
  ],
}
