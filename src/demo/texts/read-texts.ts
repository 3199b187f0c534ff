import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { perLanguage, type Localized } from '#i18n/languages.ts'

/** A text in both languages, as data has it. */
export const localized = z.strictObject({ de: z.string(), en: z.string() })

/** A text that may be written once, if it is the same in both languages. */
export const sameOrLocalized = z.union([z.string().transform((text) => ({ de: text, en: text })), localized])

/** The Markdown of a file, whose lines have the same numbers as in the file. */
export type TextFile = { file: string; body: string }
/** What a Markdown file says at its beginning, between lines of three dashes, and its content. */
export type Text<Head> = Head & TextFile

/** Opens a folder of texts, given by its path. They are read as files, from the sources as well as from the build. */
export function openTexts(texts: string) {
  return {
    /** Reads a file of data, whose form is `schema`; throws with its name. */
    readData: <Data>(file: string, schema: z.ZodType<Data>): Data =>
      check(file, readFileSync(path.join(texts, file), 'utf8'), schema),
    /** The names of the texts in a folder. */
    listTexts: (folder: string): string[] =>
      globSync('*.de.md', { cwd: path.join(texts, folder) })
        .map((file) => file.replace(/\.de\.md$/, ''))
        .toSorted(),
    /** Reads the text `name`, such as `pages/visit`, in both languages; throws with the name of a file that is wrong. */
    readText: <Head extends object>(name: string, head: z.ZodType<Head>): Localized<Text<Head>> =>
      perLanguage((language) => readOne(texts, `${name}.${language}.md`, head)),
  }
}

function readOne<Head extends object>(folder: string, file: string, schema: z.ZodType<Head>): Text<Head> {
  const text = readFileSync(path.join(folder, file), 'utf8')
  const [start = '', head = ''] = /^---\r?\n(.*?)\r?\n---\r?\n/s.exec(text) ?? []
  const body = start.replaceAll(/[^\n]/g, '') + text.slice(start.length)
  return { ...check(file, `\n${head}`, schema), file, body }
}

/** Reads YAML and checks its form. */
function check<Data>(file: string, yaml: string, schema: z.ZodType<Data>): Data {
  const document = parseDocument(yaml)
  const [wrong] = document.errors
  if (wrong) throw new Error(`${file}: ${wrong.message}`)
  const read = schema.safeParse(document.toJS() ?? {})
  if (read.success) return read.data
  const errors = read.error.issues.map(({ path: at, message }) => `${at.join('.')} ${message}`)
  throw new Error(`${file}: ${errors.join(', ')}`)
}
