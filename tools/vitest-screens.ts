// Spares screen tests work whose result none of them sees.
import { StyleSheet } from '@emotion/sheet';
import { configure, getConfig } from '@testing-library/react';
import * as react from 'react';

/** Rules that can hide an element or alter its accessible name. */
const AFFECTING = /display|visibility|pointer-events/;
const { insert } = StyleSheet.prototype;
// happy-dom matches every rule against every element whose role or name is asked for, and its ancestors.
StyleSheet.prototype.insert = function (rule) {
  if (AFFECTING.test(rule)) insert.call(this, rule);
};

// React captures a stack for each element, which only its development tools show, until it has captured thousands.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as Record<
  string,
  object
>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

const { getElementError } = getConfig();
const isRepeated = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
configure({
  // Each failure of a search that is repeated would print the whole page; `waitFor` prints it into the last one.
  getElementError: (message, container) =>
    isRepeated()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
