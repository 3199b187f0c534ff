import { placeOf } from './places.ts'
import type { Project, ProjectModule, Violation } from './project.ts'

/** Reports `.server` files and built-in modules of Node that a browser bundle would include. */
export function checkBrowserCode({ modules }: Project): Violation[] {
  const violations: Violation[] = []
  const cameFrom = new Map<string, string | undefined>()
  const queue = [...modules.values()].filter(isBrowserEntry).map(({ file }) => file)
  for (const file of queue) cameFrom.set(file, undefined)

  for (const file of queue) {
    const module = modules.get(file)
    for (const reference of (module?.references ?? []).filter(({ kind }) => kind !== 'type')) {
      const { target, specifier, line, isBuiltin } = reference
      if (isBuiltin || (target !== undefined && isServerFile(target))) {
        violations.push({
          file,
          line,
          text: `browsers would receive ${target ?? specifier}${describeWay(cameFrom, file)}`,
        })
      } else if (target !== undefined && !cameFrom.has(target)) {
        cameFrom.set(target, file)
        queue.push(target)
      }
    }
  }
  return violations
}

function isBrowserEntry({ file }: ProjectModule): boolean {
  return Boolean(placeOf(file)?.inBrowser) && !isServerFile(file)
}

function isServerFile(file: string): boolean {
  return /\.server\.[^/]*$/.test(file)
}

/** The chain of imports that leads from a browser bundle to the file. */
function describeWay(cameFrom: Map<string, string | undefined>, file: string): string {
  const way: string[] = []
  for (let step = cameFrom.get(file); step !== undefined; step = cameFrom.get(step)) way.push(step)
  return way.length > 0 ? `, by way of ${way.toReversed().join(' → ')} → ${file}` : ''
}
