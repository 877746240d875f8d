/** Encodes a text as one unmasked WebSocket frame (RFC 6455, 5.2), which is then written to every connection. */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  const FINAL_TEXT = 0x81;
  if (length < 126) return Buffer.concat([Buffer.from([FINAL_TEXT, length]), payload]);
  if (length < 65_536) {
    const head = Buffer.from([FINAL_TEXT, 126, 0, 0]);
    head.writeUInt16BE(length, 2);
    return Buffer.concat([head, payload]);
  }
  const head = Buffer.alloc(10);
  head.set([FINAL_TEXT, 127]);
  head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, payload]);
}
