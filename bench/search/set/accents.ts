import { finds, findsComing, ofArchive, page, person, work, type Difficulty } from '../question.ts'

const handel = person('Georg Friedrich Händel')
const dvorak = person('Antonín Dvořák')
const strauss = [person('Richard Strauss'), person('Johann Strauss (Sohn)')]

export const accents: Difficulty = {
  name: 'umlauts, accents, ß',
  questions: [
    finds('de', 'Händel', handel),
    finds('de', 'Haendel', handel),
    finds('de', 'Handel', handel),
    finds('en', 'Händel', handel),
    finds('de', 'Dvořák', dvorak),
    finds('de', 'Dvorak', dvorak),
    finds('en', 'dvorák', dvorak),
    finds('de', 'Strauß', ...strauss),
    finds('de', 'Strauss', ...strauss),
    finds('de', 'Richard Strauß', person('Richard Strauss')),
    finds('de', 'Paert', person('Arvo Pärt')),
    finds('en', 'Part Arvo', person('Arvo Pärt')),
    finds('de', 'Schoenberg', person('Arnold Schönberg')),
    finds('en', 'Schönberg', person('Arnold Schönberg')),
    finds('de', 'Schuetz', person('Heinrich Schütz')),
    finds('de', 'Saint-Saens', person('Camille Saint-Saëns')),
    finds('de', 'Saint Saëns', person('Camille Saint-Saëns')),
    finds('en', 'Janacek', person('Leoš Janáček')),
    finds('de', 'Lutoslawski', person('Witold Lutosławski')),
    finds('de', 'Elin Sorbye', person('Elin Sørbye')),
    finds('en', 'Pejacevic', person('Dora Pejačević')),
    finds('de', 'Defne Yildizoglu', person('Defne Yıldızoğlu')),
    finds('de', 'Vosskamp', person('Marlene Voßkamp')),
    finds('de', 'Oratorienchor an der Uferstrasse', person('Oratorienchor an der Uferstraße')),
    finds('de', 'Grosser Saal', page('Großer Saal')),
    finds('de', 'Matthaeus-Passion', work('Matthäus-Passion')),
    finds('de', 'Ouverture Egmont', work(/Egmont/)),
    findsComing('de', 'Turangalila', { says: ['Turangalîla'] }),
    ...ofArchive(
      finds('de', 'Furtwängler', person('Wilhelm Furtwängler')),
      finds('de', 'Furtwaengler', person('Wilhelm Furtwängler')),
      finds('en', 'Furtwangler', person('Wilhelm Furtwängler')),
      finds('de', 'Kodaly', person('Zoltán Kodály')),
      finds('en', 'Jarvi', person('Neeme Järvi'), person('Paavo Järvi')),
      finds('de', 'Varese', person('Edgard Varèse')),
      finds('en', 'Suppe', person('Franz von Suppé')),
      finds('de', 'Gotterdammerung', work(/^Götterdämmerung/)),
    ),
  ],
}
