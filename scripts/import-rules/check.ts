import { checkBrowserCode } from './browser-rule.ts'
import { checkFolders } from './folder-rules.ts'
import { checkMutualFolders } from './mutual-folders.ts'
import { placeOf } from './places.ts'
import { readProject, type Project, type Violation } from './project.ts'

export type ImportReport = { moduleCount: number; importCount: number; violations: Violation[] }

/**
 * Checks who imports whom in the project at `root`. An empty project or an unreadable file is a violation too,
 * because a check that reads nothing must not pass.
 */
export function checkImports(root: string): ImportReport {
  const project = readProject(root)
  const violations = [
    ...checkCompleteness(project),
    ...checkExistence(project),
    ...checkFolders(project),
    ...checkMutualFolders(project),
    ...checkBrowserCode(project),
  ]
  const imports = [...project.modules.values()].flatMap(({ references }) => references)
  return {
    moduleCount: project.modules.size,
    importCount: imports.length,
    violations: violations.toSorted(byPlace),
  }
}

function checkCompleteness({ modules, failures, fileCount }: Project): Violation[] {
  const violations = failures.map(({ file, reason }) => ({
    file,
    line: 1,
    text: `cannot be read: ${reason}`,
  }))
  if (![...modules.keys()].some((file) => file.startsWith('src/'))) {
    violations.push({ file: 'src', line: 1, text: 'no module was read' })
  }
  if (modules.size < fileCount) {
    violations.push({ file: 'src', line: 1, text: `only ${modules.size} of ${fileCount} modules were read` })
  }
  return violations
}

/**
 * Folders whose modules may import a path that is only known at run time, such as the build or a program under test.
 */
const mayLoadAnything = ['server', 'scripts', 'tests', 'bench']

function checkExistence({ modules }: Project): Violation[] {
  return [...modules.values()].flatMap(({ file, references, unreadable }) => [
    ...references.flatMap(({ line, problem }) => (problem ? [{ file, line, text: problem }] : [])),
    ...(mayLoadAnything.includes(placeOf(file)?.name ?? '') ? [] : unreadable).map((line) => ({
      file,
      line,
      text: 'this import cannot be checked, because its target is not written out',
    })),
  ])
}

function byPlace(a: Violation, b: Violation): number {
  return a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1
}
