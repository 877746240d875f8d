import type pg from 'pg';
export async function addScale(_client: pg.Client, _now: Date): Promise<void> {}
