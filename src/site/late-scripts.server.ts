/**
 * Runs the page's script after its first paint: when the page has loaded and the browser is idle, or at the first
 * touch, key, focus or hover, whichever comes first. Until then links, disclosures and forms work as plain HTML.
 */
export const starter = [
  '(()=>{let d,E=["pointerdown","keydown","focusin","pointerover"],o={capture:!0,passive:!0},',
  'g=()=>{if(d)return;d=1;E.forEach(e=>removeEventListener(e,g,o));',
  'const n=document.createElement("script");n.type="module";',
  'n.textContent=document.getElementById("late").textContent;document.head.append(n);n.remove()};',
  'E.forEach(e=>addEventListener(e,g,o));',
  'addEventListener("load",()=>setTimeout(()=>(self.requestIdleCallback||setTimeout)(g),1))})()',
].join('')

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/

/** The page with its module script put aside until it is wanted, and nothing preloaded in front of its first paint. */
export function startScriptsLate(html: string): string {
  if (!moduleScript.test(html)) return html
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      moduleScript,
      (_, script: string) =>
        `<script type="text/plain" id="late">${script}</script><script>${starter}</script>`,
    )
}
