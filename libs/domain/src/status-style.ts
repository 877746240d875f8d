/** How a status is shown everywhere: label, colour, and a shape that does not depend on colour. */
export interface StatusStyle {
  label: string;
  tone: 'success' | 'warning' | 'danger' | 'info' | 'neutral' | 'brand' | 'sun';
  mark: 'dot' | 'hollow' | 'dash' | 'none';
}
