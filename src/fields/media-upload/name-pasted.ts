/** A pasted file with a distinct name, because browsers name every pasted picture `image.png`. */
export function namePasted(file: File): File {
  if (file.name !== 'image.png') return file
  const at = new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-')
  return new File([file], `${at}.png`, { type: file.type })
}
