// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { usePanelChoice } from './use-panel-choice.ts';

it('panel choice: a choice is added to an earlier one that is not shown yet', () => {
  const { result } = renderHook(usePanelChoice, { wrapper: MemoryRouter });
  const { chooseStrategy, toggleFollowed } = result.current;
  act(() => {
    chooseStrategy(1);
    toggleFollowed();
  });
  expect(result.current).toMatchObject({ strategy: 1, onlyFollowed: true });
  act(() => result.current.chooseStrategy(undefined));
  expect(result.current).toMatchObject({ strategy: undefined, onlyFollowed: true });
});
