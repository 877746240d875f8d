const format = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** `1,8 MB`, `12 kB`. */
export const fileSize = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${format.format(bytes / 1024 / 1024)} MB` : `${Math.ceil(bytes / 1024)} kB`;
