// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown } from './countdown.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('countdown: counts down by seconds and calls back once at the end', () => {
  const ended = vi.fn<() => void>();
  render(<Countdown until="2026-11-20T12:30:00Z" onEnd={ended} />);
  expect(screen.getByRole('timer').textContent).toBe('30:00');
  act(() => void vi.advanceTimersByTime(61_000));
  expect(screen.getByRole('timer').textContent).toBe('28:59');
  act(() => void vi.advanceTimersByTime(30 * 60_000));
  expect(screen.getByRole('timer').textContent).toBe('00:00');
  expect(ended).toHaveBeenCalledTimes(1);
});

it('countdown: is right after the machine slept', () => {
  render(<Countdown until="2026-11-20T12:30:00Z" />);
  vi.setSystemTime(new Date('2026-11-20T12:20:00Z'));
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('timer').textContent).toBe('09:59');
});
