/**
 * Makes the recordings and the film of the demo's library in the folder `recordings`, all of them synthesised. The files
 * are committed, so that nobody needs ffmpeg (Debian's, with libmp3lame and libx264) but to change one:
 * `node houses/morgenstern/demo/files/make-recordings.ts`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drawPlate, plateSide, plateTones, secondsPerFigure, type Plate } from './draw-plate.ts'
import { clapInHalls, figuredBass, organPipes, tuningNotes, type Sound } from './sounds.ts'

const folder = path.join(import.meta.dirname, './recordings')
const rate = 44_100
const framesPerSecond = 15

await mkdir(folder, { recursive: true })
await encodeSound('klatschen.mp3', clapInHalls(rate))
await encodeSound('pfeifen.mp3', organPipes(rate))
await encodeSound('stimmtoene.mp3', tuningNotes(rate))
await encodeSound('generalbass.mp3', figuredBass(rate))
await encodeFilm('klangfiguren.mp4')

async function encodeSound(name: string, sound: Sound): Promise<void> {
  const encoder = startEncoder(
    ['-i', '-', '-codec:a', 'libmp3lame', '-b:a', '64k', '-write_xing', '1'],
    name,
    ['-f', 's16le', '-ar', String(rate), '-ac', '1'],
  )
  encoder.stdin.end(samplesOf(sound))
  await finish(encoder)
}

async function encodeFilm(name: string): Promise<void> {
  const audio = path.join(folder, 'tone.raw')
  await writeFile(audio, samplesOf(plateTones(rate)))
  const size = `${plateSide}x${plateSide}`
  const encoder = startEncoder(
    [
      ['-f', 'rawvideo', '-pix_fmt', 'gray', '-s', size, '-r', String(framesPerSecond), '-i', '-'],
      ['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', audio],
      ['-codec:v', 'libx264', '-preset', 'slow', '-crf', '30', '-pix_fmt', 'yuv420p', '-threads', '1'],
      ['-codec:a', 'aac', '-b:a', '64k', '-movflags', '+faststart'],
    ].flat(),
    name,
  )
  let plate: Plate | null = null
  const frames = Math.round(secondsPerFigure * framesPerSecond)
  for (let figure = 0; ; figure++) {
    for (let frame = 0; frame < frames; frame++) {
      plate = drawPlate(plate, figure)
      if (plate === null) break
      if (!encoder.stdin.write(plate.picture)) await once(encoder.stdin, 'drain')
    }
    if (plate === null) break
  }
  encoder.stdin.end()
  await finish(encoder)
  await rm(audio)
}

/** The same input gives the same file: no times, no version of the encoder in it. */
function startEncoder(options: string[], name: string, input: string[] = []) {
  const target = path.join(folder, name)
  const plain = [
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:a',
    '+bitexact',
    '-flags:v',
    '+bitexact',
  ]
  const args = ['-y', '-loglevel', 'error', ...input, ...options, ...plain, target]
  return spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] })
}

async function finish(encoder: ReturnType<typeof startEncoder>): Promise<void> {
  const [code] = await once(encoder, 'exit')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)
}

/** As 16-bit samples, the loudest at nine tenths. */
function samplesOf(sound: Sound): Buffer {
  let loudest = 0
  for (const value of sound) loudest = Math.max(loudest, Math.abs(value))
  const samples = Buffer.alloc(sound.length * 2)
  for (const [index, value] of sound.entries())
    samples.writeInt16LE(Math.round((value / (loudest || 1)) * 29_490), index * 2)
  return samples
}
