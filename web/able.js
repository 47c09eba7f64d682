/** Whether Python can run in this browser. */
export function isAble() {
  const needed = [typeof WebAssembly, typeof Promise.withResolvers, typeof DecompressionStream];
  return needed.every((type) => type !== "undefined");
}
