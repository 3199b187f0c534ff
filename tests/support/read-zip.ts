import { inflateRawSync } from 'node:zlib'

/** The files of an archive by their names, read from its central directory. Throws for a damaged one. */
export function readZip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const count = archive.readUInt16LE(end + 10)
  let at = archive.readUInt32LE(end + 16)
  const files = new Map<string, string>()
  for (let index = 0; index < count; index += 1) {
    const [packedSize, nameLength, extraLength, commentLength, start] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
      archive.readUInt32LE(at + 42),
    ]
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const content = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
    const packed = archive.subarray(content, content + packedSize)
    files.set(name, inflateRawSync(packed).toString('utf8'))
    at += 46 + nameLength + extraLength + commentLength
  }
  return files
}
