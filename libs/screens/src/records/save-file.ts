/** Browsers read the file after the click, on an iPhone once its person has agreed to the download. */
const READ_WITHIN_MS = 60_000;

/** Saves a file in memory to the user's device. */
export function saveFile(file: File): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN_MS);
}
