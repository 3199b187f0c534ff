import { renderSVG } from 'uqr'

/**
 * Draws a text as a QR code: the address of an SVG picture, with the quiet zone of four modules that readers need.
 */
export function drawQrCode(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 4 }))}`
}
