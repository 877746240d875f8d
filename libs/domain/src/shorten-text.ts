/** At most so many code points, so that no half of an emoji is left; the last one is an ellipsis if the text goes on. */
export function shortenText(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
