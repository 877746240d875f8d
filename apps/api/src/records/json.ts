/** A row as JSON: dates are ISO strings. */
export type Json<Row> = { [K in keyof Row]: Date extends Row[K] ? string | Exclude<Row[K], Date> : Row[K] };

export const asJson = <Row extends object>(row: Row): Json<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, value instanceof Date ? value.toISOString() : value]),
  ) as Json<Row>;
