import { readStoredJson, writeStoredJson } from '@mirante/ui-kit/boot/browser-storage.ts';

/** The alert settings of this device, for any user. */
export interface DeviceChoices {
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Mutes sounds outside market hours. */
  marketHoursOnly: boolean;
  desktop: boolean;
}

const KEY = 'mirante.panel-alerts';
const off: DeviceChoices = { sound: false, volume: 0.5, marketHoursOnly: true, desktop: false };

export function keptChoices(): DeviceChoices {
  const kept = readStoredJson(KEY, 'localStorage') as Partial<DeviceChoices> | null;
  if (!kept) return off;
  const { volume } = kept;
  const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 1;
  return {
    sound: kept.sound === true,
    volume: isVolume ? volume : off.volume,
    marketHoursOnly: kept.marketHoursOnly !== false,
    desktop: kept.desktop === true,
  };
}

/** Without storage the settings last until the page is left. */
export const keepChoices = (choices: DeviceChoices): void => void writeStoredJson(KEY, choices, 'localStorage');
