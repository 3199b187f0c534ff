import { finds, findsComing, findsPast, ofArchive, work, type Difficulty } from '../question.ts'

export const titles: Difficulty = {
  name: 'works by title',
  questions: [
    finds('de', 'Winterreise', work('Winterreise')),
    finds('de', 'Goldberg-Variationen', work('Goldberg-Variationen')),
    finds('en', 'goldberg variations', work('Goldberg-Variationen')),
    finds('de', 'Die Schöpfung', work('Die Schöpfung')),
    finds('en', 'The Creation', work('Die Schöpfung')),
    finds('de', 'Das Lied von der Erde', work('Das Lied von der Erde')),
    finds('de', 'le sacre du printemps', work('Le Sacre du printemps')),
    finds('de', 'Also sprach Zarathustra', work('Also sprach Zarathustra')),
    finds('de', 'Eroica', work(/Eroica/)),
    finds('de', 'Unvollendete', work(/Unvollendete/)),
    finds('en', 'Pictures at an Exhibition', work(/^Pictures at an Exhibition/)),
    finds('de', 'Beethoven Missa solemnis', work('Missa solemnis D-Dur')),
    finds('en', 'Quatuor pour la fin du temps', work('Quatuor pour la fin du Temps')),
    findsComing('de', 'Orgelnacht', { says: ['Orgelnacht'] }),
    findsComing('de', 'Peter und der Wolf', { says: ['Peter und der Wolf'] }),
    findsComing('en', 'War Requiem', { says: ['War Requiem'] }),
    findsPast('de', 'Matthäus-Passion', { says: ['Matthäus-Passion'] }),
    ...ofArchive(
      finds('en', 'Porgy and Bess', work(/^Porgy and Bess/)),
      finds('de', 'Scheherazade', work(/^Scheherazade/)),
      finds('en', 'Stars and Stripes Forever', work(/^Stars and Stripes Forever/)),
      finds('de', 'Götterdämmerung', work(/^Götterdämmerung/)),
      finds('en', 'the planets', work(/^The Planets/)),
      finds('en', 'Swan Lake', work(/^Swan Lake/)),
      finds('de', 'Symphonie espagnole', work('Symphonie Espagnole')),
      findsPast('en', 'Bartered Bride', { says: ['Bartered Bride'] }),
    ),
  ],
}
