/** Samples a second; enough for the overtones of a low pipe. */
const rate = 11_025
const seconds = 6
const header = 44

/** A recording of an organ pipe's tone, in hertz, as WAV: sixteen overtones that begin and end softly. */
export function playPipe(frequency: number): Buffer {
  const samples = rate * seconds
  const file = Buffer.alloc(header + samples * 2)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20) // uncompressed
  file.writeUInt16LE(1, 22) // one channel
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(samples * 2, 40)
  for (let sample = 0; sample < samples; sample++) {
    const time = sample / rate
    const loudness = Math.min(1, time, (seconds - time) / 1.5)
    file.writeInt16LE(Math.round(9000 * loudness * toneAt(frequency, time)), header + sample * 2)
  }
  return file
}

function toneAt(frequency: number, time: number): number {
  let tone = 0
  for (let overtone = 1; overtone <= 16; overtone++)
    tone += Math.sin(2 * Math.PI * frequency * overtone * time) / overtone ** 0.8
  return tone / 4
}
