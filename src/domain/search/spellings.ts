/** The spellings of an artist's name that visitors may type, whatever the language of the page. */
export function spellingsOf(artist: {
  name: string
  nameEnglish: string | null
  otherNames: string[]
}): string[] {
  const { name, nameEnglish, otherNames } = artist
  return [...new Set([name, ...(nameEnglish === null ? [] : [nameEnglish]), ...otherNames])]
}
