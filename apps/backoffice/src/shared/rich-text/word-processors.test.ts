// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { withPlainMarkup } from './word-processors.ts';

/** The result for clipboard HTML, including the program's header and footer. */
function plain(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  const box = document.createElement('div');
  box.append(withPlainMarkup(template.content));
  return box.innerHTML
    .replace(/\s+/g, ' ')
    .replace(/<(\/?)span>/g, '')
    .trim();
}

it('pasted rich text: Google Docs text is bold only where it is', () => {
  expect(
    plain(
      '<b style="font-weight:normal;"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:700">Tese</span></h2>' +
        '<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;">O caixa </span>' +
        '<span style="font-size:11pt;font-weight:700;font-style:normal;text-decoration:none;">dobrou</span>' +
        '<span style="font-weight:400;font-style:italic;text-decoration:none;"> em um ano</span></p>' +
        '<ul><li dir="ltr" style="list-style-type:disc;"><p dir="ltr"><span style="font-weight:400;text-decoration:underline;">Margem</span></p></li></ul></b>',
    ),
  ).toBe(
    '<h2 dir="ltr"><strong>Tese</strong></h2><p dir="ltr">O caixa <strong>dobrou</strong><em> em um ano</em></p>' +
      '<ul><li dir="ltr"><p dir="ltr"><u>Margem</u></p></li></ul>',
  );
});

it("pasted rich text: Word's list paragraphs become a nested list", () => {
  const item = (level: number, bullet: string, text: string) =>
    `<p class="MsoListParagraph" style="text-indent:-18.0pt;mso-list:l0 level${level} lfo1"><span style="font-family:Symbol"><span style="mso-list:Ignore">${bullet}<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;</span></span></span>${text}</p>`;
  expect(
    plain(
      `<p class="MsoNormal"><b>Riscos</b></p>${item(1, '·', 'Câmbio')}${item(2, 'o', 'Hedge')}${item(1, '·', '<i>Juros</i>')}` +
        `<p class="MsoNormal">Depois:</p>${item(1, '1.', 'Comprar')}${item(1, '2.', 'Esperar')}`,
    ),
  ).toBe(
    '<p class="MsoNormal"><strong>Riscos</strong></p><ul><li>Câmbio<ul><li>Hedge</li></ul></li><li><em>Juros</em></li></ul>' +
      '<p class="MsoNormal">Depois:</p><ol><li>Comprar</li><li>Esperar</li></ol>',
  );
});

it('pasted rich text: a table row becomes a line, and headings one of the two kinds', () => {
  expect(
    plain(
      '<h1>Resultado</h1><table><tbody><tr><td><p>Receita</p></td><td>R$ 1,2 bi</td></tr></tbody></table><h4>Nota</h4>',
    ),
  ).toBe('<h2>Resultado</h2><table><tbody><p>Receita · R$ 1,2 bi</p></tbody></table><h3>Nota</h3>');
});
