import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { violations } from './boundaries.ts';

const made: string[] = [];
afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
});

const manifest = (name: string, tag: string, ...needs: string[]) =>
  JSON.stringify({
    name: `@mirante/${name}`,
    nx: { tags: [`type:${tag}`] },
    dependencies: Object.fromEntries(needs.map((need) => [need, '1.0.0'])),
  });
const libs = ['domain', 'api-client', 'ui-kit', 'screens'].map((name) => `@mirante/${name}`);
const CLEAN: Record<string, string> = {
  'package.json': JSON.stringify({
    name: 'all',
    devDependencies: { vitest: '1.0.0', vite: '1.0.0', '@mirante/domain': '*' },
  }),
  'libs/domain/package.json': manifest('domain', 'model'),
  'libs/domain/src/money.ts': 'export const brl = 1;',
  'libs/api-client/package.json': manifest('api-client', 'data', ...libs),
  'libs/ui-kit/package.json': manifest('ui-kit', 'ui', ...libs),
  'libs/screens/package.json': manifest('screens', 'screens', ...libs),
  'apps/shop/package.json': manifest('shop', 'app', ...libs, '@mirante/api', 'react'),
  'apps/shop/vite.config.ts': "import { app } from '../../tools/vite.ts';",
  'apps/shop/src/app.tsx': "import { Offer } from './features/offer/offer.tsx'; import { useState } from 'react';",
  'apps/shop/src/features/offer/offer.tsx':
    "import { brl } from '@mirante/domain/money.ts'; export const Offer = () => <b>{brl}</b>;",
  'apps/shop/src/features/pix/pix.tsx': 'export const Pix = 1;',
  'apps/shop/src/features/sales/pages.tsx': "import { Refunds } from './refunds/refunds.tsx';",
  'apps/shop/src/features/sales/refunds/refunds.tsx': 'export const Refunds = 1;',
  'apps/shop/src/features/sales/payments/payments.tsx': 'export const Payments = 1;',
  'apps/shop/src/features/pix/pix.test.tsx': "import { test } from 'vitest'; import { readFileSync } from 'node:fs';",
  'apps/api/package.json': manifest('api', 'server', ...libs, 'pg'),
  'apps/api/src/products/coupons/coupons.store.ts':
    "import pg from 'pg'; import { readFileSync } from 'node:fs'; export const take = 1;",
  'apps/api/src/products/coupons/coupons.routes.ts': 'export const routes = 1;',
  'apps/api/src/products/routes.ts': "import { routes } from './coupons/coupons.routes.ts';",
  'apps/api/src/routes.ts': "import '../src/products/routes.ts';",
  'apps/api/src/sales/checkout/checkout.routes.ts': "import { take } from '../../products/coupons/coupons.store.ts';",
  'e2e/package.json': manifest('e2e', 'e2e', '@mirante/domain'),
  'tools/package.json': manifest('tools', 'tools'),
  'tools/bench/lists.ts': "import { factory } from '../../apps/api/src/testing/factory.ts';",
};

function planted(files: Record<string, string>): string[] {
  const base = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  made.push(base);
  for (const [file, content] of Object.entries({ ...CLEAN, ...files })) {
    mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
    writeFileSync(path.join(base, file), content);
  }
  return violations(base);
}

test('boundaries: a valid tree has no violation', () => {
  expect(planted({})).toEqual([]);
});

const offer = 'apps/shop/src/features/offer/offer.tsx';
test.each([
  [
    'a model that imports data',
    'libs/domain/src/a.ts',
    "import '@mirante/api-client/store.ts'",
    'type:model may not import @mirante/api-client',
  ],
  [
    'data that imports the interface',
    'libs/api-client/src/a.ts',
    "import '@mirante/ui-kit/theme/theme.ts'",
    'type:data may not import @mirante/ui-kit',
  ],
  [
    'an interface that imports data',
    'libs/ui-kit/src/a.ts',
    "import '@mirante/api-client/store.ts'",
    'type:ui may not import @mirante/api-client',
  ],
  [
    'an interface that imports screens',
    'libs/ui-kit/src/a.ts',
    "import '@mirante/screens/a.ts'",
    'type:ui may not import @mirante/screens',
  ],
  ['an app that imports an app', offer, "import '@mirante/api/main.ts'", 'type:app may not import @mirante/api'],
  [
    'a server that imports the interface',
    'apps/api/src/a.ts',
    "import '@mirante/ui-kit/theme/theme.ts'",
    'type:server may not import @mirante/ui-kit',
  ],
  [
    'a browser test that imports an app',
    'e2e/a.ts',
    "import '@mirante/shop/app.tsx'",
    'type:e2e may not import @mirante/shop',
  ],
  [
    'a tool that imports the server',
    'tools/a.ts',
    "import '@mirante/api/main.ts'",
    'type:tools may not import @mirante/api',
  ],
  [
    'an import by a dynamic import',
    'libs/domain/src/a.ts',
    "const a = () => import('@mirante/screens/a.ts')",
    'type:model may not import @mirante/screens',
  ],
  [
    'a re-export',
    'libs/domain/src/a.ts',
    "export * from '@mirante/screens/a.ts'",
    'type:model may not import @mirante/screens',
  ],
  [
    'a type named by import()',
    'libs/domain/src/a.ts',
    "export type A = import('@mirante/screens/a.ts').A",
    'type:model may not import @mirante/screens',
  ],
  [
    'an import of types only',
    'libs/domain/src/a.ts',
    "import type { A } from '@mirante/screens/a.ts'",
    'type:model may not import @mirante/screens',
  ],
  [
    'a dynamic import of what is not written out',
    offer,
    'const a = (name: string) => import(`./${name}.tsx`)',
    'must be written out',
  ],
  ['a glob', offer, "const a = import.meta.glob('../*/x.ts')", 'must be written out'],
  [
    'an undeclared package',
    'libs/domain/src/a.ts',
    "import 'lodash/fp'",
    'lodash is not declared in libs/domain/package.json',
  ],
  [
    'an undeclared package of a scope',
    'libs/domain/src/a.ts',
    "import '@mui/material/Button'",
    '@mui/material is not declared',
  ],
  ['a development dependency outside tests', 'libs/domain/src/a.ts', "import 'vitest'", 'vitest is not declared'],
  [
    'an undeclared library of ours',
    'libs/domain/src/a.ts',
    "import '@mirante/domain/money.ts'",
    'is this project itself',
  ],
  ['a path that leaves its project', offer, "import '../../../../api/src/main.ts'", 'leaves @mirante/shop'],
  [
    'a path into another library',
    'libs/ui-kit/src/a.ts',
    "import '../../domain/src/money.ts'",
    'leaves @mirante/ui-kit',
  ],
  [
    'a tool that reaches into the server',
    'tools/a.ts',
    "import '../apps/api/src/testing/factory.ts'",
    'leaves @mirante/tools',
  ],
  [
    'a measurement that reaches past the tests of the server',
    'tools/bench/a.ts',
    "import '../../apps/api/src/main.ts'",
    'leaves @mirante/tools',
  ],
  ['a module of Node in a browser', offer, "import { readFileSync } from 'node:fs'", 'does not exist in a browser'],
  [
    'a feature that imports another',
    offer,
    "import { Pix } from '../pix/pix.tsx'",
    'feature offer imports feature pix',
  ],
  [
    'a feature that imports another of its area',
    'apps/shop/src/features/sales/refunds/refunds.tsx',
    "import { Payments } from '../payments/payments.tsx';",
    'feature sales/refunds imports feature sales/payments',
  ],
  [
    'a feature that imports the pages of its area',
    'apps/shop/src/features/sales/payments/payments.tsx',
    "import { pages } from '../pages.tsx';",
    'feature sales/payments imports feature sales',
  ],
  [
    'an area’s pages that import a feature of another area',
    'apps/shop/src/features/sales/pages.tsx',
    "import { Pix } from '../pix/pix.tsx';",
    'feature sales imports feature pix',
  ],
  [
    'a feature that lazily imports another',
    offer,
    "const Pix = () => import('../pix/pix.tsx')",
    'feature offer imports feature pix',
  ],
  [
    "a folder of the API that imports another's routes",
    'apps/api/src/sales/checkout/a.ts',
    "import '../../products/coupons/coupons.routes.ts'",
    'sales/checkout imports the routes of products/coupons',
  ],
  [
    "a folder of the API that imports its area's routes",
    'apps/api/src/sales/checkout/a.ts',
    "import '../../products/routes.ts'",
    'for src/routes.ts',
  ],
  [
    'an area of the API that imports one which stands on it',
    'apps/api/src/products/offers/a.ts',
    "import '../../sales/checkout/order.ts'",
    'products imports sales, which stands on it',
  ],
  [
    'the ground floor of the API importing an area',
    'apps/api/src/database/a.ts',
    "import type { A } from '../products/coupons/coupons.store.ts'",
    'database imports products, which stands on it',
  ],
  [
    'an area of the API that imports what puts the whole together',
    'apps/api/src/house/docs/a.ts',
    "import '../../app.ts'",
    'house imports src/app.ts, which puts the whole together',
  ],
  [
    'an area of a library that imports one which stands on it',
    'libs/domain/src/products/a.ts',
    "import '../sales/payment.ts'",
    'products imports sales, which stands on it',
  ],
  [
    "every area's file of a library importing an area",
    'libs/domain/src/a.ts',
    "import './sales/payment.ts'",
    'src/a.ts is every area’s, and imports sales',
  ],
])('boundaries: %s is a violation', (_what, file, code, why) => {
  const found = planted({ [file]: code });
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`${file}:1: `);
  expect(found[0]).toContain(why);
});

test.each([
  [
    'two files',
    { 'libs/domain/src/a.ts': "import './b.ts'", 'libs/domain/src/b.ts': "import type { A } from './a.ts'" },
    ['libs/domain: a circle of files: src/a.ts, src/b.ts'],
  ],
  [
    'three files, one of which imports lazily',
    {
      'libs/ui-kit/src/a.ts': "import './b.ts'",
      'libs/ui-kit/src/b.ts': "export * from './c.ts'",
      'libs/ui-kit/src/c.ts': "const a = () => import('./a.ts')",
    },
    ['libs/ui-kit: a circle of files: src/a.ts, src/b.ts, src/c.ts'],
  ],
  [
    'two folders of an area',
    {
      'apps/api/src/sales/pix/a.ts': "import '../refunds/b.ts'",
      'apps/api/src/sales/refunds/c.ts': "import '../pix/d.ts'",
    },
    ['apps/api: a circle of folders: sales/pix, sales/refunds'],
  ],
  [
    "an area's own files and a folder of it",
    {
      'apps/api/src/sales/a.ts': "import './pix/b.ts'",
      'apps/api/src/sales/pix/c.ts': "import '../d.ts'",
    },
    ['apps/api: a circle of folders: sales, sales/pix'],
  ],
])('boundaries: a cycle between %s is a violation', (_what, files, expected) => {
  expect(planted(files)).toEqual(expected);
});

test('boundaries: a violation names its line', () => {
  expect(planted({ 'libs/domain/src/a.ts': "\n\nimport 'lodash'" })[0]).toMatch(/^libs\/domain\/src\/a\.ts:3: /);
});

test('boundaries: a project without a tag is refused', () => {
  expect(() => planted({ 'libs/domain/package.json': '{"name":"@mirante/domain"}' })).toThrow('has none of the tags');
});
