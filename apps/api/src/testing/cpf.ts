let last = process.pid * 1000;

/** A CPF unused in this run, with valid check digits. */
export function nextCpf(): string {
  last += 1;
  const digits = [...String(last % 1_000_000_000).padStart(9, '0')].map(Number);
  for (const length of [9, 10]) {
    const rest = digits.slice(0, length).reduce((sum, digit, i) => sum + digit * (length + 1 - i), 0) % 11;
    digits.push(rest < 2 ? 0 : 11 - rest);
  }
  return digits.join('');
}
