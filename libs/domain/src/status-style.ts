/** How a status looks everywhere: its words, its colour and the shape that says it without colour. */
export interface StatusStyle {
  label: string;
  tone: 'success' | 'warning' | 'danger' | 'info' | 'neutral' | 'brand' | 'sun';
  mark: 'dot' | 'hollow' | 'dash' | 'none';
}
