import { finds, findsComing, findsPast, ofArchive, person, type Difficulty } from '../question.ts'

export const plainNames: Difficulty = {
  name: 'plain names',
  questions: [
    finds('de', 'Beethoven', person('Ludwig van Beethoven')),
    finds('de', 'Johannes Brahms', person('Johannes Brahms')),
    finds('de', 'Lise Ahrendt', person('Lise Ahrendt')),
    finds('de', 'Varda-Quartett', person('Varda-Quartett')),
    finds('de', 'Kammerchor Morgenstern', person('Kammerchor Morgenstern')),
    finds('de', 'bach', person('Johann Sebastian Bach')),
    finds('de', 'Hedda Brandis', person('Hedda Brandis')),
    finds('en', 'Clara Schumann', person('Clara Schumann')),
    finds('en', 'Hildegard of Bingen', person('Hildegard von Bingen')),
    finds('en', 'Florence Price', person('Florence Price')),
    finds('en', 'Duke Ellington', person('Duke Ellington')),
    finds('en', 'Ensemble Ombra', person('Ensemble Ombra')),
    findsComing('de', 'Yuki Takeharu', { says: ['Yuki Takeharu'] }),
    findsComing('en', 'Gubaidulina', { says: ['Gubaidulina'] }),
    findsPast('de', 'Ludolf Hartung', { says: ['Ludolf Hartung'] }),
    findsPast('de', 'Mahler', { says: ['Mahler'] }),
    ...ofArchive(
      finds('de', 'Leonard Bernstein', person('Leonard Bernstein')),
      finds('en', 'Toscanini', person('Arturo Toscanini')),
      finds('de', 'Bruno Walter', person('Bruno Walter')),
      finds('en', 'Yo-Yo Ma', person('Yo-Yo Ma')),
      finds('en', 'Vladimir Horowitz', person('Vladimir Horowitz')),
      finds('de', 'Westminster Choir', person('Westminster Choir')),
      findsPast('en', 'Barbirolli', { says: ['Barbirolli'] }),
      findsPast('de', 'Dimitri Mitropoulos', { says: ['Mitropoulos'] }),
    ),
  ],
}
