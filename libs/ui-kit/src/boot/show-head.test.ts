// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { showHead } from './show-head.ts';

const frame = '<div class="m-frame" aria-hidden="true"><aside></aside><section></section></div>';
const shown = () => document.querySelector('.m-frame > section')?.innerHTML;

test.each([
  [{ title: 'Pagamentos', purpose: 'Suas <compras>.' }, '<b>Pagamentos</b><p>Suas &lt;compras&gt;.</p>'],
  [{ title: 'Clientes' }, '<b>Clientes</b>'],
])('frame head: %j is shown once the frame is parsed, as text', async (head, html) => {
  document.body.innerHTML = '';
  showHead(head);
  document.body.append('Depois');
  document.body.innerHTML = frame;
  await vi.waitFor(() => expect(shown()).toBe(html));
  document.body.append('Mais');
  await Promise.resolve();
  expect(shown()).toBe(html);
});
