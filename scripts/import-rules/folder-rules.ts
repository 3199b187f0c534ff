import { importedByTestsOnly, placeOf, unitOf, type Place } from './places.ts'
import type { Project, ProjectModule, ResolvedReference, Violation } from './project.ts'

/** Reports imports that the table of places does not allow, and files that belong to no place. */
export function checkFolders({ modules }: Project): Violation[] {
  const violations: Violation[] = []
  for (const module of modules.values()) {
    const place = placeOf(module.file)
    if (!place) {
      violations.push({
        file: module.file,
        line: 1,
        text: 'this file stands in no folder that the import rules know',
      })
      continue
    }
    for (const reference of module.references) {
      const violation = checkReference(module, place, reference)
      if (violation) violations.push({ file: module.file, line: reference.line, text: violation })
    }
  }
  return violations
}

function checkReference(
  module: ProjectModule,
  place: Place,
  reference: ResolvedReference,
): string | undefined {
  const { target, kind } = reference
  const aim = target === undefined ? undefined : placeOf(target)
  if (!target || !aim) return undefined

  const isSameUnit = unitOf(module.file) === unitOf(target)
  if (aim.name === place.name && isSameUnit) return undefined
  if (importedByTestsOnly.includes(aim.name) && place.name !== 'tests') {
    return `${place.name} may not import ${aim.name} (${target}), because nobody may`
  }
  if (place.may === 'everything') return undefined
  const allowed = [
    ...place.may,
    ...(kind === 'type' ? [...(place.mayType ?? []), ...(place.mayLoad ?? [])] : []),
    ...(kind === 'lazy' ? (place.mayLoad ?? []) : []),
  ]
  if (allowed.includes(aim.name) || (isSameUnit && allowed.includes(`own ${aim.name}`))) return undefined

  const manner = describeManner(place, aim, kind)
  return `${nameOfPlace(place, module.file)} may not import ${nameOfPlace(aim, target)} (${target})${manner}, because ${place.because}`
}

/** Adds a hint if another kind of import of the same module would be allowed. */
function describeManner(place: Place, aim: Place, kind: ResolvedReference['kind']): string {
  if (kind === 'static' && place.mayLoad?.includes(aim.name)) return ' other than by import()'
  if (kind !== 'type' && place.mayType?.some((name) => name.replace('own ', '') === aim.name)) {
    return ' other than by import type'
  }
  return ''
}

function nameOfPlace(place: Place, file: string): string {
  const unit = unitOf(file)
  return unit === undefined ? place.name : `${place.name} ${unit}`
}
