import { seededRandom } from '../random.ts'

/** A sound as samples between any two loudnesses; who writes it makes it as loud as it can be. */
export type Sound = Float64Array

/** How long each hall is listened to, and the times at which its reverberation has fallen by 60 decibels, in seconds. */
const secondsPerHall = 6
const halls = [
  { reverberation: 2.6, brightness: 0.35 },
  { reverberation: 1.6, brightness: 0.5 },
  { reverberation: 1.1, brightness: 0.6 },
  { reverberation: 0.4, brightness: 0.9 },
]

/** One clap, answered by the four empty halls, the largest first. */
export function clapInHalls(rate: number): Sound {
  const sound = new Float64Array(halls.length * secondsPerHall * rate)
  for (const [hall, { reverberation, brightness }] of halls.entries()) {
    const random = seededRandom('clap').next
    const begin = Math.round((hall * secondsPerHall + 0.5) * rate)
    let low = 0
    for (let sample = 0; begin + sample < (hall + 1) * secondsPerHall * rate; sample++) {
      const time = sample / rate
      const noise = random() * 2 - 1
      // High tones die first in a large hall: the filter closes with time.
      const openness = brightness * Math.exp(-time / reverberation)
      low += (noise - low) * Math.max(0.03, openness)
      const clap = noise * Math.exp(-time / 0.006)
      const answer = time < 0.012 ? 0 : 0.35 * low * Math.exp((-6.9 * time) / reverberation)
      sound[begin + sample] = clap + answer
    }
  }
  return fadeEnds(sound, rate, secondsPerHall)
}

const secondsPerPipe = 3.5
/** The C of each octave, in hertz: from a pipe of ten metres to one as long as a fingernail. */
const pipes = Array.from({ length: 10 }, (_, octave) => 16.3516 * 2 ** octave)

/** Ten pipes of an organ, the same note in each octave, from the lowest to the highest. */
export function organPipes(rate: number): Sound {
  return playNotes(
    pipes.map((frequency) => ({ frequency, strength: (overtone) => overtone ** -0.9 })),
    { rate, seconds: secondsPerPipe, attack: 0.12 },
  )
}

const secondsPerNote = 4.5
/** The A to which players tuned, in hertz: France around 1700 … Berlin today. */
const tunings = [392, 415, 422.5, 435, 440, 443]

/** The A of six times, as an oboe would give it. */
export function tuningNotes(rate: number): Sound {
  const oboe = [0.5, 0.8, 1, 0.75, 0.45, 0.3, 0.2, 0.12, 0.08]
  return playNotes(
    tunings.map((frequency) => ({ frequency, strength: (overtone) => oboe[overtone - 1] ?? 0 })),
    { rate, seconds: secondsPerNote, attack: 0.06 },
  )
}

const secondsPerChord = 5
/** The chords of a story, each as the notes of a keyboard (69 is the A above middle C), and where they begin in seconds. */
const chords: { at: number; notes: number[] }[][] = [
  [{ at: 0, notes: [45, 60, 64, 69] }],
  [{ at: 0, notes: [52, 60, 67, 72] }],
  [
    { at: 0, notes: [50, 60, 65, 69] },
    { at: 2, notes: [43, 59, 65, 67] },
  ],
  [
    { at: 0, notes: [52, 59, 64, 69] },
    { at: 2, notes: [52, 59, 64, 68] },
  ],
  [{ at: 0, notes: [45, 61, 64, 69] }],
]

/** A plain triad, then the figures 6, 7, 4 3 and a sharp, on plucked strings. */
export function figuredBass(rate: number): Sound {
  const sound = new Float64Array(chords.length * secondsPerChord * rate)
  for (const [index, parts] of chords.entries())
    for (const { at, notes } of parts)
      for (const [position, note] of notes.entries()) {
        const begin = Math.round((index * secondsPerChord + 0.2 + at + position * 0.045) * rate)
        pluck(sound, begin, { rate, frequency: 415 * 2 ** ((note - 69) / 12) })
      }
  return fadeEnds(sound, rate, secondsPerChord)
}

/** Adds a plucked string: noise that goes round in a line as long as one wave (Karplus and Strong, 1983). */
function pluck(sound: Sound, begin: number, { rate, frequency }: { rate: number; frequency: number }): void {
  const random = seededRandom(`string ${frequency}`).next
  const line = Float64Array.from({ length: Math.round(rate / frequency) }, () => random() * 2 - 1)
  for (let sample = 0; sample < rate * 3 && begin + sample < sound.length; sample++) {
    const position = sample % line.length
    const value = line[position] ?? 0
    line[position] = 0.4985 * (value + (line[(position + 1) % line.length] ?? 0))
    sound[begin + sample] = (sound[begin + sample] ?? 0) + value
  }
}

type Note = { frequency: number; strength: (overtone: number) => number }

function playNotes(notes: Note[], given: { rate: number; seconds: number; attack: number }): Sound {
  const { rate, seconds, attack } = given
  const length = Math.round(seconds * rate)
  const sound = new Float64Array(notes.length * length)
  for (const [index, { frequency, strength }] of notes.entries()) {
    const overtones = Math.min(24, Math.floor(16_000 / frequency))
    let total = 0
    for (let overtone = 1; overtone <= overtones; overtone++) total += strength(overtone)
    for (let sample = 0; sample < length; sample++) {
      const time = sample / rate
      let tone = 0
      for (let overtone = 1; overtone <= overtones; overtone++)
        tone += strength(overtone) * Math.sin(2 * Math.PI * frequency * overtone * time)
      const loudness = Math.min(1, time / attack, Math.max(0, (seconds - 0.4 - time) / 0.3))
      // The ear is most sensitive where the highest pipes are.
      const balance = Math.min(1, (440 / frequency) ** 0.35)
      sound[index * length + sample] = (tone / total) * loudness * balance
    }
  }
  return sound
}

/** Silences the last tenth of a second of each part, so that nothing clicks. */
function fadeEnds(sound: Sound, rate: number, seconds: number): Sound {
  const length = seconds * rate
  const fade = rate / 10
  return sound.map((value, index) => value * Math.min(1, (length - (index % length)) / fade))
}
