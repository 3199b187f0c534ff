import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Language } from '#i18n/languages.ts'

/** A screen without a monitor on which Orca reads. */
export type Desktop = {
  /** For the programs that it is to read. */
  env: Record<string, string>
  /** All that Orca has said so far. */
  said(): Promise<string[]>
  close(): Promise<void>
}

const locales: Record<Language, string> = { de: 'de_DE.UTF-8', en: 'en_US.UTF-8' }

/** Orca reads neither the keys nor the whole page when it opens, and writes each line of its log at once. */
const customizations = `import orca.debug as debug
import orca.settings as settings
if debug.debugFile:
    debug.debugFile.reconfigure(line_buffering=True)
settings.enableKeyEcho = False
settings.enablePositionSpeaking = True
settings.sayAllOnLoad = False
`
/** A synthesizer that does not exist: one that finds no loudspeaker would keep Orca waiting. */
const speechConfiguration = `AddModule "none" "sd_generic" "none.conf"
DefaultModule none
`

export async function openDesktop(language: Language): Promise<Desktop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-spoken-'))
  const children: ChildProcess[] = []
  const log = path.join(folder, 'orca.log')
  const { stdout: known } = await promisify(execFile)('locale', ['-a'])
  if (!known.includes(locales[language].replace('UTF-8', 'utf8')))
    throw new Error(`The locale ${locales[language]} is not installed (localedef).`)

  const env: Record<string, string> = {
    ...Object.fromEntries(
      Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    ),
    HOME: path.join(folder, 'home'),
    XDG_RUNTIME_DIR: path.join(folder, 'run'),
    XDG_DATA_HOME: path.join(folder, 'home/data'),
    XDG_CONFIG_HOME: path.join(folder, 'home/config'),
    LANG: locales[language],
    LC_ALL: locales[language],
    LANGUAGE: language,
    ACCESSIBILITY_ENABLED: '1',
  }
  const start = (program: string, args: string[], output: 'ignore' | 'pipe' = 'ignore') => {
    const child = spawn(program, args, { env, stdio: ['ignore', output, 'ignore'] })
    children.push(child)
    return child
  }
  await mkdir(env['HOME'] ?? '')
  await mkdir(env['XDG_RUNTIME_DIR'] ?? '', { mode: 0o700 })
  await writeIn(env['XDG_DATA_HOME'] ?? '', 'orca/orca-customizations.py', customizations)
  await writeIn(env['XDG_CONFIG_HOME'] ?? '', 'speech-dispatcher/speechd.conf', speechConfiguration)

  env['DISPLAY'] =
    `:${await firstLine(start('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24'], 'pipe'))}`
  env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(
    start('dbus-daemon', ['--session', '--nofork', '--print-address=1'], 'pipe'),
  )
  start('openbox', [])
  const set = (property: string) =>
    promisify(execFile)(
      'dbus-send',
      [
        '--session',
        '--dest=org.a11y.Bus',
        '--print-reply',
        '/org/a11y/bus',
        'org.freedesktop.DBus.Properties.Set',
        'string:org.a11y.Status',
        `string:${property}`,
        'variant:boolean:true',
      ],
      { env },
    )
  await set('IsEnabled')
  await set('ScreenReaderEnabled')
  start('orca', ['--replace', '--debug-file', log])
  const said = async () => (existsSync(log) ? readSpeech(await readFile(log, 'utf8')) : [])
  for (let attempt = 0; attempt < 300 && (await said()).length === 0; attempt++) await setTimeout(100)
  const close = async () => {
    for (const child of children.toReversed()) child.kill()
    await setTimeout(300)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  if ((await said()).length > 0) return { env, said, close }
  await close()
  throw new Error('Orca says nothing.')
}

/**
 * What Orca gives to the speech synthesizer, which need not exist. Left out are the names of keys, which the transcript
 * has already, and the reading of the whole page when it opens, which has no voice in the log.
 */
function readSpeech(log: string): string[] {
  return [...log.matchAll(/ - SPEECH OUTPUT: '(.*)' ?\{.*\}$/gm)].flatMap(([, words = '']) =>
    isKey(words) || isOfTheMoment.test(words) ? [] : [words.trim()],
  )
}

/** Orca adds a space to the name of a key. It repeats single letters only if somebody types slowly. */
function isKey(words: string): boolean {
  return words.endsWith(' ') || words === '' || /^[\p{L}\p{N}]$/u.test(words)
}

function firstLine({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part
      if (text.includes('\n')) resolve(text.split('\n')[0] ?? '')
    })
  })
}

async function writeIn(folder: string, file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(path.join(folder, file), content)
}

/** Said whenever the server happens to have saved. */
const isOfTheMoment = /^Entwurf gespeichert$/
