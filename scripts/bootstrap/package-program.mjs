import { readFileSync } from 'node:fs'
import { inProject, Stop } from './project.mjs'

/**
 * Path of the JavaScript file of a package's command. The entries of node_modules/.bin are shell scripts on some
 * systems, so they cannot be run by a chosen Node.
 * @param {string} packageName
 * @param {string} command
 * @returns {string}
 */
export function programOf(packageName, command) {
  const manifest = JSON.parse(readFileSync(inProject('node_modules', packageName, 'package.json'), 'utf8'))
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[command]
  if (typeof file !== 'string') throw new Stop(`The package ${packageName} has no command ${command}.`)
  return inProject('node_modules', packageName, file)
}
