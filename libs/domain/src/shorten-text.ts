/** At most so many characters, the last one an ellipsis if the text goes on. By code point: no half of an emoji is left. */
export function shortenText(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
