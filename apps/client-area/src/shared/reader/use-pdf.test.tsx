// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('react-pdf', () => ({
  pdfjs: {
    PDFDataRangeTransport: Object,
    PDFWorker: { create: () => ({}) },
    getDocument: () => ({ promise: Promise.resolve('of this browser'), destroy: () => undefined }),
  },
}));
vi.mock('../worker-address.ts', () => ({ workerAddress: (address: string) => address }));
// Other test files have loaded it with mocks of theirs.
vi.resetModules();
const { usePdf } = await import('./use-pdf.ts');

afterEach(() => void vi.unstubAllGlobals());

test.each<[string, () => Promise<Response>, object]>([
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch')), { status: 'open', pdf: 'of this browser' }],
  ['closed', async () => Response.json({}, { status: 403 }), { status: 'failed', why: 'gone' }],
  ['gone', async () => Response.json({}, { status: 404 }), { status: 'failed', why: 'gone' }],
])('PDF: one that is %s opens, or not, from this browser', async (_what, answer, state) => {
  vi.stubGlobal('Worker', vi.fn<() => void>());
  vi.stubGlobal('fetch', answer);
  const source = { address: '/api/v1/client/reports/5/pdf', token: 't', kept: async () => new ArrayBuffer(5) };
  const { result } = renderHook(() => usePdf(source));
  await vi.waitFor(() => expect(result.current).toMatchObject(state));
});
