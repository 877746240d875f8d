/** What a reader has chosen on this device, whoever they are. */
export interface DeviceChoices {
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** No sound while nothing trades. */
  marketHoursOnly: boolean;
  desktop: boolean;
}

const KEY = 'mirante.panel-alerts';
const off: DeviceChoices = { sound: false, volume: 0.5, marketHoursOnly: true, desktop: false };

export function keptChoices(): DeviceChoices {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<DeviceChoices>;
    const { volume } = kept;
    const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 1;
    return {
      sound: kept.sound === true,
      volume: isVolume ? volume : off.volume,
      marketHoursOnly: kept.marketHoursOnly !== false,
      desktop: kept.desktop === true,
    };
  } catch {
    return off;
  }
}

/** A browser that keeps nothing has them until the page is left. */
export function keepChoices(choices: DeviceChoices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    return;
  }
}
