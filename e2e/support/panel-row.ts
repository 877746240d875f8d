import type { Locator, Page } from 'playwright/test';

/** Finds the row of an asset's trade in the live panel's tables. */
export const panelRowOf =
  (asset: string) =>
  (panel: Page, table: string): Locator =>
    panel.getByRole('table', { name: table, exact: true }).getByRole('row').filter({ hasText: asset });
