import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { askAnswers, checkedAnswers } from './administrator-answers.ts';

/** A terminal user who answers each question as it appears, and closes the terminal after the last answer. */
function terminal(answers: readonly string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  const said = { text: '' };
  const left = [...answers];
  output.on('data', (chunk: Buffer) => {
    said.text += chunk.toString();
    if (!said.text.endsWith(': ')) return;
    const answer = left.shift();
    if (answer === undefined) input.end();
    else input.write(`${answer}\n`);
  });
  return { input, output, said, left };
}
/** Each question and message, without the input. */
const linesOf = (text: string) => text.split(/(?<=: )|\n/).filter((line) => line.trim() !== '');

const NAME = 'Nome completo de quem administra: ';
const EMAIL = 'Email de quem administra: ';

describe("the setup's questions", () => {
  it('are repeated until the answer is valid', async () => {
    const { input, output, said, left } = terminal([
      'Rita',
      '',
      '  Rita Alves ',
      'rita',
      'rita@casa',
      ' Rita@Casa.example ',
    ]);
    const answers = await askAnswers(input, output);
    expect(left).toEqual([]);
    expect(linesOf(said.text)).toEqual([
      NAME,
      'Informe nome e sobrenome de quem administra ("name").',
      NAME,
      'Informe nome e sobrenome de quem administra ("name").',
      NAME,
      EMAIL,
      'Informe um email válido de quem administra ("email").',
      EMAIL,
      'Informe um email válido de quem administra ("email").',
      EMAIL,
    ]);
    expect(checkedAnswers(answers)).toEqual({ name: 'Rita Alves', email: 'rita@casa.example' });
  });

  it.each([[[]], [['Rita Alves']]])('left unanswered after %j abort the setup', async (answers) => {
    const { input, output } = terminal(answers);
    await expect(askAnswers(input, output)).rejects.toThrow('Nada foi feito');
  });

  it('are not asked without a terminal; the error names the variables instead', async () => {
    const { input, output, said } = terminal(['Rita Alves', 'rita@casa.example']);
    await expect(askAnswers(Object.assign(input, { isTTY: false }), output)).rejects.toThrow('--answers ARQUIVO');
    expect(said.text).toBe('');
  });
});
