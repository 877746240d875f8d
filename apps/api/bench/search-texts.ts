import type pg from 'pg';

/** Typical searches of staff: whole names, parts of them, two letters, parts of e-mails, CPFs and phones. */
export async function searchTexts(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; email: string; cpf: string; phone: string }>(
    'select name, email, cpf, phone from client where removed_at is null and id % 4973 = 11 order by id limit 40',
  );
  return rows.flatMap(({ name, email, cpf, phone }) => {
    const words = name.split(' ');
    return [
      name,
      words[0]!,
      words.at(-1)!,
      `${words[0]} ${words.at(-1)}`,
      name.slice(0, 2),
      name.slice(0, 1),
      words.at(-1)!.slice(0, 4),
      email.split('@')[0]!,
      email.slice(0, 5),
      cpf.slice(0, 3),
      cpf.slice(0, 6),
      phone.slice(3, 8),
      phone.slice(3),
      'exemplo',
      `${words[0]!.slice(0, 3)} ${words.at(-1)!.slice(0, 2)}`,
      'ninguém assim',
    ];
  });
}
