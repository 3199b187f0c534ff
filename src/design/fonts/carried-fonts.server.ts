import faces from './carried-fonts.json' with { type: 'json' }

/**
 * A script that hands the browser the typefaces that every page carries: everyday letters of all faces. It stands in
 * front of the styles. As data in a style file each face would be a request that a browser queues, unpacks when it is
 * first wanted, and answers a moment later.
 */
export const carriedFontsScript = `for(const[a,d,b]of ${JSON.stringify(
  faces.map(({ family, descriptors, data }) => [family, descriptors, data]),
)}){const f=new FontFace(a,Uint8Array.from(atob(b),c=>c.charCodeAt(0)),d);document.fonts.add(f);f.load()}`
