/** What of a version is missing in CHANGELOG.md, in a sentence that says what to do. */
export class NotesError extends Error {}

/**
 * The notes of a version: its section of CHANGELOG.md, without the heading. Throws a `NotesError` when there is none or it is empty,
 * and while entries of a later version wait above it.
 */
export function readNotes(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1)
  const bodyOf = (section: string) => section.slice(section.indexOf('\n') + 1).trim()
  const waiting = sections.find((section) => section.startsWith('Unreleased'))
  if (waiting !== undefined && bodyOf(waiting) !== '')
    throw new NotesError(
      'CHANGELOG.md: entries wait under "Unreleased". Give that heading the next version and the day ("0.3.0 – 2026-12-01"), and package.json and package-lock.json the version (npm version --no-git-tag-version).',
    )
  const own = sections.find((section) => section.split(/\s/)[0] === version)
  const notes = own === undefined ? '' : bodyOf(own)
  if (notes === '')
    throw new NotesError(`CHANGELOG.md: version ${version} of package.json has no section "## ${version}".`)
  return `${notes}\n`
}
