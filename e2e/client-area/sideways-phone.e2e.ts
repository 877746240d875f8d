import { logIn } from '../support/log-in.ts';
import { publishReport } from '../support/publish-report.ts';
import { expect, test } from '../support/test.ts';
import { uniqueText } from '../support/unique.ts';

const NOTCH = 59;

test('sideways phone: no page and no reader has a text or a control under the notch', async ({ page, request }) => {
  const report = await publishReport(request, `Estudo ${uniqueText()}`, ['Capa', 'Contracapa']);
  const devTools = await page.context().newCDPSession(page);
  const insets = { top: 0, left: NOTCH, right: NOTCH, bottom: 21 };
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await logIn(page, 'ana');
  for (const [path, text] of [
    ['', 'Pagamentos pendentes'],
    ['conta/pagamentos', 'PAGO'],
    [`relatorios/${report}`, 'Capa'],
  ] as const)
    for (const size of [
      { width: 844, height: 390 },
      { width: 932, height: 430 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(`/#/${path}`);
      // A report's copy is stamped first.
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible({ timeout: 30_000 });
      expect(await page.evaluate(underNotch, NOTCH), `${path} at ${size.width} px`).toEqual([]);
    }
});

/** Runs in the page: the texts and controls that are shown at its sides. */
function underNotch(notch: number): string[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const STEP = 6;
  const xs = Array.from({ length: Math.floor(notch / STEP) }, (_, n) => n * STEP + 1);
  const ys = Array.from({ length: Math.floor(clientHeight / STEP) }, (_, n) => n * STEP + 1);
  const shown = ys.flatMap((y) =>
    xs.flatMap((x) => [document.elementFromPoint(x, y)!, document.elementFromPoint(clientWidth - 1 - x, y)!]),
  );
  const isText = (element: Element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
  return [...new Set(shown)].filter((each) => isText(each) || each.closest('button, a, input')).map((e) => e.outerHTML);
}
