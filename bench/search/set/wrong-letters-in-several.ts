import { finds, findsComing, ofArchive, person, work, type Difficulty } from '../question.ts'

export const wrongLettersInSeveral: Difficulty = {
  name: 'several words, one misspelled',
  questions: [
    finds('de', 'Beethoven Symphonei 5', work(/^Symphonie Nr. 5/, 'Beethoven')),
    finds('de', 'Mozart Requeim', work('Requiem d-Moll', 'Mozart')),
    finds('de', 'Schubert Wintereise', work('Winterreise')),
    finds('de', 'Bach Mathäus-Passion', work('Matthäus-Passion')),
    finds('de', 'Dvorak Violoncelokonzert', work('Violoncellokonzert h-Moll', 'Dvořák')),
    finds('de', 'Brahms Violinkonzret', work('Violinkonzert D-Dur', 'Brahms')),
    finds('de', 'Mahlre Lied von der Erde', work('Das Lied von der Erde')),
    finds('de', 'Haydn Shöpfung', work('Die Schöpfung')),
    finds('de', 'Clara Shumann', person('Clara Schumann')),
    finds('de', 'Fanny Hensl', person('Fanny Hensel')),
    finds('de', 'Vivaldi Quatro Stagioni', work('Le quattro stagioni')),
    finds('en', 'Mozart clarinett concerto', work('Klarinettenkonzert A-Dur', 'Mozart')),
    finds('en', 'Sibelius violin conerto', work('Violinkonzert d-Moll', 'Sibelius')),
    finds('en', 'Strauss alpine symphnoy', work('Eine Alpensinfonie')),
    finds('en', 'Shostakovitch symphony 10', work(/^Symphonie Nr. 10/, 'Schostakowitsch')),
    findsComing('de', 'Peter und der Wofl', { says: ['Peter und der Wolf'] }),
    findsComing('en', 'German Requeim', { says: ['German Requiem'] }),
    ...ofArchive(
      finds('en', 'Gershwin Rapsody in Blue', work(/^Rhapsody in Blue/)),
      finds('en', 'Leonard Bernstien', person('Leonard Bernstein')),
      finds('en', 'Wagner Gotterdamerung', work(/^Götterdämmerung/)),
      finds('en', 'Rimsky Scheherezade', work(/^Scheherazade/)),
    ),
  ],
}
