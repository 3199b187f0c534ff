/**
 * Composers whose names in English catalogues differ from German and newer programmes in more than accents (which
 * folding handles). Left: the name in the archive; right: the name in the house.
 */
export const knownSpellings: Readonly<Record<string, string>> = {
  'Pyotr Ilyich Tchaikovsky': 'Pyotr Tchaikovsky',
  'Franz Joseph Haydn': 'Joseph Haydn',
  'Johann Strauss, Jr.': 'Johann Strauss II',
  'Anton von Webern': 'Anton Webern',
  'Gabriel-Urbain Fauré': 'Gabriel Fauré',
  'Erich Korngold': 'Erich Wolfgang Korngold',
  'Charles Marie Widor': 'Charles-Marie Widor',
  'Giovanni da Palestrina': 'Giovanni Pierluigi da Palestrina',
  'Dietrich Buxtehude': 'Dieterich Buxtehude',
  'Modest Musorgsky': 'Modest Mussorgsky',
  'Georgy Kurtág': 'György Kurtág',
  'Heinrich von Biber': 'Heinrich Ignaz Franz Biber',
  'Marianne Martines': 'Marianna Martines',
  'Jeanne-Louise Farrenc': 'Louise Farrenc',
  'Carlo Gesualdo': 'Carlo Gesualdo',
}
