/** Checks who imports whom (import-rules/places.ts says who may) and prints each violation as `file:line: reason`. */
import path from 'node:path'
import { checkImports } from './import-rules/check.ts'

const root = path.resolve(import.meta.dirname, '..')
const { moduleCount, importCount, violations } = checkImports(root)
for (const { file, line, text } of violations) console.error(`${file}:${line}: ${text}`)
console.log(`Import rules: ${moduleCount} modules, ${importCount} imports, ${violations.length} violations`)
if (violations.length > 0) process.exitCode = 1
