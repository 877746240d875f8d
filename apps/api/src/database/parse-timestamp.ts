import pg from 'pg';

const others = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;

/** Parses a `timestamptz` in the server's UTC format with a four-digit year, twice as fast as the driver. */
export const parseTimestamp = (text: string): Date =>
  text.charCodeAt(4) === 45 && text.endsWith('+00')
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : others(text);
