/** The text of a response's body. Throws beyond `most` bytes. */
export async function readAtMost(
  body: AsyncIterable<Uint8Array> | readonly Uint8Array[],
  most: number,
  host: string,
): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > most) throw new Error(`${host} answered more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
