// The position on the home page's card, as the rules report it. tools/samples.mjs writes this from sample.rec.

// biome-ignore format: written by a tool
export const SAMPLE = {"report":{"game":"dots","ply":100,"over":false,"scores":[28,21],"board":["BBCABDb","bBBBabb","bBBebeb","bCabcAa","aABBEAA","cbacbAA","EBAABDA"]},"setting":null,"effects":[{"kind":"stay","cell":"A3","dots":1},{"kind":"lay","cell":"A4","dots":2,"captured":false},{"kind":"lay","cell":"A5","dots":2,"captured":true},{"kind":"lay","cell":"A6","dots":2,"captured":true}],"due":[1]};
