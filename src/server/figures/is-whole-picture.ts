/**
 * Whether a file is as long as its header says, or ends as its format requires (JPEG, WebP, AVIF). Detects what a
 * power cut, a full disk or an interrupted copy leaves: empty and truncated files, and files of zeros.
 */
export function isWholePicture(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.length < 16) return false
  if (view.readUInt16BE(0) === 0xffd8) return view.readUInt16BE(view.length - 2) === 0xffd9
  if (view.toString('latin1', 0, 4) === 'RIFF') return view.readUInt32LE(4) + 8 === view.length
  return view.toString('latin1', 4, 8) === 'ftyp' && areBoxesWhole(view)
}

/** AVIF is a sequence of boxes, each of which begins with its length. */
function areBoxesWhole(view: Buffer): boolean {
  let at = 0
  while (at + 8 <= view.length) {
    const length = view.readUInt32BE(at)
    if (length === 0) return true // to the end of the file
    if (length < 8) return false
    at += length
  }
  return at === view.length
}
