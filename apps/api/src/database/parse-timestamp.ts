import pg from 'pg';

const others = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;

/** A `timestamptz` as the server writes it, in UTC, where that is a year of four digits: in half of the driver’s time. */
export const parseTimestamp = (text: string): Date =>
  text.charCodeAt(4) === 45 && text.endsWith('+00')
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : others(text);
